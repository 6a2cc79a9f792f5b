import GestureCore
import GestureTrace
import TapGesture
import Testing

@Suite struct `Observers that come and go` {
  let window = Window(size: Size(width: 100, height: 100))
  let dispatcher: Dispatcher

  init() {
    dispatcher = Dispatcher(window: window)
    window.addGestureRecognizer(TapGestureRecognizer())
  }

  private func tap(at milliseconds: Int = 0) {
    let start = Timestamp.zero + .milliseconds(milliseconds)
    dispatcher.send(TouchInput(id: 1, phase: .began, location: .zero), at: start)
    dispatcher.send(
      TouchInput(id: 1, phase: .ended, location: .zero), at: start + .milliseconds(10))
  }

  @Test func `one that removes itself is released after its call and hears nothing more`() {
    weak var released: Observer?
    var calls = 0
    do {
      let observer = Observer()
      released = observer
      observer.onReport = { [dispatcher, unowned observer] in
        calls += 1
        dispatcher.removeObserver(observer)
        observer.onReport = { calls += 100 }
      }
      dispatcher.addObserver(observer)
    }
    #expect(released != nil)
    tap()
    #expect(calls == 1)
    #expect(released == nil)
  }

  @Test func `one that removes itself in a report within a report lives until both are over`() {
    weak var released: Observer?
    do {
      let observer = Observer()
      released = observer
      observer.onReport = { [dispatcher, unowned observer] in
        observer.calls += 1
        guard observer.calls == 1 else { return dispatcher.removeObserver(observer) }
        dispatcher.settings.direct.panHysteresis = -3  // reported at once
        observer.calls += 1
      }
      dispatcher.addObserver(observer)
    }
    tap()
    #expect(released == nil)
  }

  @Test func `one that another removes still gets the report that is being passed on`() {
    weak var released: Observer?
    var calls = 0
    let first = Observer()
    do {
      let second = Observer()
      released = second
      second.onReport = { calls += 1 }
      first.onReport = { [dispatcher, unowned first, weak second] in
        first.onReport = {}
        if let second { dispatcher.removeObserver(second) }
      }
      dispatcher.addObserver(first)
      dispatcher.addObserver(second)
    }
    tap()
    #expect(calls == 1)
    #expect(released == nil)
  }

  @Test func `one may add another while it goes`() {
    let later = EventLog()
    do {
      let observer = Observer()
      observer.onReport = { [dispatcher, unowned observer] in dispatcher.removeObserver(observer) }
      observer.onDeinit = { [dispatcher] in dispatcher.addObserver(later) }
      dispatcher.addObserver(observer)
    }
    tap()
    #expect(later.actions == ["tap ended"])
  }

  @Test func `a log is the same however often it is read meanwhile`() {
    let (read, unread) = (EventLog(), EventLog())
    dispatcher.addObserver(read)
    dispatcher.addObserver(unread)
    for index in 0..<100 {
      tap(at: 1000 * index)
      if index % 7 == 0 || index > 60 { #expect(read.entries.count > 5 * index) }
    }
    #expect(unread.entries.count > 512)
    #expect(read.entries == unread.entries)
    read.removeAll()
    tap(at: 200_000)
    #expect(read.entries == Array(unread.entries.suffix(read.entries.count)))
    #expect(read.actions == ["tap ended"])
  }

  @Test func `one that lets the dispatcher go is still there at the end of its call`() {
    let window = Window(size: Size(width: 100, height: 100))
    let tap = TapGestureRecognizer()
    window.addGestureRecognizer(tap)
    var dispatcher: Dispatcher? = Dispatcher(window: window)
    weak let released = dispatcher
    var calls = 0
    do {
      let observer = Observer()
      observer.onReport = { [unowned observer] in
        dispatcher = nil
        observer.calls += 1
        calls = observer.calls
      }
      dispatcher?.send(TouchInput(id: 1, phase: .began, location: .zero), at: .zero)
      dispatcher?.addObserver(observer)
    }
    tap.isEnabled = false
    #expect(calls > 0)
    #expect(released == nil)
  }

  private final class Observer: GestureObserver {
    var onReport: () -> Void = {}
    var onDeinit: () -> Void = {}
    var calls = 0

    deinit { onDeinit() }

    func observe(_ report: GestureReport, at timestamp: Timestamp) { onReport() }
  }
}
