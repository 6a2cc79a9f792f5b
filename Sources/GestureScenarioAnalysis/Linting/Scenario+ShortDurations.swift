import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Durations that were probably written in seconds.
extension Scenario {
  /// A finding for each setting that is a duration of more than 0 and less than 10 ms: no finger is
  /// that quick.
  var durationsInSeconds: [Lint.Finding] {
    scene.recognizers.flatMap { spec in
      spec.durationsInSeconds.map { finding(about: $0.name, of: spec, $0.time) }
    }
  }

  private func finding(
    about property: PropertyName, of spec: RecognizerSpec, _ time: Double
  ) -> Lint.Finding {
    let label = RecognizerLabel(name: spec.id, view: spec.view)
    let milliseconds = (time * 1000).rounded()
    let (short, long) = (time.plain, milliseconds.plain)
    return Lint.Finding(
      .misuse, .warning, about: [label],
      "'\(property)' of '\(spec.id)' is \(short) ms, which is too short for fingers: a file gives "
        + "durations in milliseconds, so \(short) s are \(long)",
      fixes: [
        Lint.Fix(
          "set \(spec.id).\(property) to \(long)",
          [.set(label, .number(property, milliseconds))], if: " if seconds were meant"),
        Lint.Fix(
          "leave '\(property)' of '\(spec.id)' at its default",
          [.set(label, .ownDefault(property))]),
      ])
  }
}

extension RecognizerSpec {
  /// A duration below this is taken for a mistake. Unit: milliseconds.
  private static let shortestDuration = 10.0

  /// Its settings that are durations of more than 0 and less than 10 ms. Unit: milliseconds.
  var durationsInSeconds: [(name: PropertyName, time: Double)] {
    kind.properties.compactMap { property in
      guard property.form.isDuration, case .number(let time)? = settings[property.name],
        time > 0, time < Self.shortestDuration
      else { return nil }
      return (property.name, time)
    }
  }
}

extension RecognizerKind.Property.Form {
  fileprivate var isDuration: Bool {
    switch self {
    case .milliseconds, .millisecondsOrNull: true
    case _: false
    }
  }
}
