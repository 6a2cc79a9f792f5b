import GestureCore
import GestureScenario
import GestureTrace

/// Changes with which a press begins, and repeats, when it is wished to.
struct PressCandidates: RemedyContextReader {
  let context: RemedyContext

  /// A press that is as long as its fingers were down at the time that is wished.
  func punctualPress(_ spec: RecognizerSpec) -> [Change] {
    let arrivals = record.beginnings(ofTouches: touches(of: subject.id))
    guard let wished = wish?.firstBeginning, let arrival = arrivals.last(where: { $0 < wished }),
      let property = spec.kind.property(.minimumPressDuration),
      let present = spec.number(.minimumPressDuration), present > wished - arrival
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(wished - arrival)
    var change = Change("its \(property.name) were \(property.text(of: value))", of: spec.id) {
      $0.settings[property.name] = value
    }
    change.property = property
    return [change.aiming(at: .earlierFiring)]
  }

  /// A press that begins when it is wished to, and repeats as often.
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

  /// A press that repeats as often as it is wished to change.
  func repeating(_ spec: RecognizerSpec) -> [Change] {
    guard case .actions(let list)? = wish?.outcome,
      let property = spec.kind.property(.repeatInterval),
      let beginning = list.first(where: { $0.word == .began })?.at,
      let change = list.first(where: { $0.word == .changed })?.at, change > beginning
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(change - beginning)
    return [
      Change("its \(property.name) were \(property.text(of: value))", of: spec.id) {
        $0.set(.repeatInterval, to: value)
      }
    ]
  }
}
