/// The exit status of the tool's process.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A scenario failed, or a file is not formatted.
  case shortfall = 1
  /// The tool could not do what it was asked to: bad arguments, or a file that can't be read.
  case misuse = 2
  /// Nothing failed, but too little was tried to prove anything.
  case unproven = 3
}
