public import CSDL2
public import GestureCore

/// What an ``SDLHost`` drives: a dispatcher, or something that has one.
///
/// All places are in points of the window, from its upper left corner.
public protocol SDLHostClient: AnyObject {
  /// When ``advance(to:)`` has to be called next; nil for never.
  var nextDeadline: Timestamp? { get }
  func send(_ event: InputEvent)
  func advance(to moment: Timestamp)
  func cancelAllTouches()
  /// The window has got a new size.
  func windowSizeChanged(to size: Size)
}

extension Dispatcher: SDLHostClient {
  public func send(_ event: InputEvent) { send(event, to: nil) }

  public func windowSizeChanged(to size: Size) {
    windows.first?.frame = Rect(origin: .zero, size: size)
  }
}

/// Waits for the events of an SDL window and for deadlines, and hands both to a dispatcher.
///
/// ```swift
/// let host = SDLHost(window: window, client: dispatcher)
/// while !host.isOver {
///   host.turn()
///   draw()
/// }
/// ```
///
/// It needs SDL 2.0.18 or later, and is to be used on the thread that has initialized SDL. Times
/// are those of SDL's clock. SDL 2 has no event for pens: it reports them as a mouse, without
/// pressure and tilt. Nor does it tell the size of a contact.
public final class SDLHost {
  /// Whether the window was closed, or the user has asked the program to end.
  public private(set) var isOver = false
  /// The view that keys act on: Return and the space bar are its `activate`, Escape is `escape`,
  /// the arrows are `increment` and `decrement`.
  public weak var focusedView: View?
  /// Called for a key that has gone down and is no action, with its code, such as `SDLK_n`.
  public var onKey: (SDL_KeyCode) -> Void = { _ in }
  /// How far a notch of a wheel scrolls. Unit: points. Default: 48, three lines of text.
  public var pointsPerNotch = 48.0

  private let window: OpaquePointer
  private let client: any SDLHostClient
  private var fingers: [Finger: TouchID] = [:]
  /// The touch is there while a button is down that has not been cancelled.
  private var mouse = (location: Point.zero, touch: TouchID?.none, buttons: UInt32(0))
  private var lastID = 0
  /// The keys that were held down at the event that is handled. SDL tells only which are held now.
  private var modifiers: ModifierFlags = []

  /// A finger as SDL names it: unique on its device.
  private struct Finger: Hashable {
    var device: Int64
    var number: Int64
  }

  /// - Parameters:
  ///   - window: an `SDL_Window`, which has to exist for as long as the host does.
  ///   - client: usually the dispatcher.
  public init(window: OpaquePointer, client: any SDLHostClient) {
    self.window = window
    self.client = client
    client.windowSizeChanged(to: size)
  }

  /// The size of the window. Unit: points, of which SDL says how many pixels they have:
  /// `SDL_GetWindowSize` in relation to `SDL_GetRendererOutputSize`.
  public var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// The present time of SDL's clock.
  public static var now: Timestamp { Timestamp(nanoseconds: Int64(SDL_GetTicks64()) * 1_000_000) }

  /// Waits for the next event or the next deadline, whichever comes first, and handles it and all
  /// events that have come meanwhile.
  public func turn() {
    var event = SDL_Event()
    guard let deadline = client.nextDeadline else {
      // SDL waits for ever, or can't wait at all.
      guard SDL_WaitEvent(&event) != 0 else { return close() }
      return handleAll(from: &event)
    }
    let wait = ((deadline - Self.now) / .milliseconds(1)).rounded(.up)
    if SDL_WaitEventTimeout(&event, Int32(max(0, min(wait, 60_000)))) != 0 {
      handleAll(from: &event)
    } else {
      client.advance(to: Self.now)
    }
  }

  /// Events first: each has a time of its own, however late the program reads it.
  private func handleAll(from event: inout SDL_Event) {
    repeat { handle(event) } while !isOver && SDL_PollEvent(&event) != 0
    client.advance(to: Self.now)
  }

  /// Handles an event, for a program that has a loop of its own. Such a loop also calls the
  /// dispatcher's `advance(to:)`.
  public func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: handleFinger(event.tfinger)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: handleButton(event.button)
    case SDL_MOUSEMOTION: handleMotion(event.motion)
    case SDL_MOUSEWHEEL: handleWheel(event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP: handleKey(event.key)
    case SDL_WINDOWEVENT: handleWindow(event.window)
    case SDL_APP_WILLENTERBACKGROUND: cancelAll()
    case SDL_QUIT, SDL_APP_TERMINATING: close()
    default: break
    }
  }

  private func cancelAll() {
    fingers = [:]
    mouse.touch = nil
    client.cancelAllTouches()
  }

  /// Cancels the touches that are down, and ends the loop.
  public func close() {
    cancelAll()
    isOver = true
  }
}

@available(*, unavailable)
extension SDLHost: Sendable {}

// MARK: Fingers

extension SDLHost {
  private func handleFinger(_ event: SDL_TouchFingerEvent) {
    // SDL can make fingers of a mouse, which reports itself already. A touchpad's fingers move its
    // pointer: they are not on the window.
    guard isHere(event.windowID), event.touchId != -1,
      SDL_GetTouchDeviceType(event.touchId) != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
    else { return }
    let finger = Finger(device: event.touchId, number: event.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      if let lost = fingers[finger] { sendFinger(lost, .cancelled, event) }
      let id = nextID()
      fingers[finger] = id
      sendFinger(id, .began, event)
    case SDL_FINGERMOTION:
      if let id = fingers[finger] { sendFinger(id, .moved, event) }
    default:
      if let id = fingers.removeValue(forKey: finger) { sendFinger(id, .ended, event) }
    }
  }

  /// SDL gives a finger's place as a share of the window's size.
  private func sendFinger(_ id: TouchID, _ phase: TouchPhase, _ event: SDL_TouchFingerEvent) {
    let place = Point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    let touch = TouchInput(
      id: id, phase: phase, location: place, pressure: Double(event.pressure))
    send(InputEvent(at: Self.time(of: event.timestamp), touches: [touch]))
  }

  /// Each touch gets an id of its own.
  private func nextID() -> TouchID {
    lastID += 1
    return TouchID(lastID)
  }
}

// MARK: The mouse

extension SDLHost {
  /// The mouse is one touch from the first button that goes down to the last one that comes up.
  private func handleButton(_ event: SDL_MouseButtonEvent) {
    guard isHere(event.windowID), event.which != Self.mouseOfFingers, event.button > 0 else {
      return
    }
    let bit = UInt32(1) << UInt32(event.button - 1)
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    let before = mouse.buttons
    mouse.buttons = isDown ? before | bit : before & ~bit
    mouse.location = Point(x: Double(event.x), y: Double(event.y))
    if isDown && before == 0 {
      let id = nextID()
      mouse.touch = id
      sendMouse(id, .began, mouse.buttons, event.timestamp)
    } else if let id = mouse.touch {
      let isLast = mouse.buttons == 0
      if isLast { mouse.touch = nil }
      sendMouse(id, isLast ? .ended : .moved, isLast ? before : mouse.buttons, event.timestamp)
    }
  }

  private func handleMotion(_ event: SDL_MouseMotionEvent) {
    guard isHere(event.windowID), event.which != Self.mouseOfFingers else { return }
    mouse.location = Point(x: Double(event.x), y: Double(event.y))
    if let id = mouse.touch {
      sendMouse(id, .moved, mouse.buttons, event.timestamp)
    } else if event.state == 0 {
      send(InputEvent(at: Self.time(of: event.timestamp), .hover(HoverInput(at: mouse.location))))
    }
  }

  private func sendMouse(_ id: TouchID, _ phase: TouchPhase, _ buttons: UInt32, _ ticks: UInt32) {
    // SDL counts the middle button before the right one.
    var mask = Int(buttons) & ~0b110
    if buttons & 0b100 != 0 { mask |= ButtonMask.secondary.rawValue }
    if buttons & 0b010 != 0 { mask |= 0b100 }
    let touch = TouchInput(
      id: id, phase: phase, location: mouse.location, type: .mouse,
      buttons: ButtonMask(rawValue: mask))
    send(InputEvent(at: Self.time(of: ticks), touches: [touch]))
  }

  /// A wheel with notches turns by whole ones; fractions come from smooth wheels and touchpads. SDL
  /// 2 reports neither their beginning nor their end.
  private func handleWheel(_ event: SDL_MouseWheelEvent) {
    guard isHere(event.windowID), event.which != Self.mouseOfFingers else { return }
    let (x, y) = (Double(event.preciseX), Double(event.preciseY))
    let isWhole = x == x.rounded() && y == y.rounded()
    // Positive is to the right, which moves contents to the left; and up, which moves them down.
    let delta = Vector(dx: -x, dy: y) * pointsPerNotch
    let scroll = ScrollInput(
      at: mouse.location, by: delta, kind: isWhole ? .discrete : .continuous)
    send(InputEvent(at: Self.time(of: event.timestamp), .scroll(scroll)))
  }

  /// SDL can make a mouse of fingers, which report themselves already: its `SDL_TOUCH_MOUSEID`.
  private static var mouseOfFingers: UInt32 { .max }
}

// MARK: Keys and the window

extension SDLHost {
  private func handleKey(_ event: SDL_KeyboardEvent) {
    modifiers = Self.modifiers(Int(event.keysym.mod))
    guard isHere(event.windowID), event.type == SDL_KEYDOWN.rawValue else { return }
    let key = SDL_KeyCode(UInt32(bitPattern: event.keysym.sym))
    guard let focusedView, focusedView.window != nil, let (name, repeats) = Self.action(of: key)
    else { return event.repeat == 0 ? onKey(key) : () }
    guard repeats || event.repeat == 0 else { return }
    send(InputEvent(at: Self.time(of: event.timestamp), .action(name, on: focusedView)))
  }

  private static func action(of key: SDL_KeyCode) -> (ActionName, repeats: Bool)? {
    switch key {
    case SDLK_RETURN, SDLK_KP_ENTER, SDLK_SPACE: (.activate, false)
    case SDLK_ESCAPE: (.escape, false)
    case SDLK_UP, SDLK_RIGHT: (.increment, true)
    case SDLK_DOWN, SDLK_LEFT: (.decrement, true)
    default: nil
    }
  }

  private func handleWindow(_ event: SDL_WindowEvent) {
    guard isHere(event.windowID) else { return }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: client.windowSizeChanged(to: size)
    case SDL_WINDOWEVENT_LEAVE where mouse.touch == nil:
      send(InputEvent(at: Self.time(of: event.timestamp), .hover(HoverInput(at: nil))))
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: cancelAll()
    case SDL_WINDOWEVENT_FOCUS_GAINED: modifiers = Self.modifiers(Int(SDL_GetModState().rawValue))
    case SDL_WINDOWEVENT_CLOSE: close()
    default: break
    }
  }

  /// Fingers have no window on some systems; then they are on the only one.
  private func isHere(_ id: UInt32) -> Bool { id == 0 || id == SDL_GetWindowID(window) }

  private func send(_ event: InputEvent) {
    var event = event
    event.modifiers = modifiers
    client.send(event)
  }

  /// An event has the lower 32 bits of the time in milliseconds.
  private static func time(of ticks: UInt32) -> Timestamp {
    let now = SDL_GetTicks64()
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: now) &- ticks)
    return Timestamp(nanoseconds: (Int64(now) - Int64(max(0, age))) * 1_000_000)
  }

  private static func modifiers(_ state: Int) -> ModifierFlags {
    let keys: [(SDL_Keymod, ModifierFlags)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .option), (KMOD_GUI, .command),
      (KMOD_CAPS, .capsLock),
    ]
    return keys.reduce(into: []) { if state & Int($1.0.rawValue) != 0 { $0.insert($1.1) } }
  }
}
