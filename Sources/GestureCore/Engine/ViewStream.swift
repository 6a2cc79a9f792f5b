/// How far a view has been told of a touch (S7.23).
struct ViewStream {
  enum Stage {
    /// The touch has just come; nothing is decided.
    case new
    /// The view has not been told, and waits for recognizers that delay it (S7.15).
    case beganWithheld
    /// The view has been told that the touch began.
    case began
    /// The finger has lifted and the view has not been told of that (S7.12).
    case endWithheld
    /// Nothing more will be told: it ended, was cancelled, or never reached the view.
    case over
  }

  var stage = Stage.new
  /// When the touch began: what the view reads when it is told late (S7.16).
  var beganAt = Timestamp.zero
  /// Whether the finger moved while the view was not told of it.
  var movedWhileWithheld = false
  /// Whether the finger lifted while the view was not told of the beginning.
  var liftedWhileWithheld = false

  /// Whether there is something that the view may be told later.
  var isWithheld: Bool { stage == .beganWithheld || stage == .endWithheld }
}
