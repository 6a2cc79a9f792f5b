import CircleGesture
import GestureCore
import PanGesture
import TapGesture

/// All workloads by name; each is made only when it is run. No two have the same name.
enum Catalogue {
  typealias Entry = (name: String, make: () -> Workload)

  static func workloads(isQuick: Bool) -> [Entry] {
    engine + worst + composing + trees(isQuick: isQuick) + circle + tools
  }

  private static var engine: [Entry] {
    let counts = [1, 5, 10, 50, 100, 1000]
    return entries("floor", [1, 100], Workload.floor)
      + entries("taps and pans", counts, Workload.tapsAndPans)
      + entries("steady moves", counts) { .steadyMoves($0) }
      + entries("moves that all are told", counts, Workload.heardMoves)
      + [
        ("steady moves, observed, 100", { .steadyMoves(100, isObserved: true) }),
        ("ten fingers, pinch and rotation", { .tenFingers() }),
      ]
      + entries("simultaneous", [10, 100], Workload.simultaneous)
      + entries("with delegates", [10, 100], Workload.delegates)
      + entries("requirement chain", [50, 100, 200, 400], Workload.chain)
  }

  private static var worst: [Entry] {
    entries("taps and pans at depth 4", [1, 10, 100], Workload.tapsAndPans(depth: 4))
      + entries("taps and pans at depth 64", [1, 10, 100], Workload.tapsAndPans(depth: 64))
      + [
        ("one tap, a tap's stroke", { .alone(TapGestureRecognizer(), step: 0.1) }),
        ("one pan, a pan's stroke", { .alone(PanGestureRecognizer(), step: 6) }),
      ]
      + entries("delegates that answer all", [10, 100], Workload.delegatesThatAnswerAll)
      + entries("ten fingers rest on taps and pans", [1, 10, 100]) { .restingFingers(on: $0) }
      + entries("ten fingers rest on taps", [1, 10, 100]) { .restingFingers(onTaps: $0) }
      + entries("taps and pans, counted", [1, 10, 100], Workload.countedTapsAndPans)
      + entries("taps and pans, with a log", [1, 10, 100], Workload.loggedTapsAndPans)
      + entries("taps' strokes after removals", [64, 1000], Workload.strokesAfterRemovals)
      + entries("a removal and a tap's stroke", [64, 1000], Workload.strokeAfterEachRemoval)
      + entries("a pan among failed ones", [10, 100], Workload.panAmongFailed)
  }

  private static var composing: [Entry] {
    entries("ten fingers on a set of pans", [10, 100], Workload.setOfPans)
      + entries("drags after presses", [10, 100], Workload.sequences)
      + entries("chain of a sequence", [10, 50, 100], Workload.sequenceChain)
      + [
        ("a hundred hand-overs to and fro", { .handOvers() }),
        ("a drag with a value", { .values() }),
      ]
  }

  private static func trees(isQuick: Bool) -> [Entry] {
    let views = isQuick ? [100, 10_000] : [100, 10_000, 1_000_000]
    return entries("a stroke beside views", views) { .stroke(besideViews: $0) }
      + entries("hit test, wide", views) { .hitTest(wide: $0) }
      + entries("hit test, random", views) { .hitTest(random: $0) }
      + entries("hit test, quarters", views) { .hitTest(quarters: $0) }
      + entries("hit test, deep", [100, 1000, 10_000]) { .hitTest(deep: $0) }
      + entries("hit test after a move, wide", views) { .hitTestAfterMove(wide: $0) }
  }

  private static var circle: [Entry] {
    entries("a circle of points", [100, 1000]) { .circle(points: $0) }
      + entries("circle, a point of", [100, 10_000]) { .circlePath(points: $0) }
      + entries("circle, a lift after", [100, 10_000]) { .circleVerdict(points: $0) }
      + [
        ("making a tap", { .making { TapGestureRecognizer() } }),
        ("making a pan", { .making { PanGestureRecognizer() } }),
        ("making a circle", { .making { CircleGestureRecognizer() } }),
      ]
  }

  private static var tools: [Entry] {
    [
      ("reading a recorded stroke", { .readingStrokes() }),
      ("playing a scenario, an event", { .playingScenarios() }),
      ("exploring, a script", { .exploring() }),
    ]
  }

  private static func entries(
    _ name: String, _ sizes: [Int], _ make: @escaping (Int) -> Workload
  ) -> [Entry] {
    sizes.map { size in ("\(name), \(size)", { make(size) }) }
  }
}
