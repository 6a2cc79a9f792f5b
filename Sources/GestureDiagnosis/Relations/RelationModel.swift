import GestureCore

/// The relations of recognizers: which ones wait for which, which pairs may recognize together, and
/// which ones exclude which. The relation graph and lint read the same model.
///
/// Recognizers are identified by their indices in the list that the model was made of.
struct RelationModel {
  /// The sources of answers.
  struct Source {
    /// What delegates answered in a run.
    var log = DelegateAnswers([])
    /// Whether delegates and recognizers are asked, as they are when two share a touch.
    var asks = false
  }

  let recognizers: [any GestureRecognizer]
  private let source: Source
  private var requirements: PairTable<RelationEdge.Origin>
  /// For each recognizer, the recognizers that it waits for directly, in ascending order.
  private var required: [[Int]]
  /// For each recognizer, the recognizers that it waits for, directly or through others.
  private var blockers: [NumberSet]
  /// For each recognizer, the recognizers that its delegate allows to recognize simultaneously.
  private var allowed: [NumberSet]
  /// For each recognizer, the recognizers with which it can track the same touch.
  private var partners: [NumberSet]
  private var numbers: [RecognizerHandle: Int] = [:]
  /// Answers that the engine would refuse because they close a cycle (S4.32): the cycle, from the
  /// recognizer that would wait to itself.
  private(set) var refusedRings: [[Int]] = []

  /// - Parameters:
  ///   - depths: for each recognizer, the number of views that contain its view.
  ///   - canMeet: whether both can track the same touch.
  init(
    _ recognizers: [any GestureRecognizer], depths: [Int], from source: Source,
    canMeet: (Int, Int) -> Bool
  ) {
    self.recognizers = recognizers
    self.source = source
    let count = recognizers.count
    requirements = PairTable(count: count)
    required = Array(repeating: [], count: count)
    blockers = Array(repeating: NumberSet(below: count), count: count)
    (allowed, partners) = (blockers, blockers)
    for (index, recognizer) in recognizers.enumerated() where numbers[recognizer.handle] == nil {
      numbers[recognizer.handle] = index
    }
    for index in recognizers.indices { readDeclarations(of: index) }
    for one in recognizers.indices {
      for other in recognizers.indices where other != one && canMeet(one, other) {
        partners[one].insert(other)
        if isAllowed(other, by: one) { allowed[one].insert(other) }
      }
    }
    readAnswers(depths)
  }

  private mutating func readDeclarations(of index: Int) {
    for requirement in recognizers[index].handle.failureRequirements {
      guard let other = requirement.other.flatMap({ number(of: $0.handle) }) else { continue }
      insertRequirement(of: index, for: other, requirement.isDeclared ? .declared : .answered)
    }
  }

  private mutating func insertRequirement(
    of waiting: Int, for other: Int, _ origin: RelationEdge.Origin
  ) {
    if requirements[waiting, other] == nil {
      let place = required[waiting].firstIndex { $0 > other } ?? required[waiting].endIndex
      required[waiting].insert(other, at: place)
    }
    requirements[waiting, other] = origin
    guard !blockers[waiting].contains(other) else { return }
    var added = blockers[other]
    added.insert(other)
    for index in recognizers.indices where index == waiting || blockers[index].contains(waiting) {
      blockers[index].formUnion(added)
    }
  }

  private func isAllowed(_ other: Int, by one: Int) -> Bool {
    let (asked, about) = (recognizers[one], recognizers[other])
    return source.log.allow(asked.label, about.label)
      || source.asks && RelationRules.delegateAllows(asked, with: about) == true
  }

  /// Asks about waiting as the engine does: pair by pair, in the order of S4.4. An answer that
  /// would close a cycle is refused (S4.32).
  private mutating func readAnswers(_ depths: [Int]) {
    let order = recognizers.indices.sorted { one, other in
      ArbitrationOrder(depth: depths[one], addition: one)
        < ArbitrationOrder(depth: depths[other], addition: other)
    }
    for (place, index) in order.enumerated() {
      guard !partners[index].isEmpty else { continue }
      for other in order[(place + 1)...] where canMeet(index, other) {
        let answers = answers(about: index, other)
        if answers.first { noteAnswer(index, other) }
        if answers.second { noteAnswer(other, index) }
      }
    }
  }

  /// Which of two recognizers waits for the other by an answer: one that is in the log, or one that
  /// is given now.
  private func answers(about one: Int, _ two: Int) -> (first: Bool, second: Bool) {
    let (one, two) = (recognizers[one], recognizers[two])
    let now = source.asks ? RelationRules.waiting(between: one, and: two) : (false, false)
    return (
      source.log.waits(of: one.label).contains(two.label) || now.0,
      source.log.waits(of: two.label).contains(one.label) || now.1
    )
  }

  private mutating func noteAnswer(_ waiting: Int, _ required: Int) {
    if let back = path(from: required, to: waiting) {
      refusedRings.append([waiting] + back)
    } else if requirements[waiting, required] == nil {
      insertRequirement(of: waiting, for: required, .answered)
    }
  }

  // MARK: Reading

  /// The index of a recognizer; nil for a recognizer that is not in the list.
  func number(of handle: RecognizerHandle) -> Int? { numbers[handle] }

  /// Whether both can track the same touch.
  func canMeet(_ one: Int, _ other: Int) -> Bool { partners[one].contains(other) }

  /// The recognizers that can track the same touch as `index`.
  func partners(of index: Int) -> NumberSet { partners[index] }

  /// What makes `waiting` wait for `required`, a declaration or an answer; nil where nothing does.
  func requirement(of waiting: Int, for required: Int) -> RelationEdge.Origin? {
    requirements[waiting, required]
  }

  /// The recognizers that `waiting` waits for directly.
  func required(by waiting: Int) -> [Int] { required[waiting] }

  /// Whether `waiting` waits for `other`, directly or through others.
  func isLinked(_ waiting: Int, to other: Int) -> Bool { blockers[waiting].contains(other) }

  /// The shortest chain of waiting from `waiting` to `other`, both included; nil where there is
  /// none.
  func path(from waiting: Int, to other: Int) -> [Int]? {
    guard isLinked(waiting, to: other) else { return nil }
    return PathSearch.path(from: waiting, to: other, next: required(by:))
  }

  /// What allows both to recognize, a declaration or an answer; nil where nothing does.
  func allowance(between one: Int, and other: Int) -> RelationEdge.Origin? {
    if recognizers[one].handle.isDeclaredTogether(with: recognizers[other]) { return .declared }
    if recognizers[one].handle.recognizesInSequence(with: recognizers[other]) { return .declared }
    if recognizers[one].handle.isSibling(of: recognizers[other]) { return .declared }
    let isAnswered = delegateAllows(one, beside: other) || delegateAllows(other, beside: one)
    return isAnswered ? .answered : nil
  }

  /// Whether the delegate of `one` answers that `other` may recognize simultaneously.
  func delegateAllows(_ one: Int, beside other: Int) -> Bool { allowed[one].contains(other) }

  /// Whether the rules of the two allow `winner` to prevent `loser` (S3.29).
  func mayPrevent(_ winner: Int, _ loser: Int) -> Bool {
    RelationRules.mayPrevent(recognizers[winner], recognizers[loser])
  }
}

/// A value for each ordered pair of a list.
private struct PairTable<Value> {
  private let count: Int
  private var values: [Value?]

  init(count: Int) {
    self.count = count
    values = Array(repeating: nil, count: count * count)
  }

  subscript(one: Int, other: Int) -> Value? {
    get { values[one * count + other] }
    set { values[one * count + other] = newValue }
  }
}
