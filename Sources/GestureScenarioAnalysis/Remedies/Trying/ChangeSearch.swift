import GestureCore
import GestureScenario

/// Finds the changes that make a difference.
struct ChangeSearch: RemedyContextReader {
  let context: RemedyContext

  /// The changes that make a difference, in their order, each once. A change of a limit has the
  /// value that helps.
  func findings(among candidates: [Change]) -> [RemedyFinding] {
    let tester = ChangeTester(context: context)
    let limits = LimitSearch(context: context)
    var tried: Set<Change.Identity> = []
    /// The recognizer's own properties with a helpful value, if one value is enough.
    var settled: Set<PropertyName> = []
    /// The indices of findings whose value helps only with the script's figures, by property.
    var unsteady: [PropertyName: Int] = [:]
    /// The clauses of the remedies that were found.
    var named: Set<Clause> = []
    var findings: [RemedyFinding] = []
    for candidate in candidates
    where tried.insert(candidate.identity).inserted
      && !(candidate.property.map { settled.contains($0.name) } ?? false)
    {
      guard let change = limits.resolved(candidate), let finding = tester.finding(for: change),
        named.insert(change.clause).inserted,
        !findings.contains(where: { $0.trial.scenario == finding.trial.scenario })
      else { continue }
      if let property = candidate.property, property.needsOneRemedyAtMost {
        let isSteady = helpsOthers(change)
        if isSteady { settled.insert(property.name) }
        if let former = unsteady[property.name] {
          if isSteady { findings[former] = finding }
          continue
        }
        if !isSteady { unsteady[property.name] = findings.count }
      }
      findings.append(finding)
    }
    return findings
  }

  /// Whether a change helps another finger, too. A default that is exactly what the script needs
  /// doesn't: then a value with some room is sought.
  private func helpsOthers(_ change: Change) -> Bool {
    guard let wish else { return true }
    return SteadinessTest(context: context).isSteady(change, for: wish.loose)
  }
}
