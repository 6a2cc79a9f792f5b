import GestureCore

extension Lint {
  /// Findings that are intended, so that lint leaves them out.
  ///
  /// ```swift
  /// let isMeant = Lint.Allowance(.noRelation, about: "bars", "zoom")
  /// let findings = Lint.findings(in: window, allowing: [isMeant])
  /// ```
  ///
  /// Unlike a filter by severity, it doesn't hide what is found later about other recognizers.
  public struct Allowance: Hashable, Sendable {
    /// The kind of finding.
    public let kind: Finding.Kind
    /// The names of recognizers that the finding is about, in any order; it may be about more.
    /// Empty for every finding of the kind.
    public let names: [String]

    /// Findings of a kind about all recognizers of these names; without names all of the kind.
    public init(_ kind: Finding.Kind, about names: String...) { self.init(kind, about: names) }

    /// Findings of a kind about all recognizers of a list of names.
    public init(_ kind: Finding.Kind, about names: [String]) {
      self.kind = kind
      self.names = names
    }

    /// Whether it allows a finding.
    public func covers(_ finding: Finding) -> Bool {
      finding.kind == kind
        && names.allSatisfy { name in finding.recognizers.contains { $0.name == name } }
    }
  }
}
