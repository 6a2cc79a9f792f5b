import Glibc
import Synchronization

/// Gives the terminal back even when the program crashes, and lets the crash take its course then.
///
/// A handler for crashes may not allocate, and may not touch anything that Swift would first have
/// to set up. So everything that it needs is laid out in memory beforehand and found through one
/// atomic address, which is zero while the terminal needs no rescue.
enum CrashRescue {
  private struct Kit {
    var settings: termios
    var output: Int32
    var farewell: UnsafePointer<UInt8>
    var farewellLength: Int
    /// What was to happen on each signal before, by its number.
    var previous: UnsafePointer<sigaction>
  }

  /// The address of the kit, or zero; a pointer itself may not be shared.
  private static let kit = Atomic<UInt>(0)

  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  /// From now on a crash writes `farewell` and puts the terminal's settings back.
  static func arm(settings: termios, output: Int32, farewell: String) {
    disarm()
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: farewell.utf8.count)
    bytes.initialize(from: Array(farewell.utf8), count: farewell.utf8.count)
    let numbers = Int(crashes.max() ?? 0) + 1
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: numbers)
    previous.initialize(repeating: sigaction(), count: numbers)
    let pointer = UnsafeMutablePointer<Kit>.allocate(capacity: 1)
    pointer.initialize(
      to: Kit(
        settings: settings, output: output, farewell: UnsafePointer(bytes),
        farewellLength: farewell.utf8.count, previous: UnsafePointer(previous)))
    useOwnStack()
    for number in crashes { sigaction(number, nil, previous + Int(number)) }
    kit.store(UInt(bitPattern: pointer), ordering: .sequentiallyConsistent)
    for number in crashes { handle(number) }
  }

  /// The terminal is as it was; a crash is only a crash again.
  static func disarm() {
    let address = kit.exchange(0, ordering: .sequentiallyConsistent)
    guard let armed = UnsafePointer<Kit>(bitPattern: address) else { return }
    for number in crashes { sigaction(number, armed.pointee.previous + Int(number), nil) }
    armed.pointee.previous.deallocate()
    armed.pointee.farewell.deallocate()
    armed.deallocate()
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    action.sa_flags = SA_ONSTACK
    action.__sigaction_handler.sa_handler = { number in
      let address = CrashRescue.kit.load(ordering: .sequentiallyConsistent)
      guard let kit = UnsafePointer<Kit>(bitPattern: address)?.pointee else { return }
      var settings = kit.settings
      write(kit.output, kit.farewell, kit.farewellLength)
      tcsetattr(kit.output, TCSANOW, &settings)
      sigaction(number, kit.previous + Int(number), nil)
      raise(number)
    }
    sigaction(number, &action, nil)
  }

  /// A crash because the stack is full leaves none for the handler; it gets one of its own, for as
  /// long as the program runs, unless Swift's runtime has already seen to that.
  private static func useOwnStack() {
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
