extension Exploration: CustomStringConvertible {
  /// What was tried, what held, and the counterexample if there is one.
  public var description: String {
    var lines = counterexample.map(violation) ?? verdicts
    lines.append(
      "\(states) states, \(scripts) scripts of up to \(depth) steps played, "
        + "\(pruned) of them led to a state seen before")
    if counterexample == nil { lines.append("tried: \(alphabet)") }
    if incomparable > 0 {
      lines.append(
        "\(incomparable) states could not be compared: a recognizer doesn't say what it keeps")
    }
    if !isExhaustive {
      lines.append("stopped early: not all scripts of more than \(completedDepth) steps were tried")
    }
    return lines.joined(separator: "\n")
  }

  private func violation(_ found: Counterexample) -> [String] {
    let place = found.ownSteps == nil ? ", after" : ", in the scene's own script"
    return ["✗ \(found.property)", "  \(found.sentence)\(place)"]
      + found.events.map { "    \($0)" }
  }

  /// The verdict on each property where none is violated: a tick is a proof.
  private var verdicts: [String] {
    properties.map { property in
      if untested.contains(property) { return "– \(property): was not put to the test" }
      return isExhaustive ? "✓ \(property)" : "– \(property): not violated so far"
    } + neverRecognized.map { "  '\($0.name)' recognized in none of the scripts\($0.hint)" }
  }
}

extension Exploration.NeverRecognized {
  fileprivate var hint: String {
    fingersNeeded.map { ": it takes \($0) fingers, and there were fewer" } ?? ""
  }
}
