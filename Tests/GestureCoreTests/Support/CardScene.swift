import GestureCore
import GestureTestKit

/// A suite with scripted recognizers on one card.
protocol CardScene {
  associatedtype Card: View
  var card: Card { get }
}

extension CardScene {
  func recognizer(
    _ name: String, _ script: ScriptedRecognizer.Script, on view: View? = nil
  ) -> ScriptedRecognizer {
    ScriptedRecognizer(name, script, on: view ?? card)
  }
}

/// One whose recognizers have a delegate in common.
protocol DelegateScene: CardScene {
  var delegate: ScriptedDelegate { get }
}

extension DelegateScene {
  func recognizer(
    _ name: String, _ script: ScriptedRecognizer.Script, on view: View? = nil
  ) -> ScriptedRecognizer {
    let recognizer = ScriptedRecognizer(name, script, on: view ?? card)
    recognizer.delegate = delegate
    return recognizer
  }
}
