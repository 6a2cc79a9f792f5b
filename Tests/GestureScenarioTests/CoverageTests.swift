@testable import GestureScenario
import Foundation
import GestureCore
import GestureTestKit
import Testing

/// Everything that a file can say is said by at least one of the library's.
@Suite struct `Coverage of the format` {
  /// All keys and words of the library's files, as `key`, `key=word` and `list[]=word`.
  private static let allUses: Set<String> = {
    var uses: Set<String> = []
    for path in ScenarioLibrary.paths {
      guard let data = FileManager.default.contents(atPath: Repository.path(path)),
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

  @Test func `every kind of recognizer`() {
    for kind in RecognizerKinds.standard.all.map(\.word) {
      #expect(Self.uses("kind=\(kind)"), "\(kind)")
    }
  }

  @Test func `every property of a kind`() throws {
    for word in RecognizerKinds.standard.all.map(\.word) {
      let kind = try #require(RecognizerKinds.standard[word], "\(word)")
      let specs = try ScenarioLibrary.all().flatMap(\.scene.recognizers).filter { $0.kind == kind }
      // The pans have most of their properties in common, and so do the taps.
      let relatives: Set = ["horizontalPan", "screenEdgePan", "doubleTap"]
      let missing = kind.properties.map(\.name).filter { name in
        !specs.contains { $0.settings[name] != nil }
      }
      #expect(missing.isEmpty || relatives.contains(kind.word), "\(word): \(kind.word): \(missing)")
    }
  }

  @Test func `every question`() throws {
    for question in DelegateRule.Question.allCases {
      let all = try ScenarioLibrary.all()
      #expect(
        all.contains { $0.scene.delegateRules.contains { $0.question == question } }, "\(question)")
      #expect(
        all.contains { $0.expectations.calls.contains { $0.question == question } }, "\(question)")
    }
  }

  @Test func `every key of an answer`() {
    for key in ["hitView", "touch", "while", "other", "recognizer", "times", "do", "answer"]
      as [String]
    {
      #expect(Self.uses("delegate.\(key)"), "\(key)")
    }
  }

  @Test func `every key of a view`() {
    for key in [
      "parent", "hidden", "alpha", "interactive", "multipleTouch", "exclusiveTouch", "control",
      "bounds", "transform", "hitOutset", "catchesOwnTouches",
    ] as [String] {
      #expect(Self.uses("views.\(key)"), "\(key)")
    }
  }

  @Test func `every key of a recognizer`() {
    for key in [
      "allowedTouchTypes", "requiresExclusiveTouchType", "enabled", "cancelsTouchesInView",
      "delaysTouchesBegan", "delaysTouchesEnded", "requireToFail", "preventsOnly",
      "preventedOnlyBy", "set",
    ] as [String] {
      #expect(Self.uses("recognizers.\(key)"), "\(key)")
    }
  }

  @Test func `every key of a step`() {
    for key in [
      "began", "moved", "ended", "cancelled", "type", "pressure", "buttons", "hover", "coalesced",
      "scroll", "transform", "stamp", "during", "do", "action", "modifiers", "contact", "pose",
      "hovering",
    ] as [String] {
      #expect(Self.uses("script.\(key)"), "\(key)")
    }
  }

  @Test func `every type of touch`() {
    for type in ["direct", "pencil", "indirect", "mouse"] as [String] {
      #expect(Self.uses("type=\(type)") || Self.uses("allowedTouchTypes=\(type)"), "\(type)")
    }
  }

  @Test func `everything that a host can do`() {
    for verb in Scenario.HostAction.commands.map(\.verb) {
      #expect(Self.uses("do.\(verb)"), "\(verb)")
    }
  }

  @Test func `every state that scripted recognizers assign`() {
    for verb in StateAssignment.Verb.allCases {
      #expect(Self.uses("during.\(verb.rawValue)"), "\(verb)")
    }
  }

  @Test func `every expectation`() {
    for key in [
      "actions", "order", "calls", "idle", "outcomes", "views", "values", "diagnostics",
    ] as [String] {
      #expect(Self.uses("expect.\(key)"), "\(key)")
    }
  }

  @Test func `every figure`() {
    for key in [
      "translation", "location", "scale", "rotation", "velocity", "center", "radius", "within",
      "occurrence", "modifiers", "majorRadius", "altitude", "azimuth", "roll", "distance",
    ] as [String] {
      #expect(Self.uses("values.\(key)"), "\(key)")
    }
  }

  @Test func `every diagnostic`() {
    for word in Scenario.Expectations.diagnosticWords {
      #expect(Self.uses("diagnostics=\(word)"), "\(word)")
    }
  }

  @Test func `every outcome`() throws {
    for state in ["ended", "cancelled", "failed"] as [String] {
      let outcomes = try ScenarioLibrary.all().flatMap { $0.expectations.outcomes.values.joined() }
      #expect(outcomes.contains { $0.state.word == state }, "\(state)")
    }
  }

  @Test func `every reason`() throws {
    for reason in [
      "ownDecision", "deniedByDelegate", "deniedByView", "excluded", "requirementRecognized",
      "disabled", "removed", "touchesCancelled", "abandoned",
    ] as [String] {
      let outcomes = try ScenarioLibrary.all().flatMap { $0.expectations.outcomes.values.joined() }
      #expect(outcomes.contains { $0.reason == reason }, "\(reason)")
    }
  }

  @Test func `every special sign`() {
    for sign in ["\"all\"", "changed*", "moved*", "null"] as [String] {
      let isUsed = ScenarioLibrary.paths.contains { path in
        FileManager.default.contents(atPath: Repository.path(path))
          .map { String(decoding: $0, as: UTF8.self).contains(sign) } ?? false
      }
      #expect(isUsed, "\(sign)")
    }
  }
}
