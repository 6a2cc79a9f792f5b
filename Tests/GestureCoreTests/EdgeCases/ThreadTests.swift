import Foundation
import GestureCore
import Testing

#if DEBUG
  @Suite struct `Two threads` {
    @Test func `that use one dispatcher at the same time stop a debug build`() async {
      await #expect(processExitsWith: .failure) {
        final class Slow: View {
          override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
            Thread.sleep(forTimeInterval: 0.5)
          }
        }
        struct Shared: @unchecked Sendable { let dispatcher: Dispatcher }
        let window = Window(size: Size(width: 100, height: 100))
        window.addSubview(Slow(name: "slow", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
        let shared = Shared(dispatcher: Dispatcher(window: window))
        @Sendable func press(_ id: TouchID) {
          shared.dispatcher.send(TouchInput(id: id, phase: .began, location: .zero), at: .zero)
        }
        Thread { press(1) }.start()
        usleep(100_000)
        press(2)
      }
    }
  }
#endif
