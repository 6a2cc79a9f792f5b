import GestureScenario
import GestureTrace

// Sets, which make a recognizer for each touch, ranks of taps, and recognizers that are driven without
// touches.
extension RemedyFinder {
  /// The delegate says no to what made it fire without a touch: that is where an app looks at the
  /// modifiers of a scroll, and at the name of an action (S3.3, S15.16).
  var refusingEvents: [Change] {
    guard wish?.isForNothing ?? false, touches(of: subject.id).isEmpty else { return [] }
    var change = Change.answer(.shouldReceiveEvent, of: target, false)
    change.clause = "its delegate said no to such an event (shouldReceiveEvent)"
    change.loser = target  // as it does where its delegate always says no
    change.add(
      price: Consequence(
        .explained, .other("take nothing at all, unless the delegate tells events apart")))
    return [change]
  }

  /// It waits for the recognizers that wait for it, and they no longer wait for it.
  var turningRequirements: [Change] {
    guard wish != nil else { return [] }
    let waiters = scenario.scene.recognizers.filter { $0.requireToFail.contains(target) }
    return turningRank + waiters.map { .swapRequirement(of: $0.id, toFail: target) }
  }

  /// Turns all requirements among the taps that are linked with it by waiting: those of fewer taps
  /// wait for those of more, and not the other way round (S15.7).
  var turningRank: [Change] {
    let taps = scenario.scene.recognizers.filter { $0.tapCount != nil }
    var rank: Set<String> = [target]
    for _ in taps {
      for spec in taps where !rank.isDisjoint(with: spec.requireToFail + [spec.id]) {
        rank.formUnion(spec.requireToFail + [spec.id])
      }
    }
    let members = taps.filter { rank.contains($0.id) }
    guard wish != nil, members.count > 2, members.contains(where: { $0.id == target }) else {
      return []
    }
    let names = members.map { "'\($0.id)'" }.joinedAsList
    return [
      Change("all requirements among \(names) were turned round") { scenario in
        for spec in members {
          scenario.scene.changeRecognizer(spec.id) { changed in
            changed.requireToFail.removeAll { rank.contains($0) }
            changed.requireToFail += members.filter { $0.requireToFail.contains(spec.id) }.map(\.id)
          }
        }
      }
    ]
  }

  /// A set with one recognizer less than the explained one's number.
  func smallerLimit(_ spec: RecognizerSpec) -> [Change] {
    guard let wish, wish.isForNothing, wish.id == subject.id, let set = spec.forEachTouch,
      let number = record.ids(spec).firstIndex(of: subject.id), number > 0,
      set.limit.map({ $0 > number }) ?? true
    else { return [] }
    var change = limit(number)
    change.add(
      price: Consequence(
        .other("the set"),
        .other("take no more than \(number) finger\(number == 1 ? "" : "s") at once")))
    return [change]
  }

  /// A set of as many recognizers as fingers are down at once.
  var largerLimit: [Change] {
    guard wish != nil, let present = spec?.forEachTouch?.limit else { return [] }
    return [limit(max(present + 1, scenario.mostTouchesAtOnce))]
  }

  private func limit(_ count: Int) -> Change {
    Change("the limit of its set were \(count)", of: target) { $0.forEachTouch?.limit = count }
  }
}
