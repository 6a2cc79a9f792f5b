import GestureCore
import StrictJSON

/// The recordings of the example MatchItUp: a pointer on its board, and keys, which are no touches.
///
///     {"format": "matchitup-recording", "version": 1, "seed": 1}
///     {"at": 900, "began": [137.2, 243.2]}
///     {"at": 1200, "key": "n"}
struct MatchItUpFormat: LineFormat {
  static let name = "matchitup-recording"
  /// The board, which is the surface. Unit: points.
  private static let board = Size(width: 580, height: 400)

  private var isFirst = true
  private var isDown = false

  mutating func read(
    _ line: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    guard !line.trimmed.isEmpty else { return }
    guard let members = ParsedJSON.object(inLine: line) else {
      throw LineMistake("a JSON object")
    }
    if isFirst {
      guard members["format"]?.text == Self.name, members["version"]?.number == 1 else {
        throw LineMistake("\"format\": \"\(Self.name)\", \"version\": 1")
      }
      isFirst = false
      return items.append(.surface(Self.board))
    }
    guard let at = members["at"]?.number, (0...1e12).contains(at) else {
      throw LineMistake("\"at\": milliseconds from 0")
    }
    if members["key"]?.text != nil { return }
    let touch = try Self.touch(members)
    guard isDown == (touch.phase != .began) else {
      throw LineMistake(isDown ? "no touch that begins while one is down" : "a touch that is down")
    }
    isDown = touch.phase == .began || touch.phase == .moved
    items.append(.event(InputEvent(at: .milliseconds(at), touches: [touch])))
  }

  private static func touch(_ members: [String: ParsedJSON]) throws(LineMistake) -> TouchInput {
    let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
    guard let phase = phases.first(where: { members[$0.word] != nil }),
      let place = members[phase.word]?.numbers, place.count == 2,
      place.allSatisfy({ $0.magnitude <= 1e7 })
    else {
      throw LineMistake("\"began\", \"moved\", \"ended\" or \"cancelled\": [X, Y], or \"key\"")
    }
    return TouchInput(
      id: 1, phase: phase, location: Point(x: place[0], y: place[1]), type: .mouse)
  }
}
