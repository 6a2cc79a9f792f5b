import Foundation
import GestureScenario

/// Strokes that belong together, and where they are from.
struct StrokeFile {
  /// What people know it by; nil for strokes of no file.
  var name: String?
  var strokes: [RecordedStroke]
}

/// The stroke files of a command line.
struct StrokeFiles {
  let paths: [String]
  /// Whether a file whose unit can't be a point is scaled.
  let isScaled: Bool

  /// How many lines are read, or strokes played, at a time.
  static let batch = 200

  /// Reads all files, several lines at a time. The first line that makes no sense, in the order
  /// of the files, is the one that is complained of.
  ///
  /// - Parameters:
  ///   - note: Is told of files whose unit can't be a point, and what is done about it.
  ///   - progress: Is told how many strokes have been read.
  func read(
    note: (String) -> Void, progress: (Int) -> Void
  ) async throws(ScenarioError) -> [StrokeFile] {
    var files: [StrokeFile] = []
    for (path, name) in zip(paths, names) {
      let before = files.reduce(0) { $0 + $1.strokes.count }
      let read = try await read(path) { progress(before + $0) }
      let scale = StrokeScale(fitting: isScaled ? read : [])
      if let remark = scale.remark { note("\(path): \(remark)") }
      files.append(StrokeFile(name: name, strokes: read.map(scale.applied)))
    }
    return files
  }

  /// The files' names; where two are alike, the paths.
  private var names: [String] {
    let names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
    return Set(names).count == Set(paths).count ? names : paths
  }

  private func read(
    _ path: String, progress: (Int) -> Void
  ) async throws(ScenarioError) -> [RecordedStroke] {
    let lines = try RecordedStroke.lines(ofFile: path)
    let batches = lines.indices.filter { $0 % Self.batch == 0 }
    var strokes: [RecordedStroke] = []
    var mistake: ScenarioError?
    await forEachInOrder(of: batches, jobs: ProcessInfo.processInfo.activeProcessorCount) { first in
      Result { () throws(ScenarioError) in
        let batch = lines[first..<min(first + Self.batch, lines.count)]
        var read: [RecordedStroke] = []
        for (offset, line) in batch.enumerated() where !line.allSatisfy(Self.spaces.contains) {
          read.append(try RecordedStroke(line, line: first + offset + 1, ofFile: path))
        }
        return read
      }
    } then: { result in
      switch result {
      case .success(let read): strokes += read
      case .failure(let error): mistake = mistake ?? error
      }
      progress(strokes.count)
    }
    if let mistake { throw mistake }
    return strokes
  }

  private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0D]
}
