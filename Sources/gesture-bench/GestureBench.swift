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

    Times are medians over repetitions, with the least and the most beside them. Compare rows of
    one run, above all with the rows "floor", which are the same arithmetic in a plain loop: machines
    differ, and so do moments. "x floor" is that comparison, per recognizer; it needs the row
    "floor, 100" in the run. "growth" says how much more an event costs than in the next smaller
    size of the same workload: "x1.04 of x100" is 4 % more in a tree 100 times as large.
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
    let measurements = run(options).compared()
    if options.isJSON { printJSON(measurements) } else { Table(measurements).printNow() }
    let leaks = measurements.filter { $0.isSteady && $0.allocationsPerEvent > 0 }
    for leak in leaks {
      FileHandle.standardError.write(Data("\(leak.name): a steady event allocates\n".utf8))
    }
    if !leaks.isEmpty { exit(1) }
  }

  private static func run(_ options: BenchOptions) -> [Measurement] {
    let stopwatch = options.isQuick ? Stopwatch.quick : .standard
    return Catalogue.workloads(isQuick: options.isQuick).compactMap { name, make in
      guard options.filter.isEmpty || name.contains(options.filter) else { return nil }
      if !options.isJSON { FileHandle.standardError.write(Data("  \(name)\r".utf8)) }
      return stopwatch.measure(make())
    }
  }

  private static func printJSON(_ measurements: [Measurement]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if let data = try? encoder.encode(measurements) {
      print(String(decoding: data, as: UTF8.self))
    }
  }
}
