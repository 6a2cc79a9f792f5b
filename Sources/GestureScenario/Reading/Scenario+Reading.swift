import Foundation
import StrictJSON

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - path: the file's path; a FIFO is read up to its end.
  ///   - kinds: the kinds of recognizers that the file may use.
  /// - Throws: the first mistake in the file, with its place and what was expected there.
  public init(
    contentsOfFile path: String, kinds: RecognizerKinds = .standard
  ) throws(ScenarioError) {
    let data: Data
    do {
      // One byte too many is enough for the message about it.
      data = try FileContents.read(path, most: JSONStrictness.mostBytes + 1)
    } catch {
      throw ScenarioError(
        file: path, path: "", problem: .unreadable(FileFault.reason(of: error, reading: path)))
    }
    try self.init(JSONText(data, file: path), kinds)
  }

  /// Reads a scenario from a pipe, up to its end.
  ///
  /// - Parameters:
  ///   - descriptor: the pipe's file descriptor, which stays open.
  ///   - name: what messages call it.
  package init(
    readingFrom descriptor: Int32, name: String, kinds: RecognizerKinds = .standard
  ) throws(ScenarioError) {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    // One byte too many is enough for the message about it.
    let data = try? handle.read(upToCount: JSONStrictness.mostBytes + 1)
    try self.init(JSONText(data ?? Data(), file: name), kinds)
  }

  /// Reads a scenario from text.
  ///
  /// - Parameters:
  ///   - text: the contents of a scenario file.
  ///   - file: what messages call the text.
  ///   - kinds: the kinds of recognizers that the text may use.
  public init(
    text: String, file: String = "", kinds: RecognizerKinds = .standard
  ) throws(ScenarioError) {
    try self.init(JSONText(Data(text.utf8), file: file), kinds)
  }

  private init(_ text: JSONText, _ kinds: RecognizerKinds) throws(ScenarioError) {
    let root = JSONNode(json: try text.parse(), text: text, path: JSONPath())
    self = try Self.table.read(root, SceneNames(kinds: kinds))
  }
}
