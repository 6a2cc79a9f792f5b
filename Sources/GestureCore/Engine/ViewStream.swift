/// How much of a touch was delivered to its view (S7.23).
struct ViewStream {
  enum Stage: Equatable {
    /// The touch has just come; nothing is decided.
    case new
    /// The beginning is withheld while recognizers delay it (S7.15), and meanwhile the finger may
    /// have moved and lifted.
    case beganWithheld(moved: Bool, lifted: Bool)
    /// The view has received the beginning that was withheld, and has yet to receive the move
    /// (S7.16).
    case moveWithheld
    /// The view has received all so far.
    case began
    /// The finger has lifted, and the end is withheld (S7.12).
    case endWithheld
    /// Nothing more is delivered: it ended, was cancelled, or never reached the view.
    case over
  }

  var stage = Stage.new
  /// When the touch began: the timestamp that the view gets even if it is delivered late (S7.16).
  var beganAt = Timestamp.zero

  /// Whether something may be delivered to the view later.
  var isWithheld: Bool {
    switch stage {
    case .beganWithheld, .moveWithheld, .endWithheld: true
    case .new, .began, .over: false
    }
  }

  /// Whether the view has received the beginning, and neither the end nor a cancellation.
  var wasTold: Bool {
    switch stage {
    case .began, .moveWithheld, .endWithheld: true
    case .new, .beganWithheld, .over: false
    }
  }
}
