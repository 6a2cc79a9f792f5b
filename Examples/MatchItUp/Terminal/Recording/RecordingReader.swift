import Foundation
import GestureCore

/// Reads a recording. All of it is checked before anything is played.
struct RecordingReader {
  // These bound the memory that a wrong file can use; a recording stays far below them.
  static let longestFile = 64 << 20
  static let longestLine = 4096

  private let file: String
  private var line = 0
  private var seed: UInt64?
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

  /// Reads a recording from its bytes. The name is for errors.
  static func recording(
    in bytes: [UInt8], named file: String
  ) throws(RecordingError) -> Recording {
    var reader = RecordingReader(file: file)
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      try reader.read(line)
      rest = rest.dropFirst(line.count + 1)
    }
    guard let seed = reader.seed else {
      throw RecordingError(file: file, line: nil, cause: .empty)
    }
    return Recording(seed: seed, moments: reader.moments)
  }

  private mutating func read(_ text: ArraySlice<UInt8>) throws(RecordingError) {
    line += 1
    guard text.count <= RecordingReader.longestLine else { throw error(.lineTooLong) }
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    guard let members = JSONValue.object(inLine: text) else { throw error(.notAnObject) }
    if seed == nil {
      seed = try header(members)
    } else {
      moments.append(try moment(members))
    }
  }

  private func error(_ cause: RecordingError.Cause) -> RecordingError {
    RecordingError(file: file, line: line, cause: cause)
  }
}

// The two kinds of lines.
extension RecordingReader {
  private func header(_ members: [String: JSONValue]) throws(RecordingError) -> UInt64 {
    guard members["format"] == .text(Recording.format) else { throw error(.notARecording) }
    guard members["version"] == .whole(UInt64(Recording.version)) else {
      throw error(.wrongVersion)
    }
    guard case .whole(let seed) = members["seed"] else { throw error(.wrongSeed) }
    try checkNames(of: members, known: ["format", "version", "seed"])
    return seed
  }

  private mutating func moment(
    _ members: [String: JSONValue]
  ) throws(RecordingError) -> Recording.Moment {
    guard let milliseconds = members["at"]?.double, (0...86_400_000).contains(milliseconds) else {
      throw error(.missingTime)
    }
    let at = Timestamp.milliseconds(milliseconds)
    if let last = moments.last, at < last.at { throw error(.timeRunsBack) }
    try checkNames(of: members, known: ["at"] + RecordedName.allCases.map(\.rawValue))
    return Recording.Moment(at: at, action: try action(members))
  }

  private mutating func action(
    _ members: [String: JSONValue]
  ) throws(RecordingError) -> PlayerAction {
    let names = RecordedName.allCases.filter { members[$0.rawValue] != nil }
    guard let name = names.first, names.count == 1, let value = members[name.rawValue] else {
      throw error(.notOneAction(found: names.count))
    }
    guard let phase = name.phase else { return try key(value) }
    guard phase == .began || buttonIsDown else {
      throw error(.noTouchDown(action: name.rawValue))
    }
    if phase == .began, buttonIsDown { throw error(.touchAlreadyDown) }
    guard let location = location(value) else { throw error(.wrongPlace(action: name.rawValue)) }
    buttonIsDown = phase == .began || phase == .moved
    return .touch(phase, location)
  }

  private func key(_ value: JSONValue) throws(RecordingError) -> PlayerAction {
    if value == .text("n") { return .newSet }
    if value == .text("d") { return .debug }
    throw error(.wrongKey)
  }

  private func location(_ value: JSONValue) -> Point? {
    guard case .list(let list) = value, list.count == 2,
      let x = list[0].double, let y = list[1].double, max(abs(x), abs(y)) <= 1_000_000
    else { return nil }
    return Point(x: x, y: y)
  }

  private func checkNames(
    of members: [String: JSONValue], known: [String]
  ) throws(RecordingError) {
    let unknown = members.keys.filter { !known.contains($0) }
    if let name = unknown.min() { throw error(.unknownName(name)) }
  }
}
