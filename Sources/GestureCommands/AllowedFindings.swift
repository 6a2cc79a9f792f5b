import GestureDiagnosis
import GestureScenarioAnalysis

/// The findings of lint that a command line declares as meant: `--allow KIND[:ID,ID]`.
struct AllowedFindings {
  static let option = Option(
    name: "--allow", value: "KIND[:ID,ID]",
    help: "leave out findings that are meant: of a kind, about these recognizers",
    isRepeatable: true)

  private let allowances: [(text: String, allowance: Lint.Allowance)]
  /// The indices in ``allowances`` of the allowances that have covered a finding.
  private var used: Set<Int> = []

  init(_ texts: [String]) throws(UsageError) {
    var allowances: [(text: String, allowance: Lint.Allowance)] = []
    for text in texts { allowances.append((text, try Self.allowance(text))) }
    self.allowances = allowances
  }

  private static func allowance(_ text: String) throws(UsageError) -> Lint.Allowance {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    guard let kind = Lint.Finding.Kind(rawValue: word) else {
      throw UsageError.unknown("finding", word, among: Lint.Finding.Kind.allCases.map(\.rawValue))
    }
    guard parts.count == 2 else { return Lint.Allowance(kind) }
    let ids = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !ids.contains("") else {
      throw UsageError("--allow \(text): after the ':' come ids of recognizers, as in \(word):a,b")
    }
    return Lint.Allowance(kind, about: ids)
  }

  /// Whether a finding is allowed. What has allowed it counts as used.
  mutating func covers(_ finding: Lint.Finding) -> Bool {
    let covering = allowances.indices.filter { allowances[$0].allowance.covers(inFile: finding) }
    used.formUnion(covering)
    return !covering.isEmpty
  }

  /// Complains of each allowance that matched no finding: it is misspelt, or no longer needed.
  func complainOfUnused(_ console: Console) {
    for (index, (text, _)) in allowances.enumerated() where !used.contains(index) {
      console.complain("--allow \(text): there is no such finding")
    }
  }
}
