import Foundation

/// Times the module for the web, in Node.
enum WebBench {
  private static let script = "Examples/Web/test/bench.mjs"
  private static let module = "Examples/Web/gestures.wasm"

  /// Runs the script, which prints its rows.
  ///
  /// - Returns: the exit status.
  static func run() -> Int32 {
    let files = FileManager.default
    guard files.fileExists(atPath: script) else {
      return fail("\(script) is not here: run this in the package's folder")
    }
    guard files.fileExists(atPath: module) else {
      return fail("\(module) is not here: build it with Examples/Web/build")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node", script]
    do { try process.run() } catch { return fail("node can't be started: \(error)") }
    process.waitUntilExit()
    if process.terminationStatus == 127 { return fail("node is not here: install nodejs") }
    return process.terminationStatus
  }

  private static func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("gesture-bench: \(message)\n".utf8))
    return 2
  }
}
