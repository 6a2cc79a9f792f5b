@testable import GestureScenario
import Foundation
import GestureCore
import Testing

/// Everything that a file can say is said by at least one of the library's.
@Suite struct `Coverage of the format` {
  /// All keys and words of the library's files, as `key`, `key=word` and `list[]=word`.
  private static let allUses: Set<String> = {
    var uses: Set<String> = []
    for path in ScenarioLibrary.paths {
      guard let data = FileManager.default.contents(atPath: "\(ScenarioLibrary.folder)/\(path)"),
        let json = try? JSONSerialization.jsonObject(with: data)
      else { continue }
      collect(json, under: "", into: &uses)
    }
    return uses
  }()

  private static func uses(_ use: String) -> Bool { allUses.contains(use) }

  private static func collect(_ json: Any, under key: String, into uses: inout Set<String>) {
    if let object = json as? [String: Any] {
      for (name, value) in object {
        uses.insert("\(key).\(name)")
        collect(value, under: name, into: &uses)
      }
    } else if let list = json as? [Any] {
      for value in list { collect(value, under: key, into: &uses) }
    } else {
      uses.insert("\(key)=\(json)")
    }
  }

  @Test(arguments: RecognizerKinds.standard.all.map(\.word))
  func `every kind of recognizer`(kind: String) { #expect(Self.uses("kind=\(kind)")) }

  @Test(arguments: RecognizerKinds.standard.all.map(\.word))
  func `every property of a kind`(word: String) throws {
    let kind = try #require(RecognizerKinds.standard[word])
    let specs = try ScenarioLibrary.all().flatMap(\.scene.recognizers).filter { $0.kind == kind }
    // The pans have most of their properties in common, and so do the taps.
    let relatives: Set = ["horizontalPan", "screenEdgePan", "doubleTap"]
    let missing = kind.properties.map(\.name).filter { name in
      !specs.contains { $0.settings[name] != nil }
    }
    #expect(missing.isEmpty || relatives.contains(kind.word), "\(kind.word): \(missing)")
  }

  @Test(arguments: DelegateRule.Question.allCases)
  func `every question`(question: DelegateRule.Question) throws {
    let all = try ScenarioLibrary.all()
    #expect(all.contains { $0.scene.delegateRules.contains { $0.question == question } })
    #expect(all.contains { $0.expectations.calls.contains { $0.question == question } })
  }

  @Test(arguments: ["hitView", "touch", "while", "other", "recognizer", "times", "do", "answer"])
  func `every key of an answer`(key: String) { #expect(Self.uses("delegate.\(key)")) }

  @Test(arguments: [
    "parent", "hidden", "alpha", "interactive", "multipleTouch", "exclusiveTouch", "control",
    "bounds", "transform", "hitOutset",
  ])
  func `every key of a view`(key: String) { #expect(Self.uses("views.\(key)")) }

  @Test(arguments: [
    "allowedTouchTypes", "requiresExclusiveTouchType", "enabled", "cancelsTouchesInView",
    "delaysTouchesBegan", "delaysTouchesEnded", "requireToFail", "preventsOnly",
    "preventedOnlyBy", "set",
  ])
  func `every key of a recognizer`(key: String) {
    #expect(Self.uses("recognizers.\(key)"))
  }

  @Test(arguments: [
    "began", "moved", "ended", "cancelled", "type", "pressure", "buttons", "hover", "coalesced",
    "scroll", "transform", "stamp", "during", "do",
  ])
  func `every key of a step`(key: String) { #expect(Self.uses("script.\(key)")) }

  @Test(arguments: ["direct", "pencil", "indirect", "mouse"])
  func `every type of touch`(type: String) {
    #expect(Self.uses("type=\(type)") || Self.uses("allowedTouchTypes=\(type)"))
  }

  @Test(arguments: Scenario.HostAction.commands.map(\.verb))
  func `everything that a host can do`(verb: String) { #expect(Self.uses("do.\(verb)")) }

  @Test(arguments: StateAssignment.Verb.allCases)
  func `every state that scripted recognizers assign`(verb: StateAssignment.Verb) {
    #expect(Self.uses("during.\(verb.rawValue)"))
  }

  @Test(arguments: [
    "actions", "order", "calls", "idle", "outcomes", "views", "values", "diagnostics",
  ])
  func `every expectation`(key: String) { #expect(Self.uses("expect.\(key)")) }

  @Test(arguments: [
    "translation", "location", "scale", "rotation", "velocity", "center", "radius", "within",
    "occurrence",
  ])
  func `every figure`(key: String) { #expect(Self.uses("values.\(key)")) }

  @Test(arguments: Scenario.Expectations.diagnosticWords)
  func `every diagnostic`(word: String) { #expect(Self.uses("diagnostics=\(word)")) }

  @Test(arguments: ["ended", "cancelled", "failed"])
  func `every outcome`(state: String) throws {
    let outcomes = try ScenarioLibrary.all().flatMap { $0.expectations.outcomes.values.joined() }
    #expect(outcomes.contains { $0.state.word == state })
  }

  @Test(arguments: [
    "ownDecision", "deniedByDelegate", "deniedByView", "excluded", "requirementRecognized",
    "disabled", "removed", "touchesCancelled", "abandoned",
  ])
  func `every reason`(reason: String) throws {
    let outcomes = try ScenarioLibrary.all().flatMap { $0.expectations.outcomes.values.joined() }
    #expect(outcomes.contains { $0.reason == reason })
  }

  @Test(arguments: ["\"all\"", "changed*", "moved*", "null"])
  func `every special sign`(sign: String) {
    let isUsed = ScenarioLibrary.paths.contains { path in
      FileManager.default.contents(atPath: "\(ScenarioLibrary.folder)/\(path)")
        .map { String(decoding: $0, as: UTF8.self).contains(sign) } ?? false
    }
    #expect(isUsed)
  }
}
