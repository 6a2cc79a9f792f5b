import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports, for a recognizer that fired too often, a view that would have kept it from beginning
/// and was not asked: a view around the view that was hit, or the hit view itself, if its touches
/// are left to views (S3.13); or a view on which its delegate refuses touches, but not on what lies
/// in it (S3.1).
struct UnaskedViewFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard let spec else { return }
    for (moment, hitView) in record.unwantedFirings(ofRecognizer: id, wish) {
      guard
        let told = veto(of: hitView, spec, at: moment) ?? veto(around: hitView, spec)
          ?? refusal(around: hitView, spec)
      else { continue }
      explanation.addRemark(told.sentence, told.rules, at: .milliseconds(moment))
      return
    }
  }

  /// That the hit view would say no if the touches were to be taken from it; nil where it is asked,
  /// or wouldn't.
  private func veto(
    of hitView: String, _ spec: RecognizerSpec, at moment: Double
  ) -> (sentence: String, rules: [String])? {
    guard spec.cancelsTouchesInView == false else { return nil }
    var taking = scenario
    Change.takeTouches(spec.id).apply(&taking)
    let isDenied = taking.play().entries.contains { entry in
      guard case .state(let label, _, .failed, .deniedByView(hitView), _) = entry.what else {
        return false
      }
      return scene.spec(of: label.name)?.id == spec.id
        && isSameMoment(entry.timestamp.milliseconds, moment)
    }
    guard isDenied else { return nil }
    let noun = scene.viewSpec(hitView)?.control == nil ? "View" : "Control"
    return (
      "\(noun) '\(hitView)' would have said no, but a view is asked only by one that takes its "
        + "touches, and the cancelsTouchesInView of this one is false.", ["S3.13"]
    )
  }

  /// That its delegate refuses the touches that hit a view around the hit view, but not those that
  /// hit the hit view; nil where it doesn't.
  private func refusal(
    around hitView: String, _ spec: RecognizerSpec
  ) -> (sentence: String, rules: [String])? {
    guard let view = viewDenying(.shouldReceiveTouch, around: hitView, spec) else { return nil }
    return (
      "Its delegate refuses touches that hit view '\(view)', not those that hit view '\(hitView)', "
        + "which lies in it.", ["S3.1"]
    )
  }

  /// That a view around the hit view says no, which counts only where that view is hit itself; nil
  /// where none does.
  private func veto(
    around hitView: String, _ spec: RecognizerSpec
  ) -> (sentence: String, rules: [String])? {
    guard let view = viewDenying(.viewShouldBegin, around: hitView, spec) else { return nil }
    return (
      "View '\(view)' says no when it is asked whether this one should begin, but only the view "
        + "that a touch hit is asked, and that was '\(hitView)'.", ["S3.13", "S3.14"]
    )
  }

  /// The view around the hit view for which a question about a recognizer is answered with no; nil
  /// for none.
  private func viewDenying(
    _ question: DelegateRule.Question, around hitView: String, _ spec: RecognizerSpec
  ) -> String? {
    let views = scene.path(toView: hitView).map(\.id).filter { $0 != hitView }
    return scene.delegateRules.first { rule in
      rule.question == question && rule.answer == false && rule.condition == nil
        && rule.hitView.map(views.contains) ?? false
        && StageDelegate.isMatch(rule.recognizer, spec.id)
    }?.hitView
  }
}
