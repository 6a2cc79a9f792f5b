import GestureCore

/// A part of a web page in which gestures are made: a window and its dispatcher.
final class Page {
  let window: HostWindow
  let dispatcher: Dispatcher
  /// The event that is being put together.
  var event = InputEvent(at: .zero, touches: [])
  /// The touches that have lifted, where the page wants to keep them.
  fileprivate var keptTouches: KeptTouches?

  init(window: HostWindow) {
    self.window = window
    dispatcher = Dispatcher(window: window)
  }

  func touch(_ id: TouchID) -> Touch? {
    dispatcher.touches.first { $0.id == id } ?? keptTouches?.touches[id]
  }
}

/// The touches of a page, each for as long as no other one has its id.
private final class KeptTouches: GestureObserver {
  private(set) var touches: [TouchID: Touch] = [:]

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    if case .touch(let touch) = report { touches[touch.id] = touch }
  }
}

/// Keeps touches that have lifted, so that they can still be ignored.
@_cdecl("page_keep_touches")
func keepTouches(_ page: Int32) {
  guard let page = objects.pages[page], page.keptTouches == nil else { return }
  let touches = KeptTouches()
  page.keptTouches = touches
  page.dispatcher.addObserver(touches)
}

/// The handle of the page, and that of its window in ``page_window``.
@_cdecl("page_make")
func makePage(_ width: Double, _ height: Double) -> Int32 {
  let window = HostWindow(size: Size(width: width, height: height))
  window.handle = objects.keep(window)
  return objects.pages.insert(Page(window: window))
}

@_cdecl("page_window")
func windowOfPage(_ page: Int32) -> Int32 { objects.handle(of: objects.pages[page]?.window) }

@_cdecl("page_release")
func releasePage(_ page: Int32) {
  guard let page = objects.pages.remove(page) else { return }
  page.dispatcher.cancelAllTouches()
  objects.release(view: page.window.handle)
}

/// Lets the time run to a moment, in milliseconds.
@_cdecl("page_advance")
func advancePage(_ page: Int32, _ moment: Double) {
  objects.pages[page]?.dispatcher.advance(to: .milliseconds(moment))
}

/// The view that an event at a place would hit, where the browser found one; 0 for none.
@_cdecl("page_hit")
func hitOfPage(_ page: Int32, _ x: Double, _ y: Double, _ browsersHit: Int32) -> Int32 {
  guard let window = objects.pages[page]?.window else { return 0 }
  let outer = window.browsersHit
  window.browsersHit = objects.views[browsersHit]
  defer { window.browsersHit = outer }
  return objects.handle(of: window.hitTest(Point(x: x, y: y), with: nil))
}

/// When the page wants to be advanced next, in milliseconds; −1 for never.
@_cdecl("page_deadline")
func deadlineOfPage(_ page: Int32) -> Double {
  objects.pages[page]?.dispatcher.nextDeadline?.milliseconds ?? -1
}

@_cdecl("page_now")
func nowOfPage(_ page: Int32) -> Double { objects.pages[page]?.dispatcher.now.milliseconds ?? 0 }

@_cdecl("page_is_idle")
func pageIsIdle(_ page: Int32) -> Bool { objects.pages[page]?.dispatcher.isIdle ?? true }

@_cdecl("page_cancel")
func cancelPage(_ page: Int32) { objects.pages[page]?.dispatcher.cancelAllTouches() }

/// The id of a touch that is down and has not been lifted or cancelled; −1 where there are fewer.
@_cdecl("page_touch")
func touchOfPage(_ page: Int32, _ index: Int32) -> Double {
  let touches = objects.pages[page]?.dispatcher.touches.filter {
    $0.phase != .ended && $0.phase != .cancelled
  }
  guard let touches, touches.indices.contains(Int(index)) else { return -1 }
  return Double(touches[Int(index)].id.rawValue)
}
