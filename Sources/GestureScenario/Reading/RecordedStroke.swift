import Foundation
public import GestureCore
import StrictJSON

/// A stroke of one finger, as a file of recorded strokes has it: a JSON object a line.
///
///     {"label": "circle", "timed": true, "points": [[0, 69, 228], [13, 67, 228], …]}
///
/// A point is `[milliseconds, x, y]`, y downwards. `timed` may be left out; false means that the
/// times have no meaning. Other keys are ignored.
public struct RecordedStroke: Hashable, Sendable {
  /// What the person meant to draw.
  public var label: String
  /// The finger's positions, first to last. Unit: points.
  public var points: [Point]
  /// The time of each point. Unit: milliseconds. Nil for a stroke without times.
  public var milliseconds: [Double]?
  /// The line of the file, counted from 1.
  public var line: Int

  /// The times that a point may have. Unit: milliseconds.
  static let times = -1e15...1e15

  /// Makes a stroke.
  public init(label: String, points: [Point], milliseconds: [Double]?, line: Int = 1) {
    self.label = label
    self.points = points
    self.milliseconds = milliseconds
    self.line = line
  }

  /// Reads a line of a file.
  ///
  /// - Parameters:
  ///   - text: the line without its newline.
  ///   - line: the line's number, counted from 1.
  ///   - file: the name of the file, for messages.
  /// - Throws: what is wrong, with the file, the line and what was expected there.
  public init(
    _ text: some Sequence<UInt8>, line: Int, ofFile file: String
  ) throws(ScenarioError) {
    let data = Data(text)
    if let plain = try? JSONDecoder().decode(PlainStroke.self, from: data) {
      self.init(
        label: plain.label, points: plain.points, milliseconds: plain.milliseconds, line: line)
      return
    }
    do throws(ScenarioError) {
      let text = JSONText(data, file: file)
      let node = JSONNode(json: try text.parse(), text: text, path: JSONPath())
      try self.init(node, line: line)
    } catch {
      var error = error
      error.position = ScenarioError.Position(
        line: line, column: error.position?.column ?? 1)
      throw error
    }
  }

  /// The lines of a file.
  ///
  /// - Throws: why it can't be read.
  public static func lines(ofFile file: String) throws(ScenarioError) -> [ArraySlice<UInt8>] {
    do {
      let bytes = [UInt8](try FileContents.read(file))
      return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    } catch {
      let reason = FileFault.reason(of: error, reading: file)
      throw ScenarioError(file: file, path: "", problem: .unreadable(reason))
    }
  }

  private init(_ node: JSONNode, line: Int) throws(ScenarioError) {
    let expected = "a stroke {\"label\": …, \"points\": …}"
    guard case .object(let members) = node.json else { throw node.wrongType(expected) }
    let object = JSONObject(node: node, members: members)
    label = try object.required("label", "a string").string()
    let isTimed = try object["timed"]?.flag() ?? true
    let rows = try object.required("points", "a list of points [milliseconds, x, y]")
      .list("a list of points [milliseconds, x, y]")
    points = []
    points.reserveCapacity(rows.count)
    var times: [Double] = []
    for row in rows {
      let (time, point) = try Self.sample(row, isTimed: isTimed)
      times.append(time)
      points.append(point)
    }
    milliseconds = isTimed ? times : nil
    self.line = line
  }

  /// A point with its time. Further numbers, such as a pressure, are ignored.
  private static func sample(
    _ node: JSONNode, isTimed: Bool
  ) throws(ScenarioError) -> (Double, Point) {
    let expected = "a point [milliseconds, x, y]"
    let numbers = try node.list(expected)
    guard numbers.count >= 3 else { throw node.wrongType(expected) }
    let time = isTimed ? try numbers[0].number("milliseconds", in: times) : 0
    return (time, Point(x: try numbers[1].number(), y: try numbers[2].number()))
  }
}
