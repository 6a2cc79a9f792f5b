import Foundation

/// What an input stands for; the environment's `FUZZ_TARGET` names it.
enum FuzzTarget: String, CaseIterable {
  case engine
  case scenarios
  case strokes
  case recordings

  static let chosen: FuzzTarget = {
    let word = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: word) else {
      fatalError("FUZZ_TARGET is '\(word)'; set it to one of \(allCases.map(\.rawValue))")
    }
    return target
  }()

  func play(_ bytes: UnsafeRawBufferPointer) {
    switch self {
    case .engine: EngineInput.play(bytes)
    case .scenarios: ScenarioInput.play(bytes)
    case .strokes: StrokeInput.play(bytes)
    case .recordings: RecordingInput.play(bytes)
    }
  }
}

/// Plays one input. A trap, a report of the sanitizer or a broken law ends the process.
@_cdecl("play_input")
public func playInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.play(UnsafeRawBufferPointer(start: bytes, count: count))
  return 0
}
