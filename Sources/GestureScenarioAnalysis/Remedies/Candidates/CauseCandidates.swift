import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// What might help against each cause: the changes that other types propose, in the order in which
/// they are tried.
struct CauseCandidates: RemedyContextReader {
  let context: RemedyContext

  private var moves: MoveCandidates { MoveCandidates(context: context) }
  private var reach: ReachCandidates { ReachCandidates(context: context) }
  private var moreTouches: MoreTouchesCandidates { MoreTouchesCandidates(context: context) }
  private var settings: SettingsCandidates { SettingsCandidates(context: context) }
  private var rivals: RivalCandidates { RivalCandidates(context: context) }
  private var requirements: RequirementCandidates { RequirementCandidates(context: context) }
  private var waiting: WaitingCandidates { WaitingCandidates(context: context) }
  private var prerequisites: PrerequisiteCandidates { PrerequisiteCandidates(context: context) }
  private var handOvers: HandOverCandidates { HandOverCandidates(context: context) }

  /// Changes that might help against a cause.
  func candidates(for cause: Explanation.Cause) -> [Change] {
    guard let spec else { return ViewCandidates(context: context).candidates(for: cause) }
    switch cause.kind {
    case .notHit(let touch, let hitView): return reach.candidates(for: touch, from: hitView, spec)
    case .refused(let touch, let refusal):
      return moreTouches.candidates(for: refusal, touch, at: cause.timestamp)
    case .dropped(let touch): return Change.keepTouch(record.id(of: touch), target, in: scenario)
    case .touchesCancelled, .lostFinger:
      return reach.keepingViews(spec) + Change.leaveTouches(in: scenario)
    case .pointerMissed: return reach.candidatesForPointer(spec)
    case .disabled, .removed: return Change.leaveAlone(target, in: scenario)
    case .ownDecision(let detail): return accepting(spec, after: detail)
    case .deniedByDelegate:
      return prerequisites.meetingConditions() + [.answer(.shouldBegin, of: target, true)]
    case .deniedByView(let view):
      // A control lets its own recognizers begin (S11.4).
      return [.letBegin(target, on: view), leavingTouches(on: view)]
        + (wish == nil || spec.tapCount == nil ? [] : [moves.move(spec, to: view)])
    case .excluded, .tied, .allowed, .handedOver, .tookOver, .notHandedOver:
      return candidates(forRival: cause.kind, spec)
    case .held, .chained, .requirementRecognized, .requirementMet, .requirementVoid,
      .requirementRefused, .prerequisiteFailed, .released, .unfinished:
      return candidates(forWait: cause.kind, spec)
    case .hit, .given, .neverAsked, .remark, .abandoned, .fired, .took, .lostTouch, .deliveredLate,
      .neverDelivered, .takesOneTouch, .sharesNoTouches, .takenBefore:
      return []
    }
  }

  /// Changes that might help against another recognizer that excluded it, fired beside it, or
  /// handed touches over; none for any other cause.
  private func candidates(
    forRival cause: Explanation.Cause.Kind, _ spec: RecognizerSpec
  ) -> [Change] {
    switch cause {
    case .excluded(let winner): return rivals.losing(to: context.fileID(winner), spec)
    case .tied(let winner):
      return rivals.addingLater(than: context.fileID(winner), spec)
        + rivals.preventing(context.fileID(winner), spec)
    case .allowed(let other): return rivals.competing(with: other, spec)
    case .handedOver(let taker): return handOvers.keeping(from: context.fileID(taker))
    case .tookOver(let giver):
      let giver = context.fileID(giver)
      return handOvers.handingBack(from: target, to: giver)
        + handOvers.punctualHandOver(from: giver, to: target)
        + [Change.keepTouches(from: giver, to: target).aiming(at: .fewerFirings)]
    case .notHandedOver(let giver):
      return Change.conditions(from: context.fileID(giver), to: target, in: scenario, record)
        + Change.keepTranslation(of: context.fileID(giver), in: scenario)
        + Change.leaveAlone(target, in: scenario)
    case _: return []
    }
  }

  /// Changes that might help against waiting, or where nothing held it; none for any other cause.
  private func candidates(
    forWait cause: Explanation.Cause.Kind, _ spec: RecognizerSpec
  ) -> [Change] {
    switch cause {
    case .held(let others):
      let others = others.map(context.fileID)
      return others.flatMap(waiting.waiting) + waiting.notWaiting(forAny: others)
    case .chained(let root): return waiting.chain(to: context.fileID(root))
    case .requirementRecognized(let winner):
      return requirements.losing(toRequired: context.fileID(winner))
    case .requirementMet(let other):
      let start = Change.startAfter(
        context.fileID(other), insteadOfWaiting: target, in: scenario)
      return ([start] + requirements.takingPart(of: context.fileID(other)))
        .map { $0.aiming(at: .fewerFirings) }
    case .requirementVoid(let other):
      let id = context.fileID(other)
      return (Change.takePart(id) + requirements.takingPart(of: id))
        .map { $0.aiming(at: .fewerFirings) }
    case .requirementRefused: return requirements.breakingRings()
    case .prerequisiteFailed(let first): return prerequisites.missing(context.fileID(first))
    case .released(nil):
      return wish == nil ? [] : Change.keepRelations(of: target, in: scenario)
    case .unfinished: return spec.requireToFail.map { .dropRequirement(of: target, toFail: $0) }
    case _: return []
    }
  }

  /// Changes with which it might accept a gesture that it rejected.
  private func accepting(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    let press = PressCandidates(context: context)
    let words = wish == nil ? [] : Change.singleWords(of: spec)
    return settings.leavingSet(spec) + words.filter { $0.caution == nil }
      + OtherFingerCandidates(context: context).leavingOutFingers(spec, after: detail)
      + settings.axisAcrossTurn(spec) + settings.millisecondsForSeconds(of: spec)
      + settings.defaultsOfTinyLimits(spec) + Change.limits(of: spec, forgiving: detail)
      + words.filter { $0.caution != nil }
      + settings.laterJudgement(spec, after: detail) + settings.largerFractions(of: spec)
      + press.punctualPress(spec) + press.punctualRepeats(spec)
      + settings.shorterPress(spec, after: detail)
      + record.touchesGiven(to: subject.id).flatMap(
        ButtonCandidates(context: context).pressedButton)
  }

  /// It leaves its touches to a view that did not let it begin: then the view is not asked, and
  /// gets the touches as well (S3.13).
  private func leavingTouches(on view: String) -> Change {
    var change = Change.leaveTouches(target)
    if ownTouches.isEmpty { return change }  // what an action does, no touch does
    let isControl = scenario.scene.viewSpec(view)?.control != nil
    change.add(
      sideEffect: isControl
        ? Consequence(.other("control '\(view)'"), .other("act on the touch, too"))
        : Consequence(.other("view '\(view)'"), .other("get the touches to their end, too")))
    return change
  }
}
