import CheckmarkGesture
import CheckmarkScenario
import Foundation
import GestureScenario
import GestureSimulation
import GestureTesting
import Gestures
import Testing

@Suite struct `A checkmark` {
  private let simulation = Simulation()
  private let check = CheckmarkGestureRecognizer()

  init() { simulation.window.addGestureRecognizer(check) }

  @Test(arguments: [(39, false), (40, true), (41, true)])
  func `needs a second stroke of 40 points`(height: Double, isCheckmark: Bool) {
    simulation.draw([Point(x: 100, y: 100), Point(x: 120, y: 130), Point(x: 150, y: 130 - height)])
    #expect(
      simulation.log.actions == (isCheckmark ? ["checkmark ended"] : []),
      "\(check.explainLastAttempt())")
  }

  @Test(arguments: [(9, true), (10, true), (11, false)])
  func `may go back to the left by 10 points`(back: Double, isCheckmark: Bool) {
    simulation.draw([
      Point(x: 100, y: 100), Point(x: 120, y: 130), Point(x: 120 - back, y: 120),
      Point(x: 150, y: 60),
    ])
    #expect(
      simulation.log.actions == (isCheckmark ? ["checkmark ended"] : []),
      "\(check.explainLastAttempt())")
  }

  @Test func `leaves a tap to the tap`() {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    simulation.tap(at: Point(x: 100, y: 100))
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `keeps the laws`() { RecognizerLaws.verify(.checkmark) }

  @Test func `passes its scenario files`() throws {
    let folder = try #require(Bundle.module.url(forResource: "Scenarios", withExtension: nil))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let result = try scenario(file.lastPathComponent).run()
      #expect(result.passes, "\(result.report)")
    }
  }

  // MARK: What the README shows

  @Test func `loses to a pan, and the README tells why`() throws {
    let explanation = try #require(scenario("loses-to-a-pan.json").explain("check"))
    #expect(try readme().contains(explanation.text()), "\(explanation.text())")
  }

  @Test func `is never recognized beside a pan, as lint and the README say`() throws {
    let findings = try scenario("loses-to-a-pan.json").lint()
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.recognizers.map(\.name).contains("check") == true, "\(findings)")
    let never = "alwaysBeaten: 'check' never fires with a single finger while 'pan' is free"
    #expect(try readme().contains(never))
  }

  private func scenario(_ file: String) throws -> Scenario {
    let url = try #require(
      Bundle.module.url(forResource: "Scenarios/" + file, withExtension: nil))
    return try Scenario(
      text: String(contentsOf: url, encoding: .utf8), file: file, kinds: .withCheckmark)
  }

  private func readme() throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
  }
}
