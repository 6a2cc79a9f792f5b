import GestureCore
import GestureScenario
import GestureTrace

/// Changes with which a press begins, and repeats, at the wished times.
struct PressCandidates: RemedyContextReader {
  let context: RemedyContext

  /// A press that is as long as its fingers were down at the wished time.
  func punctualPress(_ spec: RecognizerSpec) -> [Change] {
    let arrivals = record.beginnings(ofTouches: ownTouches)
    guard let wished = wish?.firstBeginning, let arrival = arrivals.last(where: { $0 <= wished }),
      let property = spec.kind.property(.minimumPressDuration),
      let present = spec.number(.minimumPressDuration), present > wished - arrival
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(wished - arrival)
    var change = Change("\(.its(property.name)) were \(property.text(of: value))", of: spec.id) {
      $0.settings[property.name] = value
    }
    change.property = property
    return [change.aiming(at: .earlierFiring)]
  }

  /// A press that begins at the wished time, and repeats as often as wished.
  func punctualRepeats(_ spec: RecognizerSpec) -> [Change] {
    guard let press = punctualPress(spec).first, let repeats = repeating(spec).first else {
      return []
    }
    var both = Change("\(press.clause) and \(repeats.clause)") { scenario in
      press.apply(&scenario)
      repeats.apply(&scenario)
    }
    both.isPair = true
    both.add(sideEffects: press.sideEffects + repeats.sideEffects)
    return [both.aiming(at: press.aim)]
  }

  /// A press that repeats as often as the wish has `changed`.
  func repeating(_ spec: RecognizerSpec) -> [Change] {
    guard case .actions(let list)? = wish?.outcome,
      let property = spec.kind.property(.repeatInterval),
      let interval = interval(between: list) ?? interval(forAll: list)
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(interval)
    return [
      Change("\(.its(property.name)) were \(property.text(of: value))", of: spec.id) {
        $0.set(.repeatInterval, to: value)
      }
    ]
  }

  /// The time from the wished `began` to the first wished `changed`; nil where either has no time.
  private func interval(between list: [Scenario.Expected<GestureState>]) -> Double? {
    guard let beginning = list.first(where: { $0.word == .began })?.at,
      let change = list.first(where: { $0.word == .changed })?.at, change > beginning
    else { return nil }
    return change - beginning
  }

  /// An interval with which it repeats as often as the wish has `changed`, if the wish names no
  /// moments; nil where it has none, or where the press has not ended.
  private func interval(forAll list: [Scenario.Expected<GestureState>]) -> Double? {
    let changes = list.filter { $0.word == .changed }
    let count = changes.count { !$0.isRepeated }
    guard count > 0, changes.allSatisfy({ $0.at == nil }),
      let firing = record.firings(ofRecognizer: subject.id).first, let end = firing.endedAt
    else { return nil }
    let span = end - firing.at
    let fitting = span / (Double(count) + 0.5)  // half an interval is left after the last repeat
    return [50, 10, 1].map { (fitting / $0).rounded() * $0 }.first { interval in
      interval > 0 && Int(span / interval) == count
    }
  }
}
