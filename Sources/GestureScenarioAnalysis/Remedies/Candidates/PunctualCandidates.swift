import GestureCore
import GestureScenario

/// Limits with which a recognizer that began too soon or too late begins at the wished time.
struct PunctualCandidates: RemedyContextReader {
  let context: RemedyContext

  /// How many of the recognizers that it waits for are tried. (Our choice: each takes some twelve
  /// runs.)
  private static let mostRequired = 3
  /// The properties of the recognizers that it waits for that keep them undecided.
  private static let limitsOfRequired: [PropertyName] = [.allowableMovement, .maximumPressDuration]

  /// Limits of its own, or larger limits of the recognizers that it waits for: if they decide
  /// later, it does too.
  func candidates(_ spec: RecognizerSpec) -> [Change] {
    guard let wished = wish?.firstBeginning, let present = record.moments(of: subject).first,
      !isSameMoment(present, wished)
    else { return [] }
    let isTooLate = wished < present
    let own = spec.kind.properties.filter(\.delaysBeginning).compactMap {
      beginning(at: wished, with: $0, of: spec, called: .its($0.name), isTooLate: isTooLate)
    }
    if isTooLate { return own }
    let others = spec.requireToFail.compactMap { scenario.scene.spec(of: $0) }.filter {
      meets($0.id)
    }
    let required = others.prefix(Self.mostRequired).flatMap { other in
      Self.limitsOfRequired.compactMap { name in
        other.kind.property(name).flatMap {
          beginning(
            at: wished, with: $0, of: other, called: other.phrase(name, isOwn: false),
            isTooLate: false)
        }
      }
    }
    return own + required.map(\.ofAnother)
  }

  /// The least value of a property with which it begins no sooner, rounded where that makes no
  /// difference; nil where it then doesn't begin at that moment.
  private func beginning(
    at wished: Double, with property: RecognizerKind.Property, of spec: RecognizerSpec,
    called name: Clause, isTooLate: Bool
  ) -> Change? {
    guard let present = spec.number(property.name) else { return nil }
    func change(to value: Double) -> Change {
      var change = Change("\(name) were \(property.text(of: .number(value)))", of: spec.id) {
        $0.set(property.name, to: .number(value))
      }
      change.property = property
      change.add(sideEffect: property.sideEffect(of: .number(value), for: spec))
      return change
    }
    func moment(with value: Double) -> Double? {
      var other = scenario
      change(to: value).apply(&other)
      return other.play().moments(of: subject).first
    }
    let isTime = property.form == .milliseconds
    var (low, high) = (present.rounded(.down), isTime ? Self.longest : Self.farthest)
    if isTooLate { (low, high) = (0, present.rounded(.up)) }
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      let isSooner = moment(with: middle).map { $0 < wished && !isSameMoment($0, wished) } ?? false
      if isSooner { low = middle } else { high = middle }
    }
    func isPunctual(_ value: Double) -> Bool {
      moment(with: value).map { isSameMoment($0, wished) } ?? false
    }
    guard isPunctual(high) else { return nil }
    let step: Double = isTime ? 50 : 5
    let round = (high / step).rounded(.up) * step
    return change(to: isPunctual(round) ? round : high)
  }

  /// The largest values that are tried. (Our choice: fingers go no farther and wait no longer.)
  /// Units: milliseconds and points.
  private static let (longest, farthest) = (3000.0, 300.0)
}
