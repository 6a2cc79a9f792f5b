import GestureDiagnosis
import GestureTestKit

extension Stage {
  var findings: [Lint.Finding] { Lint.findings(in: window) }

  /// The findings of a kind.
  func findings(_ kind: Lint.Finding.Kind) -> [Lint.Finding] { findings.filter { $0.kind == kind } }

  /// All findings, as text for a failure.
  var text: String { findings.map(\.description).joined(separator: "\n") }
}
