import GestureCore
import Glibc
import WindowDrawing

/// The game or the photo table, in a window.
@main
enum Main {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp { return print(Options.help) }
      switch options.program {
      case .game: try play(options)
      case .photos: try showPhotos(options)
      }
    } catch let error as OptionError {
      fail("\(error)\n\n\(Options.help)", status: 2)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) {
    let line = "window: \(message)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(status)
  }
}

/// Lines about what has happened, which are printed once the window shows it.
final class Lines {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Prints them at once, also into a pipe.
  func flush() {
    for line in lines { print(line) }
    lines = []
    fflush(nil)
  }
}
