import Foundation
public import GestureScenario

/// The commands of the `gestures` tool, for a tool of one's own: with recognizers of another
/// package, say.
///
/// ```swift
/// @main
/// struct Marks {
///   static func main() async {
///     await GestureTool(name: "marks", kinds: .standard.adding(.checkmark)).main()
///   }
/// }
/// ```
public struct GestureTool: Sendable {
  /// What people call the tool: it stands in help and in messages.
  public let name: String
  /// The kinds of recognizers that files may use.
  public let kinds: RecognizerKinds

  public init(name: String = "gestures", kinds: RecognizerKinds = .standard) {
    self.name = name
    self.kinds = kinds
  }

  /// Does what a command line asks for, and writes to the standard output and error.
  ///
  /// - Parameter arguments: the words after the tool's name.
  /// - Returns: 0; 1 where something fell short; 2 where the arguments or a file make no sense; 3
  ///   where nothing was proved.
  public func run(_ arguments: [String]) async -> Int32 {
    let console = Console.standard
    let tool = CommandLineTool(name: name, kinds: kinds, console: console)
    let status = await tool.run(arguments)
    console.flush()
    return status.rawValue
  }

  /// Does what the process's arguments ask for, and ends the process.
  public func main() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }
}
