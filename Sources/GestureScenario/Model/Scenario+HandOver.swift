extension Scenario {
  /// A recognizer that hands its touches over to another one (S15.11).
  public struct HandOver: Hashable, Sendable {
    /// The id of the recognizer that hands its touches over.
    public var from: String
    /// The id of the recognizer that takes them over.
    public var to: String
    /// When it hands them over; nil for at once. Default: nil.
    public var condition: Condition?

    /// A hand-over, as soon as the condition is met; at once without one.
    public init(from: String, to: String, when condition: Condition? = nil) {
      self.from = from
      self.to = to
      self.condition = condition
    }

    /// A condition on the translation of the recognizer that hands over, in window coordinates.
    public struct Condition: Hashable, Sendable {
      /// The part of the translation that counts.
      public var axis: Axis
      /// The least translation; nil for no bound. Unit: points. Default: nil.
      public var atLeast: Double?
      /// The greatest translation; nil for no bound. Unit: points. Default: nil.
      public var atMost: Double?

      /// A condition that holds where the translation along an axis is within both bounds.
      public init(_ axis: Axis, atLeast: Double? = nil, atMost: Double? = nil) {
        self.axis = axis
        self.atLeast = atLeast
        self.atMost = atMost
      }

      /// The part of a translation, `[dx, dy]`, that counts. Unit: points.
      package func distance(of translation: [Double]) -> Double { translation[axis == .x ? 0 : 1] }

      /// Whether a translation, `[dx, dy]`, satisfies it.
      package func isMet(by translation: [Double]) -> Bool {
        guard translation.count == 2 else { return false }
        let distance = distance(of: translation)
        return distance >= atLeast ?? -.infinity && distance <= atMost ?? .infinity
      }
    }

    /// The axis along which a movement hands over.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
      /// To the right.
      case x
      /// Downwards.
      case y
    }
  }
}
