/// What the arguments ask for.
enum Command {
  case help
  case list
  case show(Exercise)
  case showAll

  /// The options in the form in which they are typed.
  static let options = ["--all", "--help", "--list"]

  init(_ arguments: some Collection<String>) throws(CommandError) {
    guard let argument = arguments.first else {
      self = .help
      return
    }
    guard arguments.count == 1 else { throw .moreThanOneArgument(Array(arguments)) }
    switch argument {
    case "--help", "-h": self = .help
    case "--list": self = .list
    case "--all": self = .showAll
    case _:
      guard let exercise = Exercise.all.first(where: { $0.name == argument }) else {
        throw argument.hasPrefix("-") ? .unknownOption(argument) : .unknownExercise(argument)
      }
      self = .show(exercise)
    }
  }
}

/// What is wrong with the arguments, in one line that says how to fix it.
enum CommandError: Error, CustomStringConvertible {
  case unknownExercise(String)
  case unknownOption(String)
  case moreThanOneArgument([String])

  var description: String {
    switch self {
    case .unknownExercise(let name):
      "there is no exercise '\(name)'" + suggestion(name, Exercise.all.map(\.name))
        + " (all names: Gallery --list)"
    case .unknownOption(let option):
      "there is no option '\(option)'" + suggestion(option, Command.options)
        + " (all options: Gallery --help)"
    case .moreThanOneArgument(let arguments):
      "it takes one argument, not \(arguments.count): name one exercise, or write --all"
    }
  }

  private func suggestion(_ word: String, _ candidates: [String]) -> String {
    word.nearest(of: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }
}
