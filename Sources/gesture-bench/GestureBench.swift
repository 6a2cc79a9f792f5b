import Foundation

/// Measures the engine: `gesture-bench --help`.
@main
enum GestureBench {
  static let help = """
    gesture-bench measures what an event costs.

    usage: gesture-bench [--quick] [--filter TEXT] [--json] [--compare FILE]
           gesture-bench --growth [--quick] [--filter TEXT] [--json]
           gesture-bench --memory [--filter TEXT] [--json]
           gesture-bench --web

      --quick         few and short repetitions: whether all runs, not how fast it is
      --filter TEXT   only the workloads whose name contains TEXT
      --json          a JSON array instead of the table
      --compare FILE  adds what each row takes in times of its row in FILE, which --json wrote;
                      the least of each counts, which depends least on what else runs
      --growth        how the time of operations grows with their number, instead
      --memory        what views, recognizers, fingers and scenes take of memory, instead
      --web           the time of an event in WebAssembly, in Node, instead; from the package's
                      folder, after Examples/Web/build
      --help          this text

    Times are medians over repetitions, with the least and the most beside them. Compare rows of
    one run, above all with the rows "floor", which are the same arithmetic in a plain loop: machines
    differ, and so do moments. "x floor" is that comparison, per recognizer; it needs the row
    "floor, 100" in the run. "growth" says how much more an event costs than in the next smaller
    size of the same workload: "x1.04 of x100" is 4 % more in a tree 100 times as large.
    A row that allocates more than it may makes the exit status 1: a steady event allocates nothing.
    """

  static func main() {
    let options: BenchOptions
    do {
      options = try BenchOptions(CommandLine.arguments.dropFirst())
    } catch {
      stop("\(error)")
    }
    if options.wantsHelp {
      print(help)
      return
    }
    if options.isGrowth { return runGrowth(options) }
    if options.isMemory { return runMemory(options) }
    if options.isWeb { exit(WebBench.run()) }
    let former = readFormer(options.former)
    let measurements = run(options).compared(with: former)
    if !former.isEmpty, measurements.allSatisfy({ $0.timesFormer == nil }) {
      complain("none of these rows is in \(options.former ?? "")")
    }
    if options.isJSON { printJSON(measurements) } else { Table(measurements).printNow() }
    let excesses = measurements.filter { $0.allocatesTooMuch }
    for excess in excesses {
      let most = excess.mostAllocationsPerEvent ?? 0
      complain(
        "\(excess.name): an event allocates \(excess.allocationsPerEvent) times, not \(most)")
    }
    if !excesses.isEmpty { exit(1) }
  }

  private static func run(_ options: BenchOptions) -> [Measurement] {
    let stopwatch = options.isQuick ? Stopwatch.quick : .standard
    let workloads = options.chosen(of: Catalogue.workloads(isQuick: options.isQuick)) { $0.name }
    return workloads.map { name, make in
      if !options.isJSON { FileHandle.standardError.write(Data("  \(name)\r".utf8)) }
      var workload = make()
      workload.name = name
      return stopwatch.measure(workload)
    }
  }

  private static func runGrowth(_ options: BenchOptions) {
    let growths = options.chosen(of: GrowthTask.all) { $0.name }.map { task in
      FileHandle.standardError.write(Data("  \(task.name)\n".utf8))
      return Growth(of: task, repetitions: options.isQuick ? 1 : 5)
    }
    if options.isJSON { printJSON(growths) } else { growths.printNow() }
  }

  private static func runMemory(_ options: BenchOptions) {
    let footprints = options.chosen(of: MemoryTask.all) { $0.name }.compactMap(Footprint.init)
    if options.isJSON { printJSON(footprints) } else { footprints.printNow() }
  }

  /// The measurements of an earlier run; ends the program where they can't be read.
  private static func readFormer(_ path: String?) -> [Measurement] {
    guard let path else { return [] }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let rows = try JSONDecoder().decode([Measurement].self, from: data)
      if rows.isEmpty { stop("\(path) has no rows") }
      return rows
    } catch {
      stop("\(path) can't be read as what --json writes: \(error)")
    }
  }

  /// Ends the program because of what the command line asks for.
  static func stop(_ reason: String) -> Never {
    complain(reason)
    exit(2)
  }

  private static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data("gesture-bench: \(sentence)\n".utf8))
  }

  private static func printJSON(_ rows: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if let data = try? encoder.encode(rows) {
      print(String(decoding: data, as: UTF8.self))
    }
  }
}
