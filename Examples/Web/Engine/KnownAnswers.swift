import GestureCore
import GestureDiagnosis
import GesturesWebSupport

/// A fact that a page may know of its delegates in advance; see ``LintKnowledge``.
private enum KnownFact: Int32 {
  case mayRefuse, receivesTouches, receivesEvents, begins, letsBegin, answersExplicitly, waits
  case makesWait, explicitlyAllowsBeginning, allowsAll, isDeclaredToPrevent
}

extension LintKnowledge {
  /// What a page knows.
  init(ofPage page: Int32) {
    self.init()
    func ask(
      _ fact: KnownFact, _ recognizer: any GestureRecognizer,
      about other: (any GestureRecognizer)? = nil, on view: View? = nil
    ) -> Bool? {
      let answer = page_knows(
        page, fact.rawValue, objects.handle(of: recognizer), objects.handle(of: other),
        objects.handle(of: view))
      return answer < 0 ? nil : answer > 0
    }
    mayRefuse = { ask(.mayRefuse, $0) ?? ($0.delegate != nil) }
    receivesTouches = { ask(.receivesTouches, $0, on: $1) }
    receivesEvents = { ask(.receivesEvents, $0) }
    begins = { ask(.begins, $0) }
    letsBegin = { ask(.letsBegin, $1, on: $0) }
    answersExplicitly = { ask(.answersExplicitly, $0, about: $1) }
    waits = { ask(.waits, $0, about: $1) }
    makesWait = { ask(.makesWait, $0, about: $1) }
    explicitlyAllowsBeginning = { ask(.explicitlyAllowsBeginning, $0) ?? false }
    allowsAll = { ask(.allowsAll, $0) }
    isDeclaredToPrevent = { ask(.isDeclaredToPrevent, $0, about: $1) ?? false }
    nameInSet = { recognizer in
      guard recognizer.handle.recognizerSet != nil,
        let sign = recognizer.name.lastIndex(of: "#")
      else { return recognizer.name }
      return String(recognizer.name[..<sign])
    }
  }
}
