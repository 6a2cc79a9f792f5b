public import Foundation

/// How a process ended.
public enum ProcessEnd: Hashable, Sendable {
  case status(Int32)
  case signal(Int32)
}

/// Why a process didn't do what a test needs it to.
public struct ProcessFailure: Error, CustomStringConvertible {
  public let description: String

  static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
    if !condition { throw ProcessFailure(description: description()) }
  }
}

/// A process that a test starts, with default actions for all signals.
///
/// ```swift
/// let result = try ChildProcess.run("MatchItUp", "--help")
/// #expect(result.status == 0)
/// ```
public struct ChildProcess: Sendable {
  /// What a standard stream of the process is.
  public enum Stream: Sendable {
    case closed
    case file(String)
    /// A terminal, open for both directions.
    case terminal(String)
    /// A pipe that nothing reads.
    case brokenPipe
    case descriptor(Int32)

    public static let null = Stream.file("/dev/null")
  }

  /// What a process wrote, and how it ended.
  public struct Result: Sendable {
    public var output: String
    public var errors: String
    public var end: ProcessEnd

    /// The status with which it ended; nil if a signal ended it.
    public var status: Int32? {
      switch end {
      case .status(let status): status
      case .signal: nil
      }
    }

    /// The lines of the output, without its last line break.
    public var lines: [String] {
      (output.hasSuffix("\n") ? output.dropLast() : output[...])
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  public let id: pid_t

  /// No test waits longer than this for anything, in seconds.
  public static let patience = 60.0

  /// The path of an executable of this package, which is built beside the tests.
  public static func executable(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    try ProcessFailure.unless(
      FileManager.default.isExecutableFile(atPath: path), "no executable at \(path)")
    return path
  }

  /// Runs an executable of this package to its end, without input.
  public static func run(_ executable: String, _ arguments: String...) throws -> Result {
    try run(executable, arguments)
  }

  /// Runs an executable of this package to its end, without input.
  public static func run(_ executable: String, _ arguments: [String]) throws -> Result {
    try run([self.executable(executable)] + arguments)
  }

  /// Runs a process to its end. A stream that is nil is captured.
  public static func run(
    _ arguments: [String], input: Stream = .null, output: Stream? = nil, errors: Stream? = nil
  ) throws -> Result {
    let (outputCapture, errorCapture) = (try Capture(), try Capture())
    let process = try ChildProcess(
      arguments, input: input, output: output ?? .descriptor(outputCapture.descriptor),
      errors: errors ?? .descriptor(errorCapture.descriptor))
    let end = try process.waitForEnd()
    return Result(output: outputCapture.text, errors: errorCapture.text, end: end)
  }

  /// Starts a process.
  ///
  /// - Parameter startsSession: Whether the process leads a session of its own; the first terminal
  ///   that it opens becomes its controlling terminal.
  public init(
    _ arguments: [String], environment: [String] = ["PATH=/bin:/usr/bin"], input: Stream,
    output: Stream, errors: Stream, startsSession: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let brokenPipe = try Self.makeBrokenPipe()
    defer { close(brokenPipe) }
    for (number, stream) in [input, output, errors].enumerated() {
      stream.add(as: Int32(number), brokenPipe: brokenPipe, to: &actions)
    }
    var attributes = Self.attributes(startsSession: startsSession)
    defer { posix_spawnattr_destroy(&attributes) }
    var words = arguments.map { strdup($0) } + [nil]
    var variables = (environment + Self.coverageFile).map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, arguments[0], &actions, &attributes, &words, &variables)
    try ProcessFailure.unless(
      result == 0, "can't start \(arguments[0]): \(String(cString: strerror(result)))")
    self.id = id
  }

  /// Says to an instrumented process where to write which lines it has reached.
  private static let coverageFile =
    ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"].map { ["LLVM_PROFILE_FILE=\($0)"] }
    ?? []

  /// Waits for the end of the process.
  ///
  /// - Parameter step: Called again and again meanwhile.
  public func waitForEnd(_ step: () throws -> Void = { poll(nil, 0, 5) }) throws -> ProcessEnd {
    let deadline = Date().addingTimeInterval(Self.patience)
    var result: Int32 = 0
    while waitpid(id, &result, WNOHANG) == 0 {
      if Date() > deadline { kill(id, SIGKILL) }
      try ProcessFailure.unless(Date() < deadline, "process \(id) never ended")
      try step()
    }
    let signal = result & 0x7F
    return signal == 0 ? .status(result >> 8 & 0xFF) : .signal(signal)
  }

  /// Waits until the process is stopped by a signal.
  public func waitForStop() throws {
    let deadline = Date().addingTimeInterval(Self.patience)
    var result: Int32 = 0
    while waitpid(id, &result, WNOHANG | WUNTRACED) == 0 {
      try ProcessFailure.unless(Date() < deadline, "process \(id) never stopped")
      poll(nil, 0, 5)
    }
    try ProcessFailure.unless(result & 0xFF == 0x7F, "process \(id) ended instead of stopping")
  }
}

extension ChildProcess {
  private static func attributes(startsSession: Bool) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (startsSession ? setSession : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // The threads of tests block signals, and a process would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    return attributes
  }

  /// POSIX_SPAWN_SETSID, which Swift doesn't import (spawn.h of glibc 2.26 and later).
  private static let setSession: Int32 = 0x80

  /// A pair of sockets breaks as a pipe does, and no other process can inherit its reading end.
  private static func makeBrokenPipe() throws -> Int32 {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try ProcessFailure.unless(socketpair(AF_UNIX, type, 0, &ends) == 0, "no pair of sockets")
    close(ends[0])
    return ends[1]
  }

  /// A file without a name that a process can write to.
  private final class Capture {
    private let file: UnsafeMutablePointer<FILE>
    var descriptor: Int32 { fileno(file) }

    init() throws {
      guard let file = tmpfile() else { throw ProcessFailure(description: "no temporary file") }
      self.file = file
      _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
    }

    var text: String {
      rewind(file)
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    }

    deinit {
      fclose(file)
    }
  }
}

extension ChildProcess.Stream {
  fileprivate func add(
    as number: Int32, brokenPipe: Int32, to actions: inout posix_spawn_file_actions_t
  ) {
    switch self {
    case .closed:
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addclose(&actions, number)
    case .file(let path):
      let access = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, number, path, access, 0)
    case .terminal(let path):
      posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
    case .brokenPipe: posix_spawn_file_actions_adddup2(&actions, brokenPipe, number)
    case .descriptor(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
  }
}
