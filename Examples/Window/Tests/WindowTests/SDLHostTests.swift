import CSDL2
import GestureCore
import LongPressGesture
import SDLHost
import Testing
import WindowDrawing

// SDL belongs to one thread: all suites that use it are parts of this one.
@Suite(.serialized) @MainActor struct Windows {}

extension Windows {
  @Suite @MainActor struct `A host of SDL` {
    let notes = Notes()
    let pushed: Pushed

    init() throws { pushed = try Pushed(notes) }

    @Test func `gives fingers ids of their own, in points`() throws {
      pushed.finger(4, SDL_FINGERDOWN, 100, 200)
      pushed.finger(4, SDL_FINGERDOWN, 300, 350, device: 8)
      pushed.finger(4, SDL_FINGERMOTION, 110, 200)
      pushed.finger(4, SDL_FINGERUP, 300, 350, device: 8)
      pushed.turn()
      #expect(notes.touches.map(\.phase) == [.began, .began, .moved, .ended])
      let ids = notes.touches.map(\.id)
      #expect(ids[0] == ids[2] && ids[1] == ids[3] && ids[0] != ids[1])
      let place = try #require(notes.touches[0].location)
      #expect(place.distance(to: Point(x: 100, y: 200)) < 0.01)
      #expect(notes.touches.allSatisfy { $0.type == .direct && $0.pressure == 0.5 })
    }

    @Test func `gives events their own times, however late they are read`() {
      let ticks = UInt32(truncatingIfNeeded: SDL_GetTicks64())
      for (type, age) in [(SDL_FINGERDOWN, 5_000), (SDL_FINGERUP, 4_900)]
        as [(SDL_EventType, UInt32)]
      {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.timestamp = ticks &- age
        pushed.host.handle(event)
      }
      #expect(notes.events[1].timestamp - notes.events[0].timestamp == .milliseconds(100))
    }

    @Test func `cancels a finger that comes down twice`() {
      pushed.finger(1, SDL_FINGERDOWN, 10, 10)
      pushed.finger(1, SDL_FINGERDOWN, 20, 20)
      pushed.turn()
      #expect(notes.touches.map(\.phase) == [.began, .cancelled, .began])
    }

    @Test func `ignores what SDL makes of a mouse or of a finger a second time`() {
      pushed.finger(1, SDL_FINGERDOWN, 10, 10, device: -1)
      pushed.mouse(SDL_MOUSEBUTTONDOWN, 10, 10, button: 1, from: .max)
      pushed.mouse(SDL_MOUSEMOTION, 20, 10, button: 1, from: .max)
      pushed.mouse(SDL_MOUSEBUTTONUP, 20, 10, button: 1, from: .max)
      pushed.turn()
      #expect(notes.events == [])
    }

    @Test func `makes one touch of the mouse's buttons`() {
      pushed.mouse(SDL_MOUSEMOTION, 5, 5, button: 0)
      pushed.mouse(SDL_MOUSEBUTTONDOWN, 10, 10, button: 1)
      pushed.mouse(SDL_MOUSEBUTTONDOWN, 10, 10, button: 3)
      pushed.mouse(SDL_MOUSEBUTTONUP, 10, 10, button: 1)
      pushed.mouse(SDL_MOUSEMOTION, 20, 10, button: 3)
      pushed.mouse(SDL_MOUSEBUTTONUP, 20, 10, button: 3)
      pushed.turn()
      #expect(notes.indirect == [.hover(HoverInput(at: Point(x: 5, y: 5)))])
      #expect(notes.touches.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
      #expect(
        notes.touches.map(\.buttons)
          == [.primary, [.primary, .secondary], .secondary, .secondary, .secondary])
      #expect(notes.touches.allSatisfy { $0.type == .mouse })
    }

    @Test(
      arguments: [
        (0, 1, Vector(dx: 0, dy: 48), ScrollInput.Kind.discrete),
        (1, 0, Vector(dx: -48, dy: 0), .discrete), (0, -0.25, Vector(dx: 0, dy: -12), .continuous),
      ] as [(Float, Float, Vector, ScrollInput.Kind)])
    func `scrolls where the pointer is`(
      x: Float, y: Float, delta: Vector, kind: ScrollInput.Kind
    ) {
      pushed.mouse(SDL_MOUSEMOTION, 30, 40, button: 0)
      pushed.wheel(x, y)
      pushed.turn()
      let scroll = ScrollInput(at: Point(x: 30, y: 40), by: delta, kind: kind)
      #expect(notes.indirect.last == .scroll(scroll))
    }

    @Test func `tells which modifier keys were held down at an event`() {
      pushed.key(SDLK_LSHIFT, modifiers: SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue))
      pushed.wheel(0, 1)
      pushed.key(SDLK_LSHIFT, SDL_KEYUP)
      pushed.wheel(0, 1)
      pushed.turn()
      #expect(notes.events.map(\.modifiers) == [[.shift, .control], []])
    }

    @Test func `makes actions of keys, on the view that has the focus`() {
      let window = Window(size: Size(width: 100, height: 100))
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      pushed.host.focusedView = view
      var keys: [SDL_KeyCode] = []
      pushed.host.onKey = { keys.append($0) }
      for code in [SDLK_SPACE, SDLK_RETURN, SDLK_UP, SDLK_LEFT, SDLK_ESCAPE, SDLK_n] {
        pushed.key(code)
        pushed.key(code, repeats: true)
        pushed.key(code, SDL_KEYUP)
      }
      pushed.turn()
      let names: [ActionName] = [
        .activate, .activate, .increment, .increment, .decrement, .decrement, .escape,
      ]
      #expect(notes.indirect == names.map { .action($0, on: view) })
      #expect(keys == [SDLK_n])
      view.removeFromSuperview()
      pushed.key(SDLK_SPACE)
      pushed.turn()
      #expect(keys == [SDLK_n, SDLK_SPACE])
    }

    @Test func `says when the pointer leaves, and when the window changes its size`() {
      pushed.window(SDL_WINDOWEVENT_LEAVE)
      SDL_SetWindowSize(pushed.drawn.window, 640, 480)
      pushed.turn()
      #expect(notes.indirect == [.hover(HoverInput(at: nil))])
      #expect(notes.size == Size(width: 640, height: 480))
    }

    @Test(arguments: [
      SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED,
    ])
    func `cancels all touches, and hears no more of them`(what: SDL_WindowEventID) {
      pushed.finger(1, SDL_FINGERDOWN, 10, 10)
      pushed.mouse(SDL_MOUSEBUTTONDOWN, 10, 10, button: 1)
      pushed.window(what)
      pushed.finger(1, SDL_FINGERMOTION, 20, 20)
      pushed.finger(1, SDL_FINGERUP, 20, 20)
      pushed.mouse(SDL_MOUSEMOTION, 20, 20, button: 1)
      pushed.mouse(SDL_MOUSEBUTTONUP, 20, 20, button: 1)
      pushed.turn()
      #expect(notes.touches.map(\.phase) == [.began, .began])
      #expect(notes.cancellations == 1)
      #expect(notes.indirect == [])
      pushed.mouse(SDL_MOUSEBUTTONDOWN, 10, 10, button: 1)
      pushed.turn()
      #expect(notes.touches.last?.phase == .began)
      #expect(!pushed.host.isOver)
    }

    @Test(arguments: [true, false])
    func `cancels all touches and is over when the window closes`(byQuitting: Bool) {
      pushed.finger(1, SDL_FINGERDOWN, 10, 10)
      if byQuitting { pushed.quit() } else { pushed.window(SDL_WINDOWEVENT_CLOSE) }
      pushed.turn()
      #expect(notes.cancellations == 1)
      #expect(pushed.host.isOver)
    }
  }
}

extension Windows {
  @Suite @MainActor struct `A dispatcher on a host of SDL` {
    let dispatcher = Dispatcher(window: Window(size: .zero))
    let pushed: Pushed
    var root: Window { dispatcher.windows[0] }

    init() throws { pushed = try Pushed(dispatcher) }

    @Test func `has a window of the right size`() {
      #expect(root.frame == Rect(x: 0, y: 0, width: 1000, height: 700))
    }

    @Test func `gets its deadlines without any event`() {
      let press = LongPressGestureRecognizer()
      root.addGestureRecognizer(press)
      var states: [GestureState] = []
      press.onAction { states.append($0.state) }
      pushed.finger(1, SDL_FINGERDOWN, 500, 300)
      pushed.turn()
      while dispatcher.nextDeadline != nil { pushed.turn() }
      #expect(states == [.began])
      pushed.window(SDL_WINDOWEVENT_FOCUS_LOST)
      pushed.turn()
      #expect(states == [.began, .cancelled])
      #expect(dispatcher.isIdle)
    }
  }
}
