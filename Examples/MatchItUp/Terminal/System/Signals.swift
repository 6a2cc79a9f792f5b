import Glibc

/// The signals that matter to a game in a terminal, and their default actions.
enum Signals {
  /// Signals of a broken program, which must not continue.
  static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

  /// All other signals that end a process by default and can be handled. SIGKILL and the two that
  /// glibc reserves for its threads can't be.
  static let endings =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU,
      SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  /// Suspend, resume, and a new size of the window.
  static let jobControl = [SIGTSTP, SIGCONT, SIGWINCH]

  /// Ends this process by a signal, so that its exit status says so.
  static func die(of number: Int32) -> Never {
    setAction(of: number, to: SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)  // Process 1 survives signals with the default action.
  }

  /// Stops all processes of this job. Returns when the shell has resumed them.
  static func stopJob() {
    let handler = setAction(of: SIGTSTP, to: SIG_DFL)
    kill(0, SIGTSTP)
    setAction(of: SIGTSTP, to: handler)
  }

  /// Makes a failed write return an error instead of ending the process.
  static func ignoreWriteSignals() {
    setAction(of: SIGPIPE, to: SIG_IGN)
    setAction(of: SIGXFSZ, to: SIG_IGN)
  }

  @discardableResult
  private static func setAction(of number: Int32, to handler: __sighandler_t?) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    return setAction(of: number, to: action)
  }

  /// Whether another process sent a signal, as `kill` does. A handler may call this.
  static func isFromOtherProcess(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info = info?.pointee, info.si_code <= 0 else { return false }  // Else the kernel did.
    return info._sifields._kill.si_pid != getpid()
  }

  /// Sets what a signal does and returns what it did before.
  @discardableResult
  static func setAction(of number: Int32, to action: sigaction) -> sigaction {
    var (action, previous) = (action, sigaction())
    sigaction(number, &action, &previous)
    return previous
  }
}
