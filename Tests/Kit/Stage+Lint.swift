import GestureCore
public import GestureDiagnosis
public import Testing

extension Stage {
  public var findings: [Lint.Finding] { Lint.findings(in: window) }

  /// The findings of a kind.
  public func findings(_ kind: Lint.Finding.Kind) -> [Lint.Finding] {
    findings.filter { $0.kind == kind }
  }

  /// Expects one finding of a kind, of a recognizer of a name, or none.
  public func expect(
    _ loser: String?, _ kind: Lint.Finding.Kind = .alwaysBeaten,
    location: SourceLocation = #_sourceLocation
  ) {
    let found = findings(kind).compactMap { $0.recognizers.first?.name }
    #expect(found == (loser.map { [$0] } ?? []), "\(text)", sourceLocation: location)
  }

  /// All findings, as text for a failure.
  public var text: String { findings.map(\.description).joined(separator: "\n") }
}
