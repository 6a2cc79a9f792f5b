import GestureScenario

/// The arguments of a command: options, and the operands in order.
struct Arguments: Equatable {
  private(set) var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]

  /// Splits words into a command's options and operands. All words after `--` are operands.
  init(_ words: [String], of command: any Command, in tool: String) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let option = command.options.first(where: { $0.isCalled(parts[0]) }) else {
        throw UsageError.unknown(
          parts[0], among: command.options.map(\.name),
          "'\(tool) \(command.name)' has no option")
      }
      try take(option, given: parts.count == 2 ? parts[1] : nil, from: &rest)
    }
  }

  private mutating func take(
    _ option: Option, given value: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let kind = option.value else {
      if let value { throw UsageError("\(option.name) takes no value: leave out '=\(value)'") }
      flags.insert(option.name)
      return
    }
    guard let value = value ?? rest.popFirst() else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(kind)")
    }
    guard option.isRepeatable || values[option.name] == nil else {
      throw UsageError("\(option.name) is given twice")
    }
    values[option.name, default: []].append(value)
  }

  /// Whether an option without a value is there.
  func has(_ option: String) -> Bool { flags.contains(option) }

  /// The value of an option, or nil where it is left out.
  subscript(_ option: String) -> String? { values[option]?.first }

  /// Refuses options beside `other`, with which they have no effect.
  func refuse(_ options: String..., with other: String) throws(UsageError) {
    guard isGiven(other), let option = options.first(where: isGiven) else { return }
    throw UsageError("\(option) has no effect with \(other): leave out one of the two")
  }

  /// Refuses options without `other`, since they have no effect then.
  func refuse(_ options: String..., without other: String) throws(UsageError) {
    guard !isGiven(other), let option = options.first(where: isGiven) else { return }
    throw UsageError("\(option) goes with \(other)")
  }

  private func isGiven(_ option: String) -> Bool { has(option) || values[option] != nil }

  /// All values of an option, in order.
  func values(of option: String) -> [String] { values[option, default: []] }

  /// All values of an option, in order; commas separate values too.
  func list(_ option: String) -> [Substring] {
    values[option, default: []].flatMap { $0.split(separator: ",") }
  }
}

/// A mistake in a command line, and the fix.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }

  /// An unknown word.
  static func unknown(_ what: String, _ word: String, among known: [String]) -> UsageError {
    unknown(word, among: known, "there is no \(what)")
  }

  /// - Parameter start: the beginning of the sentence, before the word.
  fileprivate static func unknown(
    _ word: String, among known: [String], _ start: String
  ) -> UsageError {
    let remedy = nearestWord(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    let choice = known.isEmpty ? "there are none" : "known: \(list)"
    return UsageError("\(start) '\(word)'\(remedy) (\(choice))")
  }
}

extension Option {
  /// Whether a word is the option's name; `-o` and `--output` are the same option.
  fileprivate func isCalled(_ word: String) -> Bool {
    let outputs = ["-o", "--output"]
    return name == word || outputs.contains(name) && outputs.contains(word)
  }
}
