import Dispatch
import Foundation
import Gestures
import Testing

/// A tap waits for a double tap; a host that serves deadlines lets the tap fire after the lift, and
/// not before.
@Suite struct `A host` {
  /// A window with a tap that waits for a double tap, and what they did.
  fileprivate final class App {
    let dispatcher: Dispatcher
    private(set) var log: [String] = []
    var whenTapped: () -> Void = {}
    private let window = Window(size: Size(width: 400, height: 800))

    init() {
      dispatcher = Dispatcher(window: window)
      let (tap, double) = (TapGestureRecognizer(), DoubleTapGestureRecognizer())
      double.maximumTapGap = .milliseconds(40)
      tap.maximumPressDuration = .seconds(10_000)  // whatever a busy machine does between the two
      window.addGestureRecognizer(tap)
      window.addGestureRecognizer(double)
      tap.require(toFail: double)
      tap.onAction { [unowned self] _ in
        log.append("tap")
        whenTapped()
      }
      double.onAction { [unowned self] _ in log.append("double tap") }
    }

    func note(_ word: String) { log.append(word) }

    static func touch(_ phase: TouchPhase) -> [TouchInput] {
      [TouchInput(id: 1, phase: phase, location: Point(x: 100, y: 100))]
    }

    static let wanted = ["down", "up", "tap"]
    /// After how long a test gives up; each ends as soon as the tap has fired. A task's turn may
    /// come only when most other tests are over, so this is long. Unit: seconds.
    static let patience = 1200.0
  }

  @Test func `as a plain poll loop`() throws {
    let app = App()
    let start = ContinuousClock.now
    let now = { Timestamp.zero + (ContinuousClock.now - start) }
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    try writer.write(contentsOf: Data("d".utf8))
    var reports = 0
    HostSnippets.serve(
      app.dispatcher, descriptor: pipe.fileHandleForReading.fileDescriptor, now: now
    ) {
      reports += 1
      guard reports <= 2 else { return nil }
      app.note(reports == 1 ? "down" : "up")
      if reports == 2 {
        _ = pipe.fileHandleForReading.readData(ofLength: 1)
        // The end of the input ends the loop.
        app.whenTapped = { try? writer.close() }
        DispatchQueue.global().asyncAfter(deadline: .now() + App.patience) { try? writer.close() }
      }
      return [InputEvent(at: now(), touches: App.touch(reports == 1 ? .began : .ended))]
    }
    #expect(app.log == App.wanted)
  }

  @Test @MainActor func `on Foundation's run loop`() {
    let app = App()
    let host = HostSnippets.RunLoopHost(app.dispatcher)
    app.play(host.send)
    let end = Date().addingTimeInterval(App.patience)
    while app.log.count < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.05))
    }
    #expect(app.log == App.wanted)
  }

  @Test func `on a queue of Dispatch`() async {
    let queue = DispatchQueue(label: "touches")
    let log = await withCheckedContinuation { continuation in
      queue.async {
        let app = App()
        let host = HostSnippets.QueueHost(app.dispatcher, on: queue)
        app.whenTapped = { [app] in  // keeps both alive until then
          withExtendedLifetime(host) { continuation.resume(returning: app.log) }
          app.whenTapped = {}
        }
        app.play(host.send)
      }
    }
    #expect(log == App.wanted)
  }

  @Test @MainActor func `as an async task`() async {
    let app = App()
    let (events, source) = AsyncStream.makeStream(of: InputEvent.self)
    let start = ContinuousClock.now
    app.play { touches in
      source.yield(InputEvent(at: .zero + (ContinuousClock.now - start), touches: touches))
    }
    app.whenTapped = { source.finish() }
    await HostSnippets.run(app.dispatcher, events, since: start)
    #expect(app.log == App.wanted)
  }

  /// What a busy machine does to a host: it comes to the events only long after they happened.
  @Test func `as an async task that is late`() async {
    let app = App()
    let (events, source) = AsyncStream.makeStream(of: InputEvent.self)
    app.note("down")
    source.yield(InputEvent(at: .milliseconds(10), touches: App.touch(.began)))
    app.note("up")
    source.yield(InputEvent(at: .milliseconds(20), touches: App.touch(.ended)))
    app.whenTapped = { source.finish() }
    await HostSnippets.run(app.dispatcher, events, since: .now - .seconds(30))
    #expect(app.log == App.wanted)
  }

  @Test func `as a plain poll loop that is late`() throws {
    let app = App()
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    try writer.write(contentsOf: Data("d".utf8))
    app.whenTapped = { try? writer.close() }
    HostSnippets.serve(
      app.dispatcher, descriptor: pipe.fileHandleForReading.fileDescriptor, now: { .seconds(30) }
    ) {
      guard !pipe.fileHandleForReading.readData(ofLength: 1).isEmpty else { return nil }
      app.note("down")
      app.note("up")
      return [
        InputEvent(at: .milliseconds(10), touches: App.touch(.began)),
        InputEvent(at: .milliseconds(20), touches: App.touch(.ended)),
      ]
    }
    #expect(app.log == App.wanted)
  }

  @Test @MainActor func `as a class on the main actor`() async throws {
    let app = App()
    let host = HostSnippets.MainActorHost(app.dispatcher)
    app.play(host.send)
    let end = ContinuousClock.now + .seconds(App.patience)
    while app.log.count < 3, .now < end { try await Task.sleep(for: .milliseconds(10)) }
    #expect(app.log == App.wanted)
  }

  @Test func `is told of its mistakes by one line`() {
    let app = App()
    var lines: [String] = []
    app.dispatcher.addObserver(.console)
    app.dispatcher.addObserver(ConsoleObserver { lines.append($0) })
    app.dispatcher.send(InputEvent(at: .zero, touches: App.touch(.moved)))
    #expect(lines == ["warning: touch 1 is not down; its event was dropped"])
  }
}

extension `A host`.App {
  /// A finger comes down and lifts.
  fileprivate func play(_ send: ([TouchInput]) -> Void) {
    note("down")
    send(Self.touch(.began))
    note("up")
    send(Self.touch(.ended))
  }
}
