import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// What remedies are sought for: the run of a scenario, the explained recognizer or view, and the
/// outcome that was wanted instead.
struct RemedyContext {
  let scenario: Scenario
  let record: RunRecord
  /// The explained recognizer or view.
  let subject: Subject
  /// The outcome that was wanted; nil if it only matters whether it fires more often, or earlier.
  var wish: Wish?
  /// Whether the file's expectations of other recognizers and views count. In a file whose
  /// expectations are met, they describe what happens, not what should.
  var heedsExpectations = false
  /// The further wishes, about others.
  var otherWishes: [Wish] = []
}

extension RemedyContext {
  /// The file's entry for the subject; nil for a view.
  var spec: RecognizerSpec? {
    subject.isView ? nil : scenario.scene.spec(of: subject.id)
  }

  /// The id under which the file has the subject: that of its set, if it is in one.
  var target: String { spec?.id ?? subject.id }

  /// The same; nil for a view, which may have the name of a recognizer.
  var recognizer: String? { spec?.id }

  /// The touches that the subject was given; empty for a view.
  var ownTouches: Set<TouchID> { subject.isView ? [] : touches(of: subject.id) }

  /// The file's id of a recognizer.
  func fileID(_ label: RecognizerLabel) -> String {
    scenario.scene.spec(of: label.name)?.id ?? label.name
  }

  /// The touches that a recognizer was given.
  func touches(of id: String) -> Set<TouchID> {
    Set(record.touchesGiven(to: id))
  }

  /// The views that the subject's touches hit.
  var hitViews: [ViewSpec] {
    let own = ownTouches
    var views: [ViewSpec] = []
    for entry in record.entries {
      guard case .touch(let id, .began, _, let view?) = entry.what, own.contains(id),
        let spec = scenario.scene.viewSpec(view), !views.contains(spec)
      else { continue }
      views.append(spec)
    }
    return views
  }

  /// The views that the script's touches hit; for a view, the view itself.
  var viewsOfTouches: Set<String> {
    subject.isView ? [subject.id] : Set(hitViews.map(\.id))
  }

  /// Whether another recognizer was given a touch of the subject.
  func meets(_ other: String) -> Bool {
    let own = ownTouches
    return !own.isDisjoint(with: touches(of: other))
  }

  /// Whether the subject fired later than wished.
  var isTooLate: Bool {
    guard let wished = wish?.firstBeginning, let actual = record.moments(of: subject).first else {
      return false
    }
    return wished < actual
  }
}

/// A part of the search for remedies: it reads what all parts share, and has a job of its own.
protocol RemedyContextReader {
  var context: RemedyContext { get }
}

extension RemedyContextReader {
  var scenario: Scenario { context.scenario }
  var record: RunRecord { context.record }
  var subject: Subject { context.subject }
  var wish: Wish? { context.wish }
  var heedsExpectations: Bool { context.heedsExpectations }
  var spec: RecognizerSpec? { context.spec }
  var target: String { context.target }
  var recognizer: String? { context.recognizer }
  var hitViews: [ViewSpec] { context.hitViews }

  /// The recognizers that were under way with other touches when the subject first fired.
  var neighbours: [String] {
    guard !subject.isView else { return [] }
    return record.neighbours(
      ofFirstGestureOf: subject.id, among: scenario.scene.recognizers.flatMap(record.ids))
  }

  var ownTouches: Set<TouchID> { context.ownTouches }

  func touches(of id: String) -> Set<TouchID> { context.touches(of: id) }

  func meets(_ other: String) -> Bool { context.meets(other) }
}
