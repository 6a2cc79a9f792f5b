import GestureCore

/// What a scenario came to: what is compared between the engine and the reference.
struct Story: Hashable {
  /// An action that was sent.
  struct Action: Hashable {
    var recognizer: String
    var state: GestureState
    /// Unit: milliseconds.
    var at: Double

    init(_ recognizer: String, _ state: GestureState, at: Double) {
      self.recognizer = recognizer
      self.state = state
      self.at = at
    }

    var text: String { "\(recognizer) \(state.word)@\(at.plainText)" }
  }

  /// All actions, in the order in which they were sent.
  var actions: [Action] = []
  /// Pairs of recognizers that sent actions in one pass without sharing a touch: the order of S4.4
  /// says nothing about them.
  var unorderedPairs: Set<Set<String>> = []
  /// The questions whose number the rules fix, with their answers; in any order. Whether both may
  /// recognize can be asked again at each decision (S3.19), so it is not here.
  var questions: [String] = []
  /// Whether several views were to be asked and one said no: which is asked first is open (S3.15).
  var hasOpenViewOrder = false
  /// Whether the rules leave open who excluded whom, since candidates shared no touch.
  var hasOpenWinners = false
  /// Those that failed because of several others, after which they start (S15.5) or which they
  /// require (S4.28): which one is named is open.
  var openNames: Set<String> = []
  /// What each attempt of a recognizer came to, why, when, and when it was reset.
  var attempts: [String: [String]] = [:]
  /// What views received of each touch.
  var views: [String: [String]] = [:]

  mutating func note(_ attempt: Trial, of id: String, resetAt: Double?) {
    let reason = attempt.reason.map { ", \($0.text)" } ?? ""
    let end = attempt.end.map { "@\($0.plainText)" } ?? ""
    let reset = resetAt.map { "reset@\($0.plainText)" } ?? "never reset"
    attempts[id, default: []].append("\(attempt.delivered.word)\(end)\(reason); \(reset)")
  }

  /// Whether both tell the same; where the rules leave the order of actions open, in any order.
  func agrees(with other: Story) -> Bool {
    hasSameAttempts(as: other) && views == other.views && hasSameActions(as: other)
      && hasSameQuestions(as: other)
  }

  private func hasSameQuestions(as other: Story) -> Bool {
    let isOpen = hasOpenViewOrder || other.hasOpenViewOrder
    let counts = { (question: String) in !isOpen || !question.hasPrefix("viewShouldBegin") }
    return questions.filter(counts).sorted() == other.questions.filter(counts).sorted()
  }

  private func hasSameAttempts(as other: Story) -> Bool {
    let open = openNames.union(other.openNames)
    let (left, right) = (attemptsWithoutNames(of: open), other.attemptsWithoutNames(of: open))
    guard hasOpenWinners || other.hasOpenWinners || hasOpenViewOrder || other.hasOpenViewOrder
    else { return left == right }
    return left.mapValues { $0.map(\.withoutWinner) } == right.mapValues { $0.map(\.withoutWinner) }
  }

  private func attemptsWithoutNames(of open: Set<String>) -> [String: [String]] {
    attempts.reduce(into: attempts) { result, entry in
      guard open.contains(entry.key) else { return }
      result[entry.key] = entry.value.map(\.withoutCause)
    }
  }

  private func hasSameActions(as other: Story) -> Bool {
    guard actions != other.actions else { return true }
    let open = unorderedPairs.union(other.unorderedPairs)
    let names = Set((actions + other.actions).map(\.recognizer))
    return names.allSatisfy { one in
      names.allSatisfy { two in
        let pair: Set<String> = open.contains([one, two]) ? [one] : [one, two]
        return actions.filter { pair.contains($0.recognizer) }
          == other.actions.filter { pair.contains($0.recognizer) }
      }
    }
  }

  mutating func note(
    _ question: String, of recognizer: String, about other: String? = nil, _ answer: Bool,
    at now: Double
  ) {
    let subject = other.map { " about \($0)" } ?? ""
    questions.append(
      "\(question) of \(recognizer)\(subject)@\(now.plainText): \(answer ? "yes" : "no")")
  }

  /// One line an entry, in an order that doesn't depend on the order of things that the rules leave
  /// open.
  var lines: [String] {
    actions.map { "action: \($0.text)" }
      + attempts.sorted { $0.key < $1.key }.flatMap { entry in
        entry.value.map { "attempt of \(entry.key): \($0)" }
      }
      + views.sorted { $0.key < $1.key }.map { entry in
        "view \(entry.key): \(entry.value.joined(separator: " "))"
      }
      + questions.sorted().map { "question: \($0)" }
  }
}

extension String {
  /// An attempt's text without the name of the one that won, and without how it won.
  fileprivate var withoutWinner: String {
    replacing(/(excluded|requirementRecognized) [^;]*/) { _ in "lost" }
      .replacing(/deniedByView [^;]*/) { _ in "deniedByView" }
  }

  /// An attempt's text without the name of the one that failed it by what it recognized or didn't.
  fileprivate var withoutCause: String {
    replacing(/(prerequisiteFailed|requirementRecognized) [^;]*/) { $0.output.1 }
  }
}

extension Double {
  /// Without a fraction where there is none.
  var plainText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
