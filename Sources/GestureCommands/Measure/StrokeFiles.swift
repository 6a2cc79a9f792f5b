import Foundation
import GestureScenario

/// Strokes of one source.
struct StrokeFile {
  /// The source's name; nil for strokes that are not from a file.
  var name: String?
  var strokes: [RecordedStroke]
}

/// The stroke files of a command line.
struct StrokeFiles {
  let paths: [String]
  /// Whether a file whose unit can't be a point is scaled.
  let isScaled: Bool

  /// The number of lines read, or strokes played, at a time.
  static let batch = 200

  /// Reads all files, several lines at a time. The error is that of the first wrong line, in the
  /// order of the files.
  ///
  /// - Parameters:
  ///   - note: called for a file whose unit can't be a point, with what is done about it.
  ///   - progress: called with the number of strokes that have been read.
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

  /// The files' names; their paths if two names are equal.
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
