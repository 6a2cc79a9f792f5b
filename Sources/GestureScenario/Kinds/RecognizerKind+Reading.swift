public import GestureCore

extension RecognizerKind {
  /// A figure that a recognizer offers inside an action, and that a file may expect under `values`.
  ///
  /// Points and vectors are in window coordinates. Kinds that offer the same thing give it the same
  /// name and form.
  public struct Reading: Sendable {
    /// The key in files, such as `translation`.
    public let name: String
    public let form: Form
    /// The figure's numbers; nil where there are none now.
    let read: @Sendable (any GestureRecognizer) -> [Double]?
    /// Sets the figure, in the midst of a gesture; nil for one that can't be set.
    let write: (@Sendable (any GestureRecognizer, [Double]) -> Void)?

    /// The form of the figure in a file.
    public enum Form: Hashable, Sendable {
      case number
      /// `[x, y]`.
      case point
      /// `[dx, dy]`.
      case vector
    }

    /// A figure that is worked out.
    ///
    /// - Parameters:
    ///   - read: the figure: one number, or two for a point or a vector; nil where there is none.
    ///   - write: sets it; nil where it can't be set. Default: nil.
    public static func derived<Recognizer: SendableMetatype>(
      _ name: String, _ form: Form, from type: Recognizer.Type,
      read: @escaping @Sendable (Recognizer) -> [Double]?,
      write: (@Sendable (Recognizer, [Double]) -> Void)? = nil
    ) -> Reading {
      Reading(
        name: name, form: form,
        read: { recognizer in
          guard let recognizer = recognizer as? Recognizer else { return nil }
          return read(recognizer)
        },
        write: write.map { set(with: $0) })
    }

    private static func set<Recognizer: SendableMetatype>(
      with write: @escaping @Sendable (Recognizer, [Double]) -> Void
    ) -> @Sendable (any GestureRecognizer, [Double]) -> Void {
      { recognizer, numbers in
        if let recognizer = recognizer as? Recognizer { write(recognizer, numbers) }
      }
    }
  }
}

extension RecognizerKind.Reading {
  /// A key path to something that can only be read.
  public typealias Path<Recognizer, Value> = any KeyPath<Recognizer, Value> & Sendable

  /// A number that can be set in mid-gesture too, such as a pinch's scale.
  public static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, settable path: RecognizerKind.Property.Path<Recognizer, Double>
  ) -> Self {
    derived(name, .number, from: Recognizer.self) { recognizer in
      [recognizer[keyPath: path]]
    } write: { recognizer, numbers in
      recognizer[keyPath: path] = numbers[0]
    }
  }

  public static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ path: Path<Recognizer, Double?>
  ) -> Self {
    derived(name, .number, from: Recognizer.self) { $0[keyPath: path].map { [$0] } }
  }

  /// A place, in window coordinates.
  public static func point<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ path: Path<Recognizer, Point?>
  ) -> Self {
    derived(name, .point, from: Recognizer.self) { $0[keyPath: path].map { [$0.x, $0.y] } }
  }
}
