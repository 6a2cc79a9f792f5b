import GestureCore
import GestureScenario
import Testing

@Suite struct `Actions that files have no verb for` {
  @Test func `are not written as something else`() async {
    await #expect(processExitsWith: .failure) {
      var scene = Scenario.Scene(size: Size(width: 400, height: 800))
      scene.reactions = [
        Scenario.Reaction(
          recognizer: "pan", state: .began,
          actions: [.setReading("pan", reading: "velocity", to: [0, 0])])
      ]
      _ = Scenario(name: "", scene: scene).text
    }
  }
}
