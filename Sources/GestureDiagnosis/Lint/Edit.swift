public import GestureCore

extension Lint {
  /// A step of a fix, as data: `.add(.requirement, single, double)` makes the first wait.
  public enum Edit: Hashable, Sendable {
    /// The first recognizer gets a relation to the second.
    case add(Relation, RecognizerLabel, RecognizerLabel)
    /// The first recognizer no longer has a relation to the second.
    case drop(Relation, RecognizerLabel, RecognizerLabel)
    /// The recognizer is removed.
    case remove(RecognizerLabel)
    /// The recognizer is added to its view after all others that are on it.
    case addLast(RecognizerLabel)
    /// The recognizer has a setting.
    case set(RecognizerLabel, Setting)
    /// A question about the recognizer is always answered like this.
    case answer(RecognizerLabel, Question, Bool)
    /// The view of this name has a setting.
    case setView(String, ViewSetting)
    /// The view is in front of all that lies in another view, in which it has a frame.
    case bringToFront(view: String, of: String, Rect)
  }
}

extension Lint.Edit {
  /// What the first recognizer has to do with the second.
  public enum Relation: Hashable, Sendable {
    /// The first waits until the second has failed, by declaration or by a delegate's answer.
    case requirement
    /// The first starts after the second.
    case prerequisite
    /// The first hands its touches over to the second. A hand-over that is added comes at once,
    /// until the app says when.
    case handOver
    /// Both are declared to recognize together.
    case together
    /// The delegates of both allow the two to recognize together.
    case allowance
    /// The first may prevent the second, as far as its own rules go and those of the second.
    case prevention
  }

  /// A property of a recognizer, with its value.
  public enum Setting: Hashable, Sendable {
    /// A property that every recognizer has.
    case flag(Flag, Bool)
    /// The name of its view.
    case view(String)
    /// The types of touches that it takes.
    case allowedTouchTypes(TouchTypes)
    /// It is added to its view itself, and no longer for each touch (S15.8).
    case single
    /// One of its own properties has a number.
    case number(PropertyName, Double)
    /// It begins only with movements along an axis.
    case axis(Axis)
    /// One of its own properties has its default.
    case ownDefault(PropertyName)
    /// All of its own properties have their defaults.
    case ownDefaults
  }

  /// A property that every recognizer has, and that is true or false: its Swift name.
  public enum Flag: String, Hashable, Sendable {
    /// Whether it takes part.
    case isEnabled
    /// Whether views lose the touches with which it recognizes (S7.2).
    case cancelsTouchesInView
    /// Whether views get touches only once it has failed (S7.15).
    case delaysTouchesBegan
    /// Whether views get a lift only once it has failed (S7.12).
    case delaysTouchesEnded
  }

  /// What a recognizer's delegate, or a view, is asked about it.
  public enum Question: Hashable, Sendable {
    /// The delegate, whether it gets the touches of an event.
    case receivesEvent
    /// The delegate, whether it gets a touch; only those on a view, if one is named.
    case receivesTouch(view: String?)
    /// The delegate, whether it may begin.
    case begins
    /// A view, whether it may begin.
    case beginsOn(view: String)
  }

  /// A property of a view, with its value.
  public enum ViewSetting: Hashable, Sendable {
    /// Whether it is hidden, with all that is in it.
    case isHidden(Bool)
    /// How opaque it is. Range: 0 to 1.
    case alpha(Double)
    /// Whether it and all in it can be hit.
    case isUserInteractionEnabled(Bool)
    /// Whether it is hit itself, and not only what lies in it (S15.23).
    case catchesOwnTouches(Bool)
    /// Its frame in its superview.
    case frame(Rect)
    /// How far its hit area reaches beyond its bounds. Unit: points.
    case hitOutset(Double)
    /// How it is moved, turned or scaled.
    case transform(AffineTransform)
  }
}

extension [Lint.Edit] {
  /// Neither a declaration nor a delegate allows both to recognize together any more.
  static func exclude(_ one: LintMember, _ other: LintMember) -> [Lint.Edit] {
    [.drop(.allowance, one.label, other.label), .drop(.together, one.label, other.label)]
  }
}
