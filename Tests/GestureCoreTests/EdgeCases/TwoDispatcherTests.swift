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
}
