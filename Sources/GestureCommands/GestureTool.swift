import Foundation
public import GestureScenario

/// The commands of the `gestures` tool, for your own tool, for example with the recognizers of
/// another package.
///
/// ```swift
/// @main
/// struct Checkmarks {
///   static func main() async {
///     await GestureTool(name: "checkmarks", kinds: .withCheckmark).main()
///   }
/// }
/// ```
public struct GestureTool: Sendable {
  /// The tool's name in help and in messages.
  public let name: String
  /// The kinds of recognizers that files may use.
  public let kinds: RecognizerKinds

  /// A tool with the commands of `gestures`.
  ///
  /// - Parameters:
  ///   - name: the tool's name in help and in messages.
  ///   - kinds: the kinds of recognizers that files may use.
  public init(name: String = "gestures", kinds: RecognizerKinds = .standard) {
    self.name = name
    self.kinds = kinds
  }

  /// Runs a command line and writes to the standard output and error.
  ///
  /// - Parameter arguments: the words after the tool's name.
  /// - Returns: 0; 1 if something failed; 2 if the arguments or a file make no sense; 3 if nothing
  ///   was proved.
  public func run(_ arguments: [String]) async -> Int32 {
    let console = Console.standard
    let tool = CommandLineTool(name: name, kinds: kinds, console: console)
    let status = await tool.run(arguments)
    console.flush()
    return status.rawValue
  }

  /// Runs the process's arguments and ends the process.
  public func main() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }
}
