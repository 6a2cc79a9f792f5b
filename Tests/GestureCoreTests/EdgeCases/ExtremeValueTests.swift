import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import SwipeGesture
import TapGesture
import Testing

/// Every property takes every value of its type, and the end is idle.
@Suite struct `Extreme values` {
  private let simulation = Simulation(window: Window(size: Size(width: 400, height: 400)))
  private let place = Point(x: 10, y: 10)
  private static let counts = [Int.min, -1, 0, 1, .max]
  private static let intervals: [Duration] = [
    .seconds(Int64.max) * 4, .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(-1), .zero,
  ]
  private static let lengths = [
    Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  private func play() {
    simulation.tap(at: place)
    simulation.tap(at: place)
    simulation.drag(from: place, to: Point(x: 300, y: 10))
    simulation.wait(.seconds(2))
  }

  private func add<Recognizer: GestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    simulation.window.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `of a tap (S9.11)`() {
    let tap = add(TapGestureRecognizer())
    for count in Self.counts {
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (count, count)
      play()
    }
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 1)
    for interval in Self.intervals {
      (tap.maximumPressDuration, tap.maximumTapGap) = (interval, interval)
      play()
    }
    for length in Self.lengths {
      (tap.allowableMovement, tap.allowableTapSpacing) = (length, length)
      play()
    }
    #expect(simulation.runUntilNothingIsPending() && simulation.dispatcher.isIdle)
  }

  @Test func `of a long press (S9.11)`() {
    let press = add(LongPressGestureRecognizer())
    for count in Self.counts {
      (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (count, count)
      play()
    }
    (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (0, 1)
    for interval in Self.intervals {
      (press.minimumPressDuration, press.maximumTapGap) = (interval, interval)
      play()
    }
    for length in Self.lengths {
      press.allowableMovement = length
      play()
    }
    #expect(simulation.runUntilNothingIsPending() && simulation.dispatcher.isIdle)
  }

  @Test func `of a pan and a swipe (S9.11)`() {
    let pan = add(PanGestureRecognizer())
    let swipe = add(SwipeGestureRecognizer())
    for count in Self.counts {
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (count, count)
      swipe.numberOfTouchesRequired = count
      play()
    }
    (pan.minimumNumberOfTouches, swipe.numberOfTouchesRequired) = (1, 1)
    for length in Self.lengths {
      (pan.hysteresis, swipe.minimumDistance, swipe.maximumCrossDistance) = (length, length, length)
      play()
    }
    for interval in Self.intervals {
      swipe.maximumDuration = interval
      play()
    }
    #expect(simulation.runUntilNothingIsPending() && simulation.dispatcher.isIdle)
  }

  @Test(arguments: Self.intervals)
  func `of an interval are cut to what 64 bits of nanoseconds hold (S14.14)`(interval: Duration) {
    let moment = Timestamp.zero + interval
    #expect(moment.nanoseconds == .max || moment.nanoseconds == .min || moment.nanoseconds <= 0)
  }

  @Test func `of a wake outside of an attempt don't keep the dispatcher busy (S14.14)`() {
    let recognizer = add(PassingRecognizer())
    recognizer.core.wake(after: .seconds(Int64.max))
    #expect(simulation.dispatcher.isIdle)
  }
}

/// Trees deeper than the stack.
@Suite struct `Deep trees` {
  private let simulation = Simulation(window: Window(size: Size(width: 400, height: 400)))
  private let place = Point(x: 10, y: 10)

  private class PlainSubclass: View {}

  private final class OwnHitTest: View {
    override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
      super.hitTest(point, with: event)
    }
  }

  private func hang(_ count: Int, _ make: () -> View) -> View {
    var view: View = simulation.window
    for _ in 0..<count {
      let next = make()
      next.bounds = Rect(x: 0, y: 0, width: 400, height: 400)
      next.center = next.bounds.center
      view.addSubview(next)
      view = next
    }
    return view
  }

  @Test func `of subclasses are hit at their innermost view, and explained (S2.3)`() {
    let innermost = hang(30_000) { PlainSubclass() }
    innermost.name = "innermost"
    simulation.finger().down(at: place)
    #expect(simulation.dispatcher.touches.first?.view === innermost)
    #expect(simulation.dispatcher.explainHit(at: place).hitView == "innermost")
  }

  @Test func `of views with hit testing of their own end somewhere (S2.3)`() {
    let innermost = hang(20_000) { OwnHitTest() }
    simulation.finger().down(at: place)
    #expect(simulation.dispatcher.touches.first?.view === innermost)
  }

  @Test(arguments: [(250, 0), (251, 1), (400, 1)])
  func `of 250 views with hit testing of their own are called, a deeper one is diagnosed (S2.3)`(
    depth: Int, diagnostics: Int
  ) {
    let log = simulation.log
    _ = hang(depth) { OwnHitTest() }
    simulation.finger().down(at: place)
    #expect(log.diagnostics.count == diagnostics, "\(log)")
  }

  @Test func `of plain views below 250 with hit testing of their own is no mistake (S2.3)`() {
    let innermost = hang(250) { OwnHitTest() }
    for _ in 0..<10 { innermost.addSubview(View(frame: innermost.bounds)) }
    simulation.finger().down(at: place)
    #expect(simulation.log.diagnostics.isEmpty, "\(simulation.log)")
  }
}
