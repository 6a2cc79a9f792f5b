import Foundation
import GestureCore

/// Reads a recording and checks all of it before anything is played.
struct RecordingReader {
  static let longestFile = 64 << 20

  private let file: String
  private var line = 0
  private var moments: [Recording.Moment] = []
  private var buttonIsDown = false

  private init(file: String) {
    self.file = file
  }

  static func recording(inFile file: String) throws(RecordingError) -> Recording {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](reading: file, atMost: longestFile + 1)
    } catch {
      throw RecordingError(file: file, line: nil, cause: .unreadable(error.reason))
    }
    guard bytes.count <= longestFile else {
      throw RecordingError(file: file, line: nil, cause: .tooLong)
    }
    return try recording(in: bytes, named: file)
  }

  /// Reads a recording from its bytes; the name is for complaints.
  static func recording(
    in bytes: [UInt8], named file: String
  ) throws(RecordingError) -> Recording {
    var reader = RecordingReader(file: file)
    return try reader.read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    var seed: UInt64?
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      guard let members = JSONValue.object(inLine: text) else { throw complaint(.notAnObject) }
      if seed == nil {
        seed = try header(members)
      } else {
        moments.append(try moment(members))
      }
    }
    guard let seed else { throw RecordingError(file: file, line: nil, cause: .empty) }
    return Recording(seed: seed, moments: moments)
  }

  private func header(_ members: [String: JSONValue]) throws(RecordingError) -> UInt64 {
    guard members["format"] == .text(Recording.format) else { throw complaint(.notARecording) }
    guard members["version"] == .whole(UInt64(Recording.version)) else {
      throw complaint(.wrongVersion)
    }
    guard case .whole(let seed) = members["seed"] else { throw complaint(.wrongSeed) }
    try checkNames(of: members, known: ["format", "version", "seed"])
    return seed
  }

  private mutating func moment(
    _ members: [String: JSONValue]
  ) throws(RecordingError) -> Recording.Moment {
    guard let milliseconds = members["at"]?.double, (0...86_400_000).contains(milliseconds) else {
      throw complaint(.missingTime)
    }
    let at = Timestamp.milliseconds(milliseconds)
    if let last = moments.last, at < last.at { throw complaint(.timeRunsBack) }
    try checkNames(of: members, known: ["at"] + RecordedName.allCases.map(\.rawValue))
    return Recording.Moment(at: at, action: try action(members))
  }

  private mutating func action(
    _ members: [String: JSONValue]
  ) throws(RecordingError) -> PlayerAction {
    let names = RecordedName.allCases.filter { members[$0.rawValue] != nil }
    guard let name = names.first, names.count == 1, let value = members[name.rawValue] else {
      throw complaint(.notOneAction(found: names.count))
    }
    guard let phase = name.phase else { return try key(value) }
    guard phase == .began || buttonIsDown else {
      throw complaint(.noTouchDown(action: name.rawValue))
    }
    if phase == .began, buttonIsDown { throw complaint(.touchAlreadyDown) }
    guard let place = place(value) else { throw complaint(.wrongPlace(action: name.rawValue)) }
    buttonIsDown = phase == .began || phase == .moved
    return .touch(phase, place)
  }

  private func key(_ value: JSONValue) throws(RecordingError) -> PlayerAction {
    if value == .text("n") { return .newSet }
    if value == .text("d") { return .debug }
    throw complaint(.wrongKey)
  }

  private func place(_ value: JSONValue) -> Point? {
    guard case .list(let list) = value, list.count == 2,
      let x = list[0].double, let y = list[1].double, max(abs(x), abs(y)) <= 1_000_000
    else { return nil }
    return Point(x: x, y: y)
  }

  private func checkNames(
    of members: [String: JSONValue], known: [String]
  ) throws(RecordingError) {
    let strangers = members.keys.filter { !known.contains($0) }
    if let name = strangers.min() { throw complaint(.unknownName(name)) }
  }

  private func complaint(_ cause: RecordingError.Cause) -> RecordingError {
    RecordingError(file: file, line: line, cause: cause)
  }
}
