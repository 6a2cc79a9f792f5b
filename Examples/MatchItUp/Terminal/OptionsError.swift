/// What is wrong with the arguments.
enum OptionsError: Error, Hashable {
  case unknown(String)
  case missingValue(String)
  case wrongSeed(String)
  case recordingHasASeed
  case replayIsNotRecorded
  case noTerminal(option: String)
}

extension OptionsError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let argument): "unknown argument \"\(argument)\"; --help lists those there are"
    case .missingValue(let option): "\(option) needs a value, as in \(option) \(example(option))"
    case .wrongSeed(let text):
      "--seed expects a whole number from 0 to \(UInt64.max), found \"\(text)\""
    case .recordingHasASeed: "--seed doesn't go with --replay: a recording brings its own seed"
    case .replayIsNotRecorded: "--record doesn't go with --replay: only what you play is recorded"
    case .noTerminal(let option):
      "\(option) needs a terminal, but standard input or output is none"
    }
  }

  private func example(_ option: String) -> String {
    switch option {
    case "--seed": "7"
    case "--svg": "board.svg"
    default: "game.jsonl"
    }
  }
}
