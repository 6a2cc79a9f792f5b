import Glibc
import Synchronization

/// Makes signals readable like a file, so that the game's loop can wait for them.
///
/// A signal handler may do very little. This one sets a bit for the signal and writes a byte to a
/// pipe, which wakes the loop. If a second signal to end the process arrives before the loop has
/// ended, the loop may hang, so the handler itself restores the terminal and ends the process.
final class SignalQueue {
  /// Becomes readable when a signal arrives.
  let descriptor: Int32
  private let writeDescriptor: Int32
  private let previousActions: [(number: Int32, action: sigaction)]

  private static let endingBits = Signals.endings.reduce(0) { $0 | bit(of: $1) }
  private static let arrived = Atomic<UInt64>(0)
  private static let pipeForHandler = Atomic<Int32>(-1)

  init() throws(FileError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(.create, "a pipe for signals") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writeDescriptor) = (ends[0], ends[1])
    // What the handler uses must be initialized before the handler can be called.
    _ = SignalQueue.endingBits
    SignalQueue.arrived.store(0, ordering: .sequentiallyConsistent)
    SignalQueue.pipeForHandler.store(writeDescriptor, ordering: .sequentiallyConsistent)
    previousActions = (Signals.endings + Signals.jobControl).map {
      ($0, Signals.setAction(of: $0, to: SignalQueue.action))
    }
  }

  /// The signal that is to end the process, if one has arrived.
  var ending: Int32? {
    let arrived = SignalQueue.arrived.load(ordering: .sequentiallyConsistent)
    return Signals.endings.first { arrived & SignalQueue.bit(of: $0) != 0 }
  }

  /// Returns the signals of job control that have arrived since the last call.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    let arrived = SignalQueue.arrived.bitwiseAnd(
      SignalQueue.endingBits, ordering: .sequentiallyConsistent
    ).oldValue
    return Signals.jobControl.filter { arrived & SignalQueue.bit(of: $0) != 0 }
  }

  private static var action: sigaction {
    var action = sigaction()
    action.sa_flags = SA_RESTART | SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      // A write that fails sends these two to its own process; the write reports the error itself.
      let isForWriting = number == SIGPIPE || number == SIGXFSZ
      if isForWriting, !Signals.isFromOtherProcess(info) { return }
      SignalQueue.receive(number)
    }
    return action
  }

  /// What the handler does with a signal.
  private static func receive(_ number: Int32) {
    let code = errno
    let before = arrived.bitwiseOr(bit(of: number), ordering: .sequentiallyConsistent).oldValue
    if before & endingBits != 0, bit(of: number) & endingBits != 0 {
      TerminalRescue.restoreTerminal()
      TerminalRescue.raiseByDefault(number)
    }
    var byte: UInt8 = 0
    write(pipeForHandler.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }

  private static func bit(of number: Int32) -> UInt64 { 1 << UInt64(number - 1) }

  deinit {
    for (number, action) in previousActions { Signals.setAction(of: number, to: action) }
    SignalQueue.pipeForHandler.store(-1, ordering: .sequentiallyConsistent)
    close(descriptor)
    close(writeDescriptor)
  }
}
