import Foundation

/// The command: shows exercises by name, each with the timeline of what happened.
@main
struct GalleryCommand {
  static func main() {
    do throws(CommandError) {
      run(try Command(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ command: Command) {
    switch command {
    case .help: print(help)
    case .list: print(list)
    case .show(let exercise): print(exercise.timeline())
    case .showAll: print(Exercise.all.map { $0.timeline() }.joined(separator: "\n\n"))
    }
  }

  private static var help: String {
    """
    The classic exercises with touches and gestures, each on its built-in recording.

    Gallery --list   the names of the exercises
    Gallery NAME     what happens in one of them
    Gallery --all    what happens in each
    Gallery --help   this text

    A line is a moment: the time in milliseconds, then what happened. A line with a ▸ is what
    the exercise's own code says; one with a — heads a part. Moves that are alike are summed up.
    """
  }

  private static var list: String {
    let width = Exercise.all.map(\.name.count).max() ?? 0
    return Exercise.all.map { exercise in
      let gap = String(repeating: " ", count: width - exercise.name.count + 2)
      return exercise.name + gap + exercise.title
    }.joined(separator: "\n")
  }
}
