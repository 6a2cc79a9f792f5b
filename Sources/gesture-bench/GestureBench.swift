import Foundation

/// Measures the engine: `gesture-bench --help`.
@main
enum GestureBench {
  static let help = """
    gesture-bench measures what an event costs.

    usage: gesture-bench [--quick] [--filter TEXT] [--json]

      --quick        few and short repetitions: whether all runs, not how fast it is
      --filter TEXT  only the workloads whose name contains TEXT
      --json         a JSON array instead of the table
      --help         this text

    Times are medians over repetitions. Compare rows of one run, above all with the rows "floor",
    which are the same arithmetic in a plain loop: machines differ, and so do moments.
    A steady event that allocates makes the exit status 1.
    """

  static func main() {
    let options: BenchOptions
    do {
      options = try BenchOptions(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("gesture-bench: \(error)\n".utf8))
      exit(2)
    }
    if options.wantsHelp {
      print(help)
      return
    }
    let measurements = run(options)
    if options.isJSON { printJSON(measurements) } else { Table(measurements).printNow() }
    let leaks = measurements.filter { $0.isSteady && $0.allocationsPerEvent > 0 }
    for leak in leaks {
      FileHandle.standardError.write(Data("\(leak.name): a steady event allocates\n".utf8))
    }
    if !leaks.isEmpty { exit(1) }
  }

  private static func run(_ options: BenchOptions) -> [Measurement] {
    let stopwatch = options.isQuick ? Stopwatch.quick : .standard
    return catalogue(isQuick: options.isQuick).compactMap { name, make in
      guard options.filter.isEmpty || name.contains(options.filter) else { return nil }
      if !options.isJSON { FileHandle.standardError.write(Data("  \(name)\r".utf8)) }
      return stopwatch.measure(make())
    }
  }

  /// All workloads by name; made only when they are run.
  private static func catalogue(isQuick: Bool) -> [(String, () -> Workload)] {
    let counts = [1, 5, 10, 50, 100, 1000]
    let views = isQuick ? [100, 10_000] : [100, 10_000, 1_000_000]
    var all: [(String, () -> Workload)] = []
    all += [1, 100].map { count in ("floor, \(count)", { .floor(count) }) }
    all += counts.map { count in ("taps and pans, \(count)", { .tapsAndPans(count) }) }
    all += counts.map { count in ("steady moves, \(count)", { .steadyMoves(count) }) }
    all.append(("steady moves, 100, observed", { .steadyMoves(100, isObserved: true) }))
    all.append(("ten fingers, pinch and rotation", { .tenFingers() }))
    all.append(("simultaneous, 100", { .simultaneous(100) }))
    all.append(("with delegates, 100", { .delegates(100) }))
    all += [50, 100, 200, 400].map { length in ("requirement chain, \(length)", { .chain(length) })
    }
    all += views.map { count in ("a stroke beside \(count) views", { .stroke(besideViews: count) })
    }
    all += views.map { count in ("hit test, wide, \(count)", { .hitTest(wide: count) }) }
    all += views.map { count in ("hit test, quarters, \(count)", { .hitTest(quarters: count) }) }
    all += [100, 1000].map { count in ("hit test, deep, \(count)", { .hitTest(deep: count) }) }
    all += [100, 1000].map { count in ("a circle of \(count) points", { .circle(points: count) }) }
    all += [100, 10_000].flatMap { count in
      [
        ("circle, a point of \(count)", { .circlePath(points: count) }),
        ("circle, a lift after \(count)", { .circleVerdict(points: count) }),
      ]
    }
    return all
  }

  private static func printJSON(_ measurements: [Measurement]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if let data = try? encoder.encode(measurements) {
      print(String(decoding: data, as: UTF8.self))
    }
  }
}
