import GestureCore
import GestureDiagnosis
import GestureTrace

// The causes of an explanation as data: what the page's remedies start from.

/// Writes why a recognizer did what it did as a list of JSON objects, one for each cause.
@_cdecl("explain_causes")
func causes(_ page: Int32, _ member: Int32) -> Int32 {
  guard let log = logs.log(ofPage: page), let member = objects.members[member] else { return 0 }
  let explanation = Explanation(of: member.recognizer, in: log)
  return textBuffer.write(JSONValue.list(explanation.causes.map { $0.kind.json }).line)
}

/// The same for a view.
@_cdecl("explain_view_causes")
func causes(ofView page: Int32, _ view: Int32) -> Int32 {
  guard let log = logs.log(ofPage: page), let view = objects.views[view] else { return 0 }
  let explanation = Explanation(
    ofView: view.name, in: log.entries, window: objects.pages[page]?.window,
    touchName: touchNames.name)
  return textBuffer.write(JSONValue.list(explanation.causes.map { $0.kind.json }).line)
}

extension Explanation.Cause.Kind {
  fileprivate var json: JSONValue {
    switch self {
    case .given(let touch): entry("given", touch)
    case .hit(let touch): entry("hit", touch)
    case .notHit(let touch, let view): entry("notHit", touch, view: view)
    case .refused(let touch, let refusal): entry("refused", touch, word: refusal.rawValue)
    case .dropped(let touch): entry("dropped", touch)
    case .held(let others): entry("held", others: others)
    case .requirementRefused(let one, let other): entry("requirementRefused", others: [one, other])
    case .requirementMet(let other): entry("requirementMet", others: [other])
    case .requirementVoid(let other): entry("requirementVoid", others: [other])
    case .chained(let root): entry("chained", others: [root])
    case .pointerMissed: entry("pointerMissed")
    case .released(let other): entry("released", others: other.map { [$0] } ?? [])
    case .ownDecision(let detail): entry("ownDecision", figures: detail?.figures)
    case .excluded(let winner): entry("excluded", others: [winner])
    case .tied(let winner): entry("tied", others: [winner])
    case .requirementRecognized(let winner): entry("requirementRecognized", others: [winner])
    case .deniedByDelegate: entry("deniedByDelegate")
    case .deniedByView(let view): entry("deniedByView", view: view)
    case .neverAsked: entry("neverAsked")
    case .remark: entry("remark")
    case .allowed(let other): entry("allowed", others: [other])
    case .disabled: entry("disabled")
    case .removed: entry("removed")
    case .touchesCancelled: entry("touchesCancelled")
    case .lostFinger(let touch): entry("lostFinger", touch)
    case .abandoned: entry("abandoned")
    case .prerequisiteFailed(let first): entry("prerequisiteFailed", others: [first])
    case .handedOver(let other): entry("handedOver", others: [other])
    case .tookOver(let other): entry("tookOver", others: [other])
    case .notHandedOver(let other): entry("notHandedOver", others: [other])
    case .unfinished: entry("unfinished")
    case .fired: entry("fired")
    case .took(let touch, let view): entry("took", touch, view: view)
    case .lostTouch(let touch, let thief):
      entry("lostTouch", touch, others: thief.map { [$0] } ?? [])
    case .deliveredLate(let touch, let others): entry("deliveredLate", touch, others: others)
    case .takesOneTouch(let touch, _): entry("takesOneTouch", touch)
    case .sharesNoTouches(let touch, let views, _):
      entry("sharesNoTouches", touch, views: views)
    case .takenBefore(let touch, let other): entry("takenBefore", touch, others: [other])
    case .neverDelivered(let touch): entry("neverDelivered", touch)
    }
  }
}

private func entry(
  _ kind: String, _ touch: TouchID? = nil, view: String? = nil, views: [String] = [],
  others: [RecognizerLabel] = [], word: String? = nil, figures: FailureDetail.Figures? = nil
) -> JSONValue {
  var json = JSONBuilder()
  json["kind"] = .string(kind)
  json["touch"] = touch.map { .string(touchNames.name($0)) }
  json["view"] = view.map { .string($0) }
  if !views.isEmpty { json["views"] = .words(views) }
  if !others.isEmpty { json["others"] = .words(others.map { $0.name }) }
  json["refusal"] = word.map { .string($0) }
  json["measured"] = figures?.measured.map { .number($0) }
  json["limit"] = figures.map { .number($0.limit) }
  json["unit"] = figures.map { .string($0.unit.rawValue) }
  return json.json
}
