/// How much of a touch was delivered to its view (S7.23).
struct ViewStream {
  enum Stage {
    /// The touch has just come; nothing is decided.
    case new
    /// The beginning is withheld while recognizers delay it (S7.15).
    case beganWithheld
    /// The view has received the beginning.
    case began
    /// The finger has lifted, and the end is withheld (S7.12).
    case endWithheld
    /// Nothing more is delivered: it ended, was cancelled, or never reached the view.
    case over
  }

  var stage = Stage.new
  /// When the touch began: the timestamp that the view gets even if it is delivered late (S7.16).
  var beganAt = Timestamp.zero
  /// Whether the finger moved while that was withheld from the view.
  var movedWhileWithheld = false
  /// Whether the finger lifted while the beginning was withheld.
  var liftedWhileWithheld = false

  /// Whether something may be delivered to the view later.
  var isWithheld: Bool { stage == .beganWithheld || stage == .endWithheld }
}
