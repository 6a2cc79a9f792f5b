import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Changes with which other recognizers recognize instead of it.
extension RivalCandidates {
  /// The app doesn't switch other recognizers off.
  var rivalsLeftOn: [Change] {
    scenario.scene.recognizers.map(\.id).filter { id in
      id != target && scenario.allActions.contains(.disable(id))
    }.map { .leaveOn($0) }
  }

  /// Other recognizers are on that would have got the touches that it got.
  var rivalsSwitchedOn: [Change] {
    let hit = hitViews.map(\.id)
    return scenario.scene.recognizers.filter { other in
      !other.isEnabled && other.id != target
        && hit.contains { scenario.scene.contains($0, in: other.view) }
    }.map { .switchOn(other: $0.id) }
  }

  /// More lenient limits for rivals that failed, so that a rival recognizes instead.
  func limitsOfFailedRivals(_ rivals: [String]) -> [Change] {
    rivals.compactMap { scenario.scene.spec(of: $0) }.flatMap { rival in
      record.lastFailure(ofRecognizer: rival.id).map {
        Change.limits(ofOther: rival, forgiving: $0).map(\.withSwipeOfSomeLength)
      } ?? []
    }.filter { $0.limit != nil }.map { $0.aiming(at: .fewerFirings) }
  }
}

extension Change {
  /// A copy without swipe distances that a tapping finger may cover: less than the hysteresis of a
  /// pan. (Our choice.)
  fileprivate var withSwipeOfSomeLength: Change {
    guard let limit, limit.change(limit.present).property?.role == .minimumDistance else {
      return self
    }
    var change = self
    change.limit?.minimum = min(GestureSetting.panHysteresis.defaultValue, limit.present)
    return change
  }
}
