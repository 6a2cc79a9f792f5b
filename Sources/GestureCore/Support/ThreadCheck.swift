#if DEBUG && !hasFeature(Embedded)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    import Synchronization
  #endif
#endif

/// Stops a debug build when two threads use a dispatcher at the same time.
///
/// A dispatcher may move from thread to thread, as an actor's work does; but calls must not
/// overlap. A release build checks nothing.
struct ThreadCheck: ~Copyable {
  #if DEBUG && !hasFeature(Embedded) && (canImport(Glibc) || canImport(Musl) || canImport(Darwin))
    /// The thread that is inside, and 0 where none is.
    private let owner = Atomic<UInt>(0)

    /// - Returns: whether this call is the outermost one of its thread.
    func enter() -> Bool {
      let current = Self.thread
      let (isFree, found) = owner.compareExchange(
        expected: 0, desired: current, ordering: .acquiringAndReleasing)
      precondition(
        isFree || found == current,
        "two threads use one dispatcher at the same time: send its events, and touch its views and "
          + "recognizers, from one thread or actor")
      return isFree
    }

    func leave() { owner.store(0, ordering: .releasing) }

    private static var thread: UInt {
      #if canImport(Darwin)
        return UInt(bitPattern: unsafe pthread_self())
      #else
        return UInt(pthread_self())
      #endif
    }
  #else
    @inline(__always) func enter() -> Bool { false }
    @inline(__always) func leave() {}
  #endif
}
