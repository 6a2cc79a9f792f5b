import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Changes of when views receive the touches of a recognizer.
extension Change {
  static func takeTouches(_ id: String) -> Change {
    Change("the cancelsTouchesInView of '\(id)' were true", of: id) {
      $0.cancelsTouchesInView = true
    }
  }

  static func leaveTouches(_ id: String) -> Change {
    Change("the cancelsTouchesInView of '\(id)' were false", of: id) {
      $0.cancelsTouchesInView = false
    }
  }

  /// Views receive the lift of a touch only once the recognizer has decided.
  static func delayEnd(_ id: String) -> Change {
    Change("the delaysTouchesEnded of '\(id)' were true", of: id) { $0.delaysTouchesEnded = true }
  }

  /// Views receive the recognizer's touches only once it has decided.
  static func delay(_ id: String) -> Change {
    var change = Change("the delaysTouchesBegan of '\(id)' were true", of: id) {
      $0.delaysTouchesBegan = true
    }
    change.add(
      sideEffect: Consequence(
        .other("views"), .other("be told of its touches only once '\(id)' has decided")))
    return change
  }

  /// The side effect where views receive touches before a recognizer has decided.
  static let sideEffectOfTellingAtOnce = Consequence(
    .other("views"), .other(consequenceOfTellingAtOnce))

  /// The same in words, after "would".
  static let consequenceOfTellingAtOnce =
    "be told of each touch at once, and that it is cancelled if a gesture takes it"

  /// Views receive the touches of one or several recognizers without waiting for them.
  static func dontDelay(_ ids: String...) -> [Change] { dontDelay(ids) }

  static func dontDelay(_ ids: [String]) -> [Change] {
    let names = ids.map { "'\($0)'" }.joinedAsList
    func change(
      _ name: String, _ property: WritableKeyPath<RecognizerSpec, Bool?>
    ) -> Change {
      Change("the \(name) of \(names) were false") { scenario in
        for id in ids { scenario.scene.changeRecognizer(id) { $0[keyPath: property] = false } }
      }
    }
    var atOnce = change("delaysTouchesBegan", \.delaysTouchesBegan)
    atOnce.add(sideEffect: sideEffectOfTellingAtOnce)
    return [change("delaysTouchesEnded", \.delaysTouchesEnded), atOnce]
  }

  /// Views receive the begin and the end of several recognizers' touches without waiting for them.
  static func delayNeither(_ ids: [String]) -> Change {
    let names = ids.map { "'\($0)'" }.joinedAsList
    let clause: Clause = "the delaysTouchesBegan and the delaysTouchesEnded of \(names) were false"
    var change = Change(clause) { scenario in
      for id in ids {
        scenario.scene.changeRecognizer(id) {
          ($0.delaysTouchesBegan, $0.delaysTouchesEnded) = (false, false)
        }
      }
    }
    change.add(sideEffect: sideEffectOfTellingAtOnce)
    return change
  }
}
