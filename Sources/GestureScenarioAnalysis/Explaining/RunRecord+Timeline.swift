public import GestureDiagnosis
public import GestureScenario

extension RunRecord {
  /// The run as a picture: which recognizers tracked, waited, won and lost, and when.
  public var timeline: Timeline {
    var facts = TimelineFacts()
    facts.hovers = hovers
    facts.untakenScrolls = untakenScrolls.map { ($0.at, $0.scroll) }
    return Timeline(entries, knowing: facts, touchName: name(of:))
  }
}
