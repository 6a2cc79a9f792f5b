import GestureCore
import GestureTrace

/// Recognizers that wait for a recognizer around them whose delegate refuses the touches on some of
/// their views, but not on what lies in those views: there the recognizer around them gets each
/// touch, and recognizes instead (S3.1, S4.17).
struct PartlyRefusedRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.veto == nil }.flatMap { waiter in
      scene.required(by: waiter).compactMap { finding(about: waiter, waitingFor: $0, in: scene) }
    }
  }

  private func finding(
    about waiter: LintMember, waitingFor required: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    let own = scene.views.filter { waiter.getsTouches(on: $0) }
    let shared = own.filter { view in
      required.getsTouches(on: view)
        && !scene.controls.contains { control in
          view.isDescendant(of: control)
            && (scene.isKept(control, from: required) || scene.isKept(control, from: waiter))
        }
    }
    let refused = own.filter {
      scene.knowledge.receivesTouches(required.recognizer, $0) == false
    }
    guard waiter.view.isDescendant(of: required.view), !required.mayBeRefused, !shared.isEmpty,
      shared.allSatisfy({ view in refused.contains { view.liesIn($0) } }),
      scene.dominanceOfRequired(required, over: waiter, whereShared: true)
        .isFirstBesidesElsewhere,
      let around = refused.first(where: { shared[0].liesIn($0) })
    else { return nil }
    let names = shared.map { "'\($0.name)'" }.inShort
    return Lint.Finding(
      .rarelyFires, .warning, [waiter, required],
      "\(waiter.quoted) never fires with \(waiter.fingersNeeded) on "
        + "view\(shared.count > 1 ? "s" : "") \(names): it waits until \(required.quoted) has "
        + "failed, and the same gesture makes that one recognize: its delegate refuses touches that "
        + "hit view '\(around.name)', not those that hit what lies in it",
      fixes: [
        Lint.Fix(
          "let the delegate of \(required.quoted) also say no to shouldReceive(_ touch:) on "
            + shared.map { "view '\($0.name)'" }.joinedAsList,
          shared.map { .answer(required.label, .receivesTouch(view: $0.name), false) }),
        .fireBoth(waiter, required),
      ])
  }
}
