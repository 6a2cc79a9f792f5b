public import GestureCore
import GestureDiagnosis
public import GestureScenario
import GestureTrace

/// The outcome that was wanted of a recognizer or a view, which ``Scenario/explain(_:wish:besides:)``
/// compares with what happened.
///
/// ```swift
/// let wish = try Wish("tap: none")
/// if let explanation = scenario.explain(wish.id, wish: wish) { print(explanation) }
/// ```
public struct Wish: Hashable, Sendable {
  /// The id of the recognizer or the view.
  public var id: String
  /// The outcome that was wanted.
  public var outcome: Outcome

  /// An outcome that may be wanted.
  public enum Outcome: Hashable, Sendable {
    /// It fires, or gets a touch to its end, at some time.
    case something
    /// A recognizer sends just these actions; an empty list means that it never fires.
    case actions([Scenario.Expected<GestureState>])
    /// A view receives exactly these phases of touches.
    case touches([Scenario.Expected<TouchPhase>])
  }

  /// A wish for a recognizer or a view, by its id.
  public init(_ id: String, _ outcome: Outcome) {
    self.id = id
    self.outcome = outcome
  }

  /// Reads a wish as it is written on a command line: the id, a colon, and `none`, `fires`, or the
  /// list that a file would expect, separated by commas: `tap: none`, `pan: began@20, changed*,
  /// ended`.
  ///
  /// - Throws: ``WishError`` if the text is no wish.
  public init(_ text: String) throws(WishError) {
    guard let colon = text.lastIndex(of: ":") else { throw WishError(text: text) }
    id = text[..<colon].trimmed
    let words = text[text.index(after: colon)...].split(separator: ",").map(\.trimmed)
    guard !id.isEmpty, !words.isEmpty else { throw WishError(text: text) }
    switch words {
    case ["none"]: outcome = .actions([])
    case ["fires"]: outcome = .something
    case _:
      if let list = Self.list(words, Moments.states) {
        outcome = .actions(list)
      } else if let list = Self.list(words, Moments.phases) {
        outcome = .touches(list)
      } else {
        throw WishError(text: text)
      }
    }
  }

  private static func list<Word>(
    _ words: [String], _ moments: Moments<Word>
  ) -> [Scenario.Expected<Word>]? {
    let list = words.compactMap(moments.parse)
    return list.count == words.count ? list : nil
  }
}

/// A text that can't be read as a wish.
public struct WishError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  public let text: String

  public var description: String {
    "expected a wish such as \"tap: none\", \"tap: fires\" or \"pan: began, changed*, ended@60\", "
      + "found \"\(text)\""
  }
}

extension Substring {
  /// Without the spaces around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

extension Wish {
  /// Whether it should not have fired, or received a touch, at all.
  var isForNothing: Bool { outcome == .actions([]) || outcome == .touches([]) }

  /// How often it should fire, or a touch should come to its end; nil where that is open.
  var numberOfGestures: Int? {
    switch outcome {
    case .something: return nil
    case .actions(let list):
      // A discrete recognizer sends `ended` alone.
      let first: GestureState = list.contains { $0.word == .began } ? .began : .ended
      let firings = list.filter { $0.word == first }
      return firings.contains(where: \.isRepeated) ? nil : firings.count
    case .touches(let list):
      let ends = list.filter { $0.word == .ended }
      return ends.contains(where: \.isRepeated) ? nil : ends.count
    }
  }

  /// Whether a run sends a recognizer only wished states: what a tap sends is no `began`, and a
  /// cancelled gesture has not ended.
  func allowsStates(of record: RunRecord, for subject: Subject) -> Bool {
    guard case .actions(let expected) = outcome, case .recognizer(let id) = subject else {
      return true
    }
    let wished = Set(expected.map(\.word))
    return record.actions.allSatisfy { action in
      action.recognizer != id || wished.contains(action.state)
        || action.state == .changed && wished.contains(.began)
    }
  }

  /// Whether it should have ended, and was cancelled with its touches instead.
  func wantsEnd(insteadOfCancelling subject: Subject, in record: RunRecord) -> Bool {
    guard case .actions(let expected) = outcome, case .recognizer(let id) = subject,
      expected.last?.word == .ended
    else { return false }
    return record.entries.contains { entry in
      guard case .state(let label, _, .cancelled, .touchesCancelled, _) = entry.what else {
        return false
      }
      let isAppsDoing = record.hostChanges.contains { $0.timestamp == entry.timestamp }
      return label.name == id && !isAppsDoing && !record.diagnostics.contains(where: \.isDuplicate)
    }
  }

  /// Whether a run fulfils it.
  func isMet(by record: RunRecord, for subject: Subject) -> Bool {
    switch (outcome, subject) {
    case (.something, _): return !record.moments(of: subject).isEmpty
    case (.actions([]), .recognizer(let member))
    where self.id != member && RecognizerSpec.set(ofMember: member) == self.id:
      // For a set without a number, all of its recognizers.
      return !record.actions.contains { RecognizerSpec.set(ofMember: $0.recognizer) == self.id }
    case (.actions(let expected), .recognizer(let id)):
      let sent = record.actions.filter { $0.recognizer == id }.map { (word: $0.state, at: $0.at) }
      return SequenceMatch(expected: expected, actual: sent, text: { $0.word }).isMatch
    case (.actions(let expected), .view(let id)):
      let phases = expected.compactMap { expected in
        expected.word.phase.map {
          Scenario.Expected($0, isRepeated: expected.isRepeated, at: expected.at)
        }
      }
      return phases.count == expected.count
        && Wish(id, .touches(phases)).isMet(by: record, for: subject)
    case (.touches(let expected), .view(let id)):
      let told = record.touches(of: id).map { (word: $0.phase, at: $0.at) }
      return SequenceMatch(expected: expected, actual: told, text: { $0.word }).isMatch
    case (.touches, .recognizer): return false
    }
  }

  /// The wish, as the end of a sentence.
  func clause(isMet: Bool, for subject: Subject) -> String {
    let list =
      switch outcome {
      case .something: [String]()
      case .actions(let list): list.map { $0.text { $0.word } }
      case .touches(let list): list.map { $0.text { $0.word } }
      }
    let verb = subject.isView ? "be told of a touch" : "fire"
    let told = subject.isView ? "be told" : "send"
    if isMet { return isForNothing ? "as expected" : "as it should" }
    if isForNothing { return "but it should not \(verb) at all" }
    guard !list.isEmpty else { return "but it should" }
    return "but it should \(told) \(list.joined(separator: ", "))"
  }
}

extension GestureState {
  /// The phase of the same name; nil if there is none.
  fileprivate var phase: TouchPhase? {
    switch self {
    case .began: .began
    case .changed: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    case .possible, .failed: nil
    }
  }
}

extension GestureDiagnostic.Kind {
  /// Whether a touch began that was down already.
  fileprivate var isDuplicate: Bool { if case .duplicateBegin = self { true } else { false } }
}
