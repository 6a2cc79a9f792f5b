import GestureCore

/// A touch of the reference's world, from down to up.
struct Finger {
  /// Its number among all touches of the run; ids can be used again, numbers can't.
  let number: Int
  let id: String
  /// The view that it hit, which never changes (S2.1); nil if it hit none.
  let hitView: String?
  /// The hit view and those around it, innermost first, as of the beginning (S2.8).
  let path: [String]
  /// Nil as long as it is down.
  var end: TouchPhase?
  /// What its view has received and what is withheld from it.
  var stream = ViewTouch()
}

/// What has become of a touch for the view that it hit (S7.23).
struct ViewTouch {
  /// What was delivered.
  var delivered: [TouchPhase] = []
  /// What is withheld, in order. S7.16: of moves the last is left, and of
  /// a touch that has lifted none.
  var withheld: [TouchPhase] = []
  /// Whether it joined an active gesture, which takes it from the view (S7.11).
  var isRefused = false
  /// Whether it was decided, in the pass in which it came down, that the view may have it (S2.17).
  var isAdmitted = false
  /// Whether the host or the removal of the view has cancelled it.
  var isLost = false
  /// Whether the view gets nothing more of it.
  var isClosed = false

  mutating func add(_ phase: TouchPhase) {
    guard !isClosed else { return }
    if withheld.last == .moved { withheld.removeLast() }
    withheld.append(phase)
  }
}
