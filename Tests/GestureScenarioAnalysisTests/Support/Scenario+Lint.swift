import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import GestureTrace

extension Scenario {
  /// The findings in a scene of which the keys but the size are given.
  static func lint(_ scene: String) throws -> [Lint.Finding] { try Scenario(scene: scene).lint() }

  /// The findings of a kind.
  func findings(_ kind: Lint.Finding.Kind) -> [Lint.Finding] { lint().filter { $0.kind == kind } }

  /// Whether a recognizer hands its touches over in the script.
  var handsOver: Bool {
    play().entries.contains { entry in
      if case .handedOver = entry.what { true } else { false }
    }
  }

  /// How often a recognizer sends `ended` in the script.
  func firings(of id: String) -> Int {
    play().entries.count { entry in
      if case .action(let label, .ended) = entry.what { label.name == id } else { false }
    }
  }
}
