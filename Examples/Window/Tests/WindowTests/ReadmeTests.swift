import GestureCore
import SDLHost
import Testing
import WindowDrawing

extension Windows {
  @Suite @MainActor struct `The loop on the page` {
    @Test func `runs until the window is closed, and its dispatcher has the window's size`() throws
    {
      let size = Size(width: 300, height: 200)
      let pushed = try Pushed(Notes(), size: size)
      var frames = 0
      let dispatcher = play(in: pushed.drawn.window) {
        frames += 1
        pushed.quit()
      }
      #expect(frames > 0)
      #expect(dispatcher.windows.first?.frame.size == size)
    }

    private func play(in sdlWindow: OpaquePointer, draw: () -> Void) -> Dispatcher {
      draw()

      let window = Window(size: .zero)  // The host sets its size.
      let dispatcher = Dispatcher(window: window)
      dispatcher.addObserver(.console)  // Prints mistakes, in debug builds.

      let host = SDLHost(window: sdlWindow, client: dispatcher)
      while !host.isOver {
        host.turn()
        draw()
      }
      return dispatcher
    }
  }
}
