import CSDL2
import GestureCore
import SDLHost
import WindowDrawing

/// A window without a screen, a host, and events that are pushed into SDL's queue.
final class Pushed {
  let drawn: DrawnWindow
  let host: SDLHost

  init(_ client: any SDLHostClient, size: Size = Size(width: 1000, height: 700)) throws {
    SDL_SetHintWithPriority("SDL_VIDEODRIVER", "dummy", SDL_HINT_OVERRIDE)
    drawn = try DrawnWindow(title: "test", size: size)
    host = SDLHost(window: drawn.window, client: client)
    discardOwnEvents()
  }

  private var id: UInt32 { SDL_GetWindowID(drawn.window) }

  /// Drops what SDL says of a window that opens, such as that it has the focus.
  private func discardOwnEvents() {
    SDL_PumpEvents()
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  // MARK: Events

  /// A finger's event, in points of the window.
  func finger(
    _ number: Int64, _ type: SDL_EventType, _ x: Double, _ y: Double, device: Int64 = 7
  ) {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.windowID = id
    event.tfinger.touchId = device
    event.tfinger.fingerId = number
    event.tfinger.x = Float(x / host.size.width)
    event.tfinger.y = Float(y / host.size.height)
    event.tfinger.pressure = 0.5
    SDL_PushEvent(&event)
  }

  func mouse(_ type: SDL_EventType, _ x: Int32, _ y: Int32, button: UInt8, from: UInt32 = 0) {
    var event = SDL_Event()
    if type == SDL_MOUSEMOTION {
      event.motion.windowID = id
      event.motion.which = from
      (event.motion.x, event.motion.y) = (x, y)
      event.motion.state = button == 0 ? 0 : 1 << UInt32(button - 1)
    } else {
      event.button.windowID = id
      event.button.which = from
      event.button.button = button
      (event.button.x, event.button.y) = (x, y)
    }
    event.type = type.rawValue
    SDL_PushEvent(&event)
  }

  func wheel(_ x: Float, _ y: Float) {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.windowID = id
    (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
    SDL_PushEvent(&event)
  }

  func key(
    _ code: SDL_KeyCode, _ type: SDL_EventType = SDL_KEYDOWN, modifiers: SDL_Keymod = KMOD_NONE,
    repeats: Bool = false
  ) {
    var event = SDL_Event()
    event.key.type = type.rawValue
    event.key.windowID = id
    event.key.keysym.sym = Int32(bitPattern: code.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.repeat = repeats ? 1 : 0
    SDL_PushEvent(&event)
  }

  func window(_ what: SDL_WindowEventID) {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = id
    event.window.event = UInt8(what.rawValue)
    SDL_PushEvent(&event)
  }

  func quit() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
  }

  /// Handles all that was pushed.
  func turn() { host.turn() }

  /// A finger comes down, moves on a straight line in four steps, and may lift.
  func drag(_ number: Int64, from: Point, by way: Vector, lifts: Bool = true) {
    finger(number, SDL_FINGERDOWN, from.x, from.y)
    for step in 1...4 {
      let place = from + way * (Double(step) / 4)
      finger(number, SDL_FINGERMOTION, place.x, place.y)
    }
    if lifts { finger(number, SDL_FINGERUP, from.x + way.dx, from.y + way.dy) }
  }
}

/// Writes down what a host sends.
final class Notes: SDLHostClient {
  var events: [InputEvent] = []
  var cancellations = 0
  var size = Size.zero
  var deadline: Timestamp?

  var nextDeadline: Timestamp? { deadline }
  func send(_ event: InputEvent) { events.append(event) }
  func advance(to moment: Timestamp) {}
  func cancelAllTouches() { cancellations += 1 }
  func windowSizeChanged(to size: Size) { self.size = size }

  var touches: [TouchInput] { events.flatMap(\.touches) }
  var indirect: [IndirectInput] { events.flatMap(\.indirect) }
}
