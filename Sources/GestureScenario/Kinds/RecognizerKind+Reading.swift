public import GestureCore

extension RecognizerKind {
  /// A figure that a recognizer offers inside an action, and that a file may expect under `values`.
  ///
  /// Points and vectors are in window coordinates. Kinds that offer the same figure use the same
  /// name and form.
  public struct Reading: Sendable {
    /// The key in files, such as `translation`.
    public let name: String
    /// How many numbers the figure has in a file, and what they are.
    public let form: Form
    /// The figure's present numbers; nil where it has no value now.
    let read: @Sendable (any GestureRecognizer) -> [Double]?
    /// Sets the figure during a gesture; nil for a figure that can't be set.
    let write: (@Sendable (any GestureRecognizer, [Double]) -> Void)?

    /// The form of the figure in a file.
    public enum Form: Hashable, Sendable {
      /// One number.
      case number
      /// `[x, y]`.
      case point
      /// `[dx, dy]`.
      case vector
    }

    /// A computed figure.
    ///
    /// - Parameters:
    ///   - name: the figure's name in files.
    ///   - form: its form in files.
    ///   - type: the type of the recognizers that have it.
    ///   - read: returns the figure: one number, or two for a point or a vector; nil where it has
    ///     no value.
    ///   - write: sets the figure; nil for a figure that can't be set. Default: nil.
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
  /// A key path to a read-only property.
  public typealias Path<Recognizer, Value> = any KeyPath<Recognizer, Value> & Sendable

  /// A number that can also be set during a gesture, such as a pinch's scale.
  public static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, settable path: RecognizerKind.Property.Path<Recognizer, Double>
  ) -> Self {
    derived(name, .number, from: Recognizer.self) { recognizer in
      [recognizer[keyPath: path]]
    } write: { recognizer, numbers in
      recognizer[keyPath: path] = numbers[0]
    }
  }

  /// One number.
  public static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ path: Path<Recognizer, Double>
  ) -> Self {
    derived(name, .number, from: Recognizer.self) { [$0[keyPath: path]] }
  }

  /// One number; nil where the recognizer has none.
  public static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ path: Path<Recognizer, Double?>
  ) -> Self {
    derived(name, .number, from: Recognizer.self) { $0[keyPath: path].map { [$0] } }
  }

  /// A displacement or a velocity, in window coordinates.
  public static func vector<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ path: Path<Recognizer, Vector>
  ) -> Self {
    derived(name, .vector, from: Recognizer.self) { recognizer in
      let vector = recognizer[keyPath: path]
      return [vector.dx, vector.dy]
    }
  }

  /// A place, in window coordinates; nil where the recognizer has none.
  public static func point<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ path: Path<Recognizer, Point?>
  ) -> Self {
    derived(name, .point, from: Recognizer.self) { $0[keyPath: path].map { [$0.x, $0.y] } }
  }
}
