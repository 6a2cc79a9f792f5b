import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@Suite struct `Explanations of composed gestures` {
  private func explanation(_ file: String, _ id: String) throws -> String {
    let scenario = try ScenarioLibrary.scenario("Tests/Scenarios/\(file).json")
    return try #require(scenario.explain(id)).text()
  }

  @Test func `S15.2 a drag without its press is told why the press had not begun`() throws {
    let text = try explanation(
      "sequence/a-drag-without-the-press-fails-when-it-reaches-its-gesture", "drag")
    #expect(text.contains("'press' had not begun: it failed at 20 ms (it moved: "), "\(text)")
    #expect(text.contains("if 'drag' did not start after 'press'"), "\(text)")
  }

  @Test func `S15.12 both sides of a hand-over name the other`() throws {
    let file = "hand-over/a-list-gives-the-finger-to-the-sheet-around-it"
    let (list, sheet) = (try explanation(file, "listPan"), try explanation(file, "sheetPan"))
    #expect(list.contains("It handed its touches over to 'sheetPan', and ended."), "\(list)")
    #expect(sheet.contains("It took over the touches of 'listPan'."), "\(sheet)")
  }

  @Test(arguments: ["drag", "drag#1"])
  func `S15.8 a recognizer of a set is told of its own touch alone`(id: String) throws {
    let text = try explanation("for-each-touch/two-fingers-drag-two-things", id)
    #expect(text.hasPrefix("'drag#1' of view 'card' fired: began at 20 ms"), "\(text)")
    #expect(!text.contains("Touch 2"), "\(text)")
  }
}
