import Foundation
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@Suite struct `A fix` {
  /// Scenes of the library, all of them in a thorough run, and of the pages.
  private func scenes() throws -> [(path: String, scenario: Scenario)] {
    let pages = ["Lint/photo", "Lint/fixed", "Complaints/both-fire", "Complaints/dead-button"]
    return try (ScenarioLibrary.sample(of: ScenarioLibrary.paths) + pages.map { "Docs/\($0).json" })
      .map { ($0, try ScenarioLibrary.scenario($0)) }
  }

  @Test func `removes its finding, and brings none but what it costs`() throws {
    var tried = 0
    for (path, scenario) in try scenes() {
      let before = scenario.lint()
      for finding in before {
        for fix in finding.fixes {
          var copy = scenario
          copy.apply(fix)
          let after = copy.lint()
          let (old, new) = (before.map(\.topic), after.map(\.topic))
          let place = "\(path): \(finding)\n\(fix)\n\(after)"
          let isLess = new.count { $0 == finding.topic } < old.count { $0 == finding.topic }
          #expect(isLess || after.contains { $0.isShorterDelay(than: finding) }, "\(place)")
          for other in after
          where new.count(where: { $0 == other.topic })
            > old.count(where: { $0 == other.topic })
          {
            #expect(
              other.severity == .note
                && (other.kind == .late || other.isByPlace)
                && other.recognizers.first.map {
                  fix.words.contains("with which") && fix.words.contains($0.name)
                } ?? false
                || other.kind == .noRelation && fix.words.contains("taps may fire")
                || other.isLoss(to: finding.recognizers.first, ofOneSilentIn: before)
                || other.kind == .controlActsToo && fix.words.contains("if both are meant"),
              "\(place)")
          }
          tried += 1
        }
      }
    }
    #expect(tried > Effort.of(40, thorough: 150), "\(tried)")
  }

  @Test func `leaves a file that can be read`() throws {
    var written = 0
    for (path, scenario) in try scenes() {
      for fix in scenario.lint().flatMap(\.fixes) where !fix.removes {
        var copy = scenario
        copy.apply(fix)
        #expect(try Scenario(text: copy.text) == copy, "\(path): \(fix)")
        written += 1
      }
    }
    #expect(written > Effort.of(40, thorough: 150), "\(written)")
  }

  @Test func `is offered for each warning and error of the library`() throws {
    // Where the app says at the start what only its own script can mend.
    var without = 0
    for (path, scenario) in try scenes() {
      for finding in scenario.lint() where finding.severity > .note && finding.fixes.isEmpty {
        without += 1
        #expect(finding.kind == .unreachable, "\(path): \(finding)")
      }
    }
    #expect(without < 5)
  }

  @Test func `need not be a removal where a relation helps`() throws {
    var scene = FileScene()
    scene.add("strict", "tap", on: "card", "\"set\": {\"allowableMovement\": 10}")
    scene.add("lenient", "tap", on: "card")
    let strict = try #require(try scene.findings(.alwaysBeaten).first)
    #expect(strict.fixes.first?.words == "lenient.require(toFail: strict)")
    scene.recognizers.removeFirst()
    scene.add("same", "tap", on: "card")
    let same = try #require(try scene.findings(.alwaysBeaten).first)
    #expect(
      same.fixes.map(\.words) == [
        "lenient.recognizesSimultaneously(with: same) if both are meant", "remove 'lenient'",
      ])
  }

  @Test func `may turn a requirement round, and allows no more than it has to`() throws {
    var scene = FileScene()
    scene.add("menu", "longPress", on: "card", "\"requireToFail\": [\"move\"]")
    scene.add("move", "pan", on: "card")
    let waits = try #require(try scene.findings(.waitsForFinger).first)
    #expect(
      waits.fixes.map(\.words) == [
        "let 'menu' not wait for 'move'",
        "turn the requirement round: move.require(toFail: menu)",
      ])
  }

  @Test func `isn't offered where it makes the next finding`() throws {
    var scene = FileScene()
    scene.add("move", "pan", on: "page", "\"requireToFail\": [\"other\"]")
    scene.add("other", "pan", on: "page")
    let never = try #require(try scene.findings(.neverFires).first)
    #expect(!never.fix.contains("turn the requirement round"), "\(never)")
    #expect(never.fixes.count == 2, "\(never)")
  }

  @Test func `is applied one after the other until nothing is left but notes`() throws {
    var scenario = try Scenario(contentsOfFile: Repository.path("Docs/Lint/photo.json"))
    var steps = 0
    while let fix = scenario.lint().first(where: { $0.severity > .note })?.fixes.first, steps < 9 {
      scenario.apply(fix)
      steps += 1
    }
    #expect(steps == 4)
    #expect(scenario.lint().allSatisfy { $0.severity == .note })
  }
}

extension Lint.Finding {
  /// What it is about: its kind, severity and recognizers, or what it says of a view.
  fileprivate var topic: [String] {
    // That no recognizer takes a button is no other finding where one is removed.
    [kind.rawValue, severity.rawValue]
      + (recognizers.isEmpty
        ? [sentence] : kind == .untakenButton ? [] : recognizers.map(\.name))
  }
}

extension Lint.Finding {
  /// Whether it says that a recognizer that hardly ever fired before loses to the mended one.
  fileprivate func isLoss(
    to mended: RecognizerLabel?, ofOneSilentIn before: [Lint.Finding]
  ) -> Bool {
    let silence: Set<Kind> = [.alwaysBeaten, .neverFires, .rarelyFires, .unreachable]
    return kind == .noRelation && recognizers.last?.name == mended?.name
      && before.contains {
        silence.contains($0.kind) && $0.recognizers.first?.name == recognizers.first?.name
      }
  }

  /// Whether it is the same delay as another one, after a change of a tap's gap alone.
  fileprivate func isShorterDelay(than other: Lint.Finding) -> Bool {
    topic == other.topic && kind == .late && sentence.contains("will fire 200 ms late")
      && sentence != other.sentence
  }
}

extension Lint.Fix {
  /// Whether a recognizer goes, to which the file's script may refer.
  fileprivate var removes: Bool {
    edits.contains {
      guard case .remove = $0 else { return false }
      return true
    }
  }
}
