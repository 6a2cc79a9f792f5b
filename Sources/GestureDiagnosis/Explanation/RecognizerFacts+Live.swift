package import GestureCore
import GestureTrace

extension RecognizerFacts {
  /// What a recognizer and the others of its window say about themselves and each other now.
  ///
  /// Delegates aren't asked: their answers are in the log.
  init(of recognizer: any GestureRecognizer) {
    let handle = recognizer.handle
    self.init(profile: GestureProfile(of: recognizer))
    indirectInputs = handle.indirectInputs
    buttonMaskRequired = handle.buttons(for: profile)
    app.answersShouldBegin = recognizer.delegate != nil
    set.isMember = handle.recognizerSet != nil
    let declared = handle.failureRequirements.filter { $0.isDeclared }.map { $0.label }
    relations.isDeclaredToWait = { declared.contains($0) ? true : nil }
    relations.requirements = set.isMember ? [] : declared.map { $0.name }
    relations.add(among: recognizer.view?.window?.recognizersWithin ?? [])
  }
}

extension RecognizerFacts.Relations {
  /// Adds what is declared among the recognizers of a window.
  fileprivate mutating func add(among all: [any GestureRecognizer]) {
    func member(_ label: RecognizerLabel) -> (any GestureRecognizer)? {
      all.first { $0.label == label }
    }
    otherProfile = { member($0).map { GestureProfile(of: $0) } }
    for one in all {
      let required = one.handle.failureRequirements.filter { $0.isDeclared }.map { $0.label }
      for other in required + one.handle.prerequisites.map({ $0.label }) {
        links.append((one: one.name, other: other.name))
      }
    }
    startsAfter = { dependent, first in
      guard let one = member(dependent), let other = member(first) else { return false }
      return one.handle.prerequisites.contains { $0.label == first }
        || one.handle.startsAfterTag(of: other)
    }
    mayRecognizeTogether = { asked, other in
      guard let one = member(asked), let two = member(other) else { return false }
      return one.handle.isDeclaredTogether(with: two)
    }
    bond = { first, second in
      guard let one = member(first), let two = member(second) else { return nil }
      return RecognizerFacts.Bond(between: one, and: two)
    }
  }
}

extension RecognizerFacts.Bond {
  /// The declaration by which `winner`, which has fired, doesn't exclude `other`; nil where there
  /// is none.
  package init?(between winner: any GestureRecognizer, and other: any GestureRecognizer) {
    if winner.handle.isSibling(of: other) {
      self.init("one set has made both", rule: "S15.9")
    } else if winner.handle.recognizesInSequence(with: other) {
      self.init(
        "one of them starts after the other", rule: "S15.4",
        other.handle.prerequisites.contains { $0.other === winner } ? .order : .mutual)
    } else if winner.handle.isDeclaredTogether(with: other) {
      self.init("they were declared to recognize together", rule: "S3.17")
    } else {
      return nil
    }
  }
}

extension View {
  /// The recognizers of the view and of all in it.
  fileprivate var recognizersWithin: [any GestureRecognizer] {
    gestureRecognizers + subviews.flatMap { $0.recognizersWithin }
  }
}
