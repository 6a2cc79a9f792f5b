import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Limits that fingers can hardly meet.
extension Scenario {
  /// A note for each limit of movement that no resting finger stays within, for each number of
  /// fingers that two hands don't have, and for momentum where no scrolling is taken.
  var limitsOutOfReach: [Lint.Finding] {
    scene.recognizers.flatMap {
      movementsOutOfReach(of: $0) + fingersOutOfReach(of: $0) + momentumOfNothing(of: $0)
    }
  }

  /// A finger that rests moves by more than this. (Our choice.) Unit: points.
  private static let leastMovement = 1.0
  /// The fingers of two hands.
  private static let mostFingers = 10.0

  private func movementsOutOfReach(of spec: RecognizerSpec) -> [Lint.Finding] {
    guard let name = spec.kind.property(.allowableMovement)?.name,
      case .number(let limit)? = spec.settings[name], limit < Self.leastMovement,
      spec.allowedTouchTypes?.contains(.direct) ?? true
    else { return [] }
    return [
      finding(
        about: name, of: spec,
        "'\(spec.id)' gives up when a finger moves by more than \(limit.plain) pt "
          + "(\(name)), and fingers that rest move by a few points")
    ]
  }

  private func fingersOutOfReach(of spec: RecognizerSpec) -> [Lint.Finding] {
    [PropertyName.minimumNumberOfTouches, .numberOfTouchesRequired].compactMap { role in
      guard let name = spec.kind.property(role)?.name,
        case .number(let count)? = spec.settings[name], count > Self.mostFingers
      else { return nil }
      return finding(
        about: name, of: spec,
        "'\(spec.id)' needs \(count.plain) fingers (\(name)), and two hands have 10")
    }
  }

  private func momentumOfNothing(of spec: RecognizerSpec) -> [Lint.Finding] {
    guard let name = spec.kind.property(.followsMomentum)?.name,
      spec.settings[name] == .flag(true),
      let types = spec.kind.property(.allowedScrollTypes),
      types.read(spec.recognizer) == .words([])
    else { return [] }
    return [
      finding(
        about: name, of: spec,
        "\(name) of '\(spec.id)' has no effect: it takes no scrolling (\(types.name))")
    ]
  }

  private func finding(
    about property: PropertyName, of spec: RecognizerSpec, _ sentence: String
  ) -> Lint.Finding {
    let label = RecognizerLabel(name: spec.id, view: spec.view)
    return Lint.Finding(
      .misuse, .note, about: [label], sentence,
      fixes: [
        Lint.Fix(
          "leave '\(property)' of '\(spec.id)' at its default",
          [.set(label, .ownDefault(property))])
      ])
  }
}
