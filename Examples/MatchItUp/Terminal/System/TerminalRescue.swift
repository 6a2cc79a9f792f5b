import Glibc
import Synchronization

/// Restores the terminal from inside a signal handler: when the program crashes, and when it hangs
/// and has to end.
///
/// A signal handler may not allocate memory, nor use anything that Swift initializes on first use.
/// So all that it needs is prepared in memory, and found through one atomic address, which is zero
/// while there is nothing to restore. It calls only functions that POSIX declares
/// async-signal-safe.
enum TerminalRescue {
  private struct Plan {
    var settings: termios
    var output: Int32
    var sequence: UnsafePointer<UInt8>
    var sequenceLength: Int
    /// The actions to give back to the crash signals, by their number.
    var previousActions: UnsafePointer<sigaction>
  }

  /// The address of the plan, or zero; a pointer itself can't be shared.
  private static let plan = Atomic<UInt>(0)

  /// Prepares to write `sequence` to `output` and to restore the terminal's settings, and does so
  /// at each crash from now on.
  static func arm(settings: termios, output: Int32, sequence: String) {
    disarm()
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: sequence.utf8.count)
    bytes.initialize(from: Array(sequence.utf8), count: sequence.utf8.count)
    let count = Int(Signals.crashes.max() ?? 0) + 1
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    actions.initialize(repeating: sigaction(), count: count)
    for number in Signals.crashes { sigaction(number, nil, actions + Int(number)) }
    let pointer = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    pointer.initialize(
      to: Plan(
        settings: settings, output: output, sequence: UnsafePointer(bytes),
        sequenceLength: sequence.utf8.count, previousActions: UnsafePointer(actions)))
    provideSignalStack()
    plan.store(UInt(bitPattern: pointer), ordering: .sequentiallyConsistent)
    for number in Signals.crashes { Signals.setAction(of: number, to: crashAction) }
  }

  /// Restores the previous actions of the crash signals.
  static func disarm() {
    let address = plan.load(ordering: .sequentiallyConsistent)
    guard let armed = UnsafePointer<Plan>(bitPattern: address) else { return }
    for number in Signals.crashes {
      sigaction(number, armed.pointee.previousActions + Int(number), nil)
    }
    plan.store(0, ordering: .sequentiallyConsistent)
    armed.pointee.previousActions.deallocate()
    armed.pointee.sequence.deallocate()
    armed.deallocate()
  }

  private static var crashAction: sigaction {
    var action = sigaction()
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      TerminalRescue.restoreTerminal()
      if Signals.isFromOtherProcess(info) {
        TerminalRescue.raiseByDefault(number)
      } else {
        TerminalRescue.crash(number)
      }
    }
    return action
  }

  /// A stack overflow leaves no stack for the handler, so it gets one of its own, unless Swift's
  /// runtime has already provided one. It is needed for as long as the program runs.
  private static func provideSignalStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else {
      return
    }
    let size = 64 << 10
    var own = stack_t()
    own.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    own.ss_size = size
    sigaltstack(&own, nil)
  }
}

// What a signal handler may call.
extension TerminalRescue {
  /// Restores the terminal if that is prepared. Skips the write if the terminal accepts no output,
  /// because it would block.
  static func restoreTerminal() {
    let address = plan.load(ordering: .sequentiallyConsistent)
    guard let plan = UnsafePointer<Plan>(bitPattern: address)?.pointee else { return }
    var room = pollfd(fd: plan.output, events: Int16(POLLOUT), revents: 0)
    if poll(&room, 1, 0) == 1 { write(plan.output, plan.sequence, plan.sequenceLength) }
    var settings = plan.settings
    tcsetattr(plan.output, TCSANOW, &settings)
  }

  /// Ends the process by a signal as soon as the handler returns.
  static func raiseByDefault(_ number: Int32) {
    var action = sigaction()
    sigaction(number, &action, nil)
    raise(number)
  }

  /// Passes a crash on to the previous handler, such as Swift's backtraces, as soon as this handler
  /// returns.
  private static func crash(_ number: Int32) {
    let address = plan.load(ordering: .sequentiallyConsistent)
    guard let plan = UnsafePointer<Plan>(bitPattern: address)?.pointee else {
      return raiseByDefault(number)
    }
    sigaction(number, plan.previousActions + Int(number), nil)
    raise(number)
  }
}
