import GestureScenario

/// Bytes as a scenario file. One that can be read is written, read again and played.
enum ScenarioInput {
  static func play(_ bytes: UnsafeRawBufferPointer) {
    let text = String(decoding: bytes, as: UTF8.self)
    let scenario: Scenario
    do throws(ScenarioError) {
      scenario = try Scenario(text: text, file: "input.json")
    } catch {
      precondition(!"\(error)".isEmpty, "an error says nothing")
      return
    }
    let written = scenario.text
    do throws(ScenarioError) {
      let copy = try Scenario(text: written, file: "written.json")
      precondition(copy == scenario, "what was written differs from what was read:\n\(written)")
    } catch {
      fatalError("what was written can't be read: \(error)\n\(written)")
    }
    let result = scenario.run()
    precondition(result.passes == result.report.isEmpty, "a report fits its result")
  }
}
