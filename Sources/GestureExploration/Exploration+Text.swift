import GestureCore
import GestureTrace

extension Exploration: CustomStringConvertible {
  /// What was tried, what held, and the counterexample if there is one.
  public var description: String {
    var lines = counterexample.map(violation) ?? verdicts
    lines.append(
      "\(Self.states(states)), \(Self.scripts(scripts)) of up to \(depth) steps played, "
        + "\(pruned) of them led to a state seen before")
    if counterexample == nil { lines.append("tried: \(alphabet)") }
    if incomparable > 0 {
      lines.append(
        "\(Self.states(incomparable)) could not be compared: a recognizer doesn't say what it keeps"
      )
    }
    if hasTooManyForms && counterexample == nil {
      lines.append(
        "the views took too many forms: taps were not tried at all places that these set apart")
    }
    if !isExhaustive {
      lines.append("stopped early: not all scripts of more than \(completedDepth) steps were tried")
    }
    return lines.joined(separator: "\n")
  }

  /// A number of states, in words.
  package static func states(_ count: Int) -> String { "\(count) state" + (count == 1 ? "" : "s") }

  /// A number of scripts, in words.
  package static func scripts(_ count: Int) -> String {
    "\(count) script" + (count == 1 ? "" : "s")
  }

  private func violation(_ found: Counterexample) -> [String] {
    let lines = found.events.map { "    \($0)" }
    if found.ownSteps == nil {
      return ["✗ \(found.property)", "  \(found.sentence), after"] + lines
    }
    let own = "  \(found.sentence), in the scene's own script"
    if let moment = found.deadline {
      return ["✗ \(found.property)", "\(own), at \(moment.milliseconds.plain) ms"]
    }
    return ["✗ \(found.property)", own + (lines.isEmpty ? "" : ", after which")] + lines
  }

  /// The verdict on each property where none is violated: a tick is a proof.
  private var verdicts: [String] {
    properties.map { property in
      if scripts == 0 { return "– \(property): nothing was tried" }
      if untested.contains(property) { return "– \(property): was not put to the test" }
      let isDecided = isExhaustive && !hasTooManyForms
      return isDecided ? "✓ \(property)" : "– \(property): not violated so far"
    } + hints
  }

  private var hints: [String] {
    let known = Set(neverRecognized.compactMap(\.untried))
    return neverRecognized.map { recognizer in
      let hint =
        recognizer.isSwitchedOff
        ? ": it is switched off" : recognizer.untried.map { ": \($0)" } ?? ""
      return "  '\(recognizer.name)' recognized in none of the scripts\(hint)"
    }
      + (coverage.hasAttempts || scripts == 0 || !known.isEmpty
        ? [] : ["  no recognizer was given any input in any of the scripts"])
      + properties.compactMap { property in
        unmetPremises[property].map { "  in none of the scripts \($0)" }
      }
      + properties.compactMap { property in
        guard let untried = untried[property], !known.contains(untried) else { return nil }
        return "  \(untried.asGap)"
      }
  }
}

extension Exploration.Counterexample {
  /// The moment up to which time passes, if nothing else comes after the scene's own script.
  fileprivate var deadline: Timestamp? {
    guard events.count == 1, case .wait = events[0].what else { return nil }
    return events[0].timestamp
  }
}

extension Exploration.Untried {
  /// The missing input, if all recognizers have recognized without it.
  fileprivate var asGap: String {
    guard case .touches(let kind) = self else { return description }
    return "a \(kind) reaches other recognizers, and was not tried: "
      + Self.adding(kind.type)
  }
}
