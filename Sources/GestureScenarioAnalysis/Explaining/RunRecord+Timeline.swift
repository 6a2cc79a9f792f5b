public import GestureDiagnosis
public import GestureScenario

extension RunRecord {
  /// The run as a picture: which recognizers tracked, waited, won and lost, and when.
  public var timeline: Timeline { Timeline(entries, touchName: name(of:)) }
}
