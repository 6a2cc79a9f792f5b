import Glibc
import Synchronization

/// The signals that concern a game in a terminal, made readable like a file.
///
/// A handler may do next to nothing; this one writes the signal's number into a pipe, on the other
/// end of which the game waits.
final class Signals {
  /// Becomes readable when a signal has come.
  let descriptor: Int32
  private let writingEnd: Int32
  private let previous: [(number: Int32, action: sigaction)]

  /// A resized window, the end of the game from outside, suspension and what follows it.
  static let handled = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT]

  /// The pipe's writing end, for the handler.
  private static let pipeForHandler = Atomic<Int32>(-1)

  init() throws(FileError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(file: "pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writingEnd) = (ends[0], ends[1])
    Signals.pipeForHandler.store(writingEnd, ordering: .sequentiallyConsistent)
    previous = Signals.handled.map { ($0, Signals.handle($0)) }
  }

  /// The signals that came since the last time, in order.
  func received() -> [Int32] {
    var numbers = [UInt8](repeating: 0, count: 64)
    let length = read(descriptor, &numbers, numbers.count)
    return numbers.prefix(max(0, length)).map(Int32.init)
  }

  private static func handle(_ number: Int32) -> sigaction {
    var action = sigaction()
    action.sa_flags = SA_RESTART
    action.__sigaction_handler.sa_handler = { number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      write(Signals.pipeForHandler.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = code
    }
    var previous = sigaction()
    sigaction(number, &action, &previous)
    return previous
  }

  /// Does to this process what the signal does by default, whatever that is.
  static func raiseDefault(_ number: Int32, wholeJob: Bool = false) {
    var plain = sigaction()
    var previous = sigaction()
    plain.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(number, &plain, &previous)
    kill(wholeJob ? 0 : getpid(), number)
    sigaction(number, &previous, nil)
  }

  deinit {
    for (number, action) in previous {
      var action = action
      sigaction(number, &action, nil)
    }
    Signals.pipeForHandler.store(-1, ordering: .sequentiallyConsistent)
    close(descriptor)
    close(writingEnd)
  }
}
