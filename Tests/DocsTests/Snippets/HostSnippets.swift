import Dispatch
import Foundation
import Gestures

/// The Swift that Docs/Hosts.md shows, so that it compiles and can be run.
enum HostSnippets {
  static func tellMistakes(of dispatcher: Dispatcher) {
    dispatcher.addObserver(.console)
  }

  static func touch(of finger: Int, x: Double, y: Double) -> TouchInput {
    TouchInput(id: TouchID(finger), phase: .moved, location: Point(x: x, y: y))
  }

  /// A plain poll loop. Source of touches: a file descriptor.
  static func serve(
    _ dispatcher: Dispatcher, descriptor: Int32, now: () -> Timestamp,
    read: () -> [InputEvent]?
  ) {
    while true {
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let wait = dispatcher.nextDeadline.map { max(0, ($0 - now()) / .milliseconds(1)) } ?? -1
      if poll(&input, 1, Int32(wait.rounded(.up))) > 0 {
        guard let events = read() else { break }
        for event in events { dispatcher.send(event) }
      } else {
        dispatcher.advance(to: now())
      }
    }
    dispatcher.cancelAllTouches()
  }

  /// Foundation's run loop: one timer, always set to the next deadline.
  @MainActor
  final class RunLoopHost {
    let dispatcher: Dispatcher
    private let start = ContinuousClock.now
    private var timer: Timer?

    init(_ dispatcher: Dispatcher) { self.dispatcher = dispatcher }

    func send(_ touches: [TouchInput]) {
      dispatcher.send(InputEvent(at: now, touches: touches))
      setTimer()
    }

    private var now: Timestamp { .zero + (ContinuousClock.now - start) }

    private func setTimer() {
      timer?.invalidate()
      guard let deadline = dispatcher.nextDeadline else { return }
      let wait = max(0, deadline.seconds(since: now))
      let next = Timer(timeInterval: wait, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.serve(deadline) }
      }
      RunLoop.current.add(next, forMode: .common)
      timer = next
    }

    private func serve(_ deadline: Timestamp) {
      dispatcher.advance(to: max(deadline, now))
      setTimer()
    }
  }

  /// Dispatch: all of it on one serial queue.
  final class QueueHost {
    let dispatcher: Dispatcher
    private let timer: any DispatchSourceTimer
    private let start = DispatchTime.now()

    init(_ dispatcher: Dispatcher, on queue: DispatchQueue) {
      self.dispatcher = dispatcher
      timer = DispatchSource.makeTimerSource(queue: queue)
      timer.setEventHandler { [weak self] in self?.serve() }
      timer.activate()
    }

    deinit { timer.cancel() }

    func send(_ touches: [TouchInput]) {
      dispatcher.send(InputEvent(at: now, touches: touches))
      setTimer()
    }

    private var now: Timestamp {
      Timestamp(
        nanoseconds: Int64(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds))
    }

    private func serve() {
      dispatcher.advance(to: now)
      setTimer()
    }

    private func setTimer() {
      let wait = dispatcher.nextDeadline.map { max(0, $0.seconds(since: now)) }
      timer.schedule(deadline: wait.map { .now() + $0 } ?? .distantFuture)
    }
  }

  /// An async task: a stream brings events, and a child task the deadlines.
  static func run(
    _ dispatcher: Dispatcher, _ events: AsyncStream<InputEvent>,
    since start: ContinuousClock.Instant,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    enum Call {
      case event(InputEvent)
      case deadline(Timestamp)
    }
    var alarm: Task<Void, Never>?
    let (calls, queue) = AsyncStream.makeStream(of: Call.self)
    let feed = Task {
      for await event in events { queue.yield(.event(event)) }
      queue.finish()
    }
    for await call in calls {
      alarm?.cancel()
      switch call {
      case .event(let event): dispatcher.send(event)
      case .deadline(let deadline): dispatcher.advance(to: deadline)
      }
      guard let deadline = dispatcher.nextDeadline else { continue }
      alarm = Task {
        try? await Task.sleep(until: start + (deadline - .zero), clock: .continuous)
        if !Task.isCancelled { queue.yield(.deadline(deadline)) }
      }
    }
    alarm?.cancel()
    feed.cancel()
    dispatcher.cancelAllTouches()
  }

  /// A class on the main actor: its app's events call `send`.
  @MainActor
  final class MainActorHost {
    let dispatcher: Dispatcher
    private let start = ContinuousClock.now
    private var alarm: Task<Void, Never>?

    init(_ dispatcher: Dispatcher) { self.dispatcher = dispatcher }

    func send(_ touches: [TouchInput]) {
      dispatcher.send(InputEvent(at: now, touches: touches))
      setAlarm()
    }

    private var now: Timestamp { .zero + (ContinuousClock.now - start) }

    private func setAlarm() {
      alarm?.cancel()
      guard let deadline = dispatcher.nextDeadline else { return }
      alarm = Task { [weak self, start] in
        try? await Task.sleep(until: start + (deadline - .zero), clock: .continuous)
        guard let self, !Task.isCancelled else { return }
        dispatcher.advance(to: now)
        setAlarm()
      }
    }
  }
}
