import GestureCore
import GestureSimulation
import GestureTrace
import LongPressGesture
import TapGesture
import Testing

/// An interaction belongs to one dispatcher: relations to recognizers of another never count.
@Suite struct `Two dispatchers` {
  private let one = Simulation(window: Window(size: Size(width: 400, height: 400)))
  private let other = Simulation(window: Window(size: Size(width: 400, height: 400)))
  private let place = Point(x: 10, y: 10)
  private let tap = TapGestureRecognizer()
  private let press = LongPressGestureRecognizer()

  init() {
    one.window.addGestureRecognizer(tap)
    other.window.addGestureRecognizer(press)
  }

  private var misuses: [String] { one.log.diagnostics.map { "\($0)" } }

  @Test func `a tap that is to wait for a press in the other doesn't, and that is told (S4.36)`() {
    tap.require(toFail: press)
    #expect(misuses.count == 1)
    #expect(misuses.first?.contains("belongs to another dispatcher") == true, "\(misuses)")
    var count = 0
    tap.onAction { _ in count += 1 }
    other.finger().down(at: place)
    one.tap(at: place)
    #expect(count == 1)
    other.wait(.seconds(1))
    other.finger().up()
    one.tap(at: place)
    #expect(count == 2)
    #expect(one.runUntilNothingIsPending() && other.runUntilNothingIsPending())
    #expect(one.dispatcher.isIdle && other.dispatcher.isIdle)
  }

  @Test func `a declaration to recognize together is told to be in vain (S3.21)`() {
    tap.recognizesSimultaneously(with: press)
    #expect(misuses.first?.contains("belongs to another dispatcher") == true, "\(misuses)")
  }

  @Test func `recognizers of one dispatcher are told nothing, nor are those without a window`() {
    let second = TapGestureRecognizer()
    one.window.addGestureRecognizer(second)
    tap.require(toFail: second)
    tap.require(toFail: LongPressGestureRecognizer())
    #expect(misuses.isEmpty, "\(misuses)")
  }

  @Test func `the one that a window leaves without having been asked is told`() {
    other.dispatcher.add(one.window)
    #expect(
      misuses == [
        "window 'window' was added to another dispatcher; this one gets no more of its touches"
      ])
    other.dispatcher.remove(one.window)
    one.dispatcher.add(one.window)
    #expect(misuses.count == 1 && other.log.diagnostics.isEmpty, "\(other.log)")
  }

  /// Begins a press in the first window, whose action does something with the window when the press
  /// is cancelled.
  private func pressInOne(whenCancelled move: @escaping (Window) -> Void) {
    press.minimumPressDuration = .milliseconds(100)
    press.onAction { [one] press in
      if press.state == .cancelled { move(one.window) }
    }
    one.window.addGestureRecognizer(press)
    one.finger().down(at: place)
    one.wait(.milliseconds(200))
  }

  @Test func `S12.8 S13.15 an action that ends with a window's removal may add it to the other`() {
    pressInOne { [other] in other.dispatcher.add($0) }
    one.dispatcher.remove(one.window)
    #expect(one.window.dispatcher === other.dispatcher, "\(one.log)")
    #expect(one.dispatcher.windows.isEmpty)
    other.dispatcher.add(one.window)
    #expect(other.dispatcher.windows.count { $0 === one.window } == 1, "it is listed once")
  }

  @Test func `S12.8 S13.15 it may even go to a third one, while the second one is adding it`() {
    let third = Simulation(window: Window(size: Size(width: 400, height: 400)))
    pressInOne { third.dispatcher.add($0) }
    other.dispatcher.add(one.window)
    #expect(one.window.dispatcher === other.dispatcher, "who asked last has it\n\(one.log)")
    for simulation in [one, third] {
      #expect(!simulation.dispatcher.windows.contains { $0 === one.window })
    }
  }
}
