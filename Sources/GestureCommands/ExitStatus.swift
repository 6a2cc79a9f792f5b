/// What the tool's process ends with.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A scenario fell short, or a file is not tidy.
  case shortfall = 1
  /// The tool could not do what it was asked to: bad arguments, or a file that can't be read.
  case misuse = 2
  /// Nothing fell short, but that proves nothing: too little was tried.
  case unproven = 3
}
