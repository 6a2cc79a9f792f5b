import Foundation
import GestureScenario

/// Finds, reads and writes the files on the command line.
struct ScenarioFiles {
  /// The kinds of recognizers that the files may use.
  let kinds: RecognizerKinds

  /// The path that stands for the standard input.
  static let standardInput = "-"

  /// The files at some paths. A folder stands for all `.json` files in it, however deep, in the
  /// order of their paths, except hidden ones.
  func find(_ paths: [String]) throws(UsageError) -> [String] {
    guard !paths.isEmpty else { throw UsageError("name a file or a folder, or - for a pipe") }
    guard paths.count(where: { $0 == Self.standardInput }) < 2 else {
      throw UsageError("-: the standard input can be read only once")
    }
    var files: [String] = []
    for path in paths { files += try find(path) }
    return files
  }

  private func find(_ path: String) throws(UsageError) -> [String] {
    if path == Self.standardInput { return [path] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError(
        path.isEmpty ? "an empty path is no file" : "\(path): there is no such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") && !isHidden($0) }.sorted()
    guard !names.isEmpty else {
      throw UsageError("\(path): there is no .json file in this folder")
    }
    return names.map { "\(folder)/\($0)" }
  }

  /// Whether a file in a folder is hidden, or in a hidden folder.
  private func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Reads a scenario.
  func scenario(at path: String) throws(ScenarioError) -> Scenario {
    guard path == Self.standardInput else {
      return try Scenario(contentsOfFile: path, kinds: kinds)
    }
    return try Scenario(readingFrom: STDIN_FILENO, name: "standard input", kinds: kinds)
  }

  /// The scene of a scenario file, for touches from elsewhere; nil where no file is named.
  func scene(_ path: String?) throws(ScenarioError) -> Scenario.Scene? {
    try path.map { path throws(ScenarioError) in try scenario(at: path).scene }
  }

  /// Reads scenarios. Reports every file that can't be read, and returns nil if there are any.
  func read(_ paths: [String], _ console: Console) -> [Scenario]? {
    var scenarios: [Scenario] = []
    for path in paths {
      do throws(ScenarioError) {
        scenarios.append(try scenario(at: path))
      } catch {
        console.complain("\(error)")
      }
    }
    return scenarios.count == paths.count ? scenarios : nil
  }

  /// Whether a path is that of a regular file.
  static func isRegular(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// Writes a file.
  static func write(_ text: String, to path: String) throws(UsageError) {
    let file = try OutputFile(replacing: path)
    try file.write(text)
    try file.finish()
  }
}

/// Transforms each element, several at a time, and delivers the results in order, each as soon as
/// it and all before it are ready.
func forEachInOrder<Element: Sendable, Result: Sendable>(
  of elements: [Element], jobs: Int, _ work: @escaping @Sendable (Element) -> Result,
  then use: (Result) -> Void
) async {
  await withTaskGroup(of: (Int, Result).self) { group in
    var results: [Int: Result] = [:]
    var handedOver = 0
    var started = 0
    func startNext() {
      guard started < elements.count else { return }
      let (index, element) = (started, elements[started])
      group.addTask { (index, work(element)) }
      started += 1
    }
    for _ in 0..<max(jobs, 1) { startNext() }
    while let (index, result) = await group.next() {
      startNext()
      results[index] = result
      while let next = results.removeValue(forKey: handedOver) {
        use(next)
        handedOver += 1
      }
    }
  }
}
