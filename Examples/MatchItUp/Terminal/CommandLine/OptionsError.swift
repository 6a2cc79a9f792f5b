/// What is wrong with the command line.
enum OptionsError: Error, Hashable {
  case unknown(String)
  case unexpected(String)
  case missingValue(String)
  case needlessValue(String)
  case wrongSeed(String)
  case seedForReplay
  case recordForReplay
  case noTerminal(option: String)
}

extension OptionsError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let option): "unknown option \"\(option)\"; --help lists the options"
    case .unexpected(let argument): "unexpected argument \"\(argument)\"; --help lists the options"
    case .missingValue(let option): "\(option) needs a value, as in \(option) \(example(option))"
    case .needlessValue(let option): "\(option) takes no value"
    case .wrongSeed(let text):
      "--seed expects a whole number from 0 to \(UInt64.max), found \"\(text)\""
    case .seedForReplay: "--seed can't be used with --replay: the recording has its own seed"
    case .recordForReplay: "--record can't be used with --replay: only a game you play is recorded"
    case .noTerminal(let option):
      "\(option) needs a terminal, but standard input or standard output is not one"
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
