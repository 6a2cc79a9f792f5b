import CheckmarkScenario
import GestureCommands
import GestureScenario

/// The commands of the `gestures` tool, for files with checkmarks.
@main
struct Checkmarks {
  static func main() async {
    await GestureTool(name: "checkmarks", kinds: .withCheckmark).main()
  }
}
