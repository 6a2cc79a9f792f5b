import GestureCommands

/// The command-line tool, with the kinds of recognizers of this package.
@main
struct Gestures {
  static func main() async { await GestureTool().main() }
}
