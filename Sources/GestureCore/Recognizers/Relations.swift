/// A tag that groups recognizers, such as all those of one photo.
///
/// ```swift
/// for recognizer in [pan, pinch, rotation] as [any GestureRecognizer] {
///   recognizer.tags.append("photo")
/// }
/// dispatcher.allowSimultaneousRecognition("photo", "photo")
/// ```
public struct RecognizerTag: Sendable, ExpressibleByStringLiteral, Equatable {
  /// The tag's text. Tags with the same bytes are equal.
  public let name: String

  /// A tag with a text; a literal does as well.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.init(name) }

  // By bytes, as elsewhere in the engine.
  public static func == (left: RecognizerTag, right: RecognizerTag) -> Bool {
    left.name.hasSameBytes(as: right.name)
  }
}

// Relations as declarations: stated once, where the recognizers are made, instead of in a delegate.
extension GestureRecognizer {
  /// This recognizer waits until another has failed: `single.waits(for: double)`. The same as
  /// ``require(toFail:)``, in an order that reads as a sentence.
  ///
  /// - Returns: the cycle that the call would have closed, in which case it was refused (S4.32).
  @discardableResult
  @export(implementation)
  public func waits(for other: any GestureRecognizer) -> RequirementCycle? {
    handle.core.require(toFail: other.handle.core)
  }

  /// Another recognizer waits until this one has failed: `double.goesBefore(single)`.
  ///
  /// - Returns: the cycle that the call would have closed, in which case it was refused (S4.32).
  @discardableResult
  @export(implementation)
  public func goesBefore(_ other: any GestureRecognizer) -> RequirementCycle? {
    other.handle.core.require(toFail: handle.core)
  }

  /// Both may recognize, whatever their delegates say: for this pair alone (S3.21).
  @export(implementation)
  public func recognizesSimultaneously(with other: any GestureRecognizer) {
    handle.core.addCompanion(other.handle.core)
  }

  /// The tags to which ``Dispatcher/allowSimultaneousRecognition(_:_:)`` refers. Default: none.
  @export(implementation)
  public var tags: [RecognizerTag] {
    get { handle.core.tags }
    set { handle.core.tags = newValue }
  }
}

extension Sequence where Element == any GestureRecognizer {
  /// Makes each tap wait for all those of the sequence that need more taps, so that one, two or
  /// three taps fire just one of them (S4.30).
  ///
  /// ```swift
  /// let taps: [any GestureRecognizer] = [single, double, triple]
  /// taps.waitForMoreTaps()
  /// ```
  ///
  /// Recognizers that are not taps are left alone.
  public func waitForMoreTaps() {
    for fewer in self where fewer.numberOfTapsToRecognize > 0 {
      for more in self where more.numberOfTapsToRecognize > fewer.numberOfTapsToRecognize {
        fewer.require(toFail: more)
      }
    }
  }
}

extension RecognizerCore {
  @usableFromInline
  func addCompanion(_ other: RecognizerCore) {
    diagnoseOtherDispatcher(of: other, "it can't be declared to recognize together with")
    // Each time the list is full, recognizers that were deallocated or listed twice are removed.
    if simultaneousRecognizers.count == simultaneousRecognizers.capacity {
      var known: Set<ObjectIdentifier> = []
      simultaneousRecognizers.removeAll { reference in
        reference.object.map { !known.insert(ObjectIdentifier($0)).inserted } ?? true
      }
    }
    simultaneousRecognizers.append(WeakReference(other))
  }

  func removeCompanion(_ other: RecognizerCore) {
    simultaneousRecognizers.removeAll { $0.object === other }
    other.simultaneousRecognizers.removeAll { $0.object === self }
  }

  /// Whether a pair was declared to recognize together.
  func isCompanion(of other: RecognizerCore) -> Bool {
    listsCompanion(other) || other.listsCompanion(self)
  }

  /// Most lists are empty, and visiting an empty one would count a reference all the same.
  private func listsCompanion(_ other: RecognizerCore) -> Bool {
    !simultaneousRecognizers.isEmpty && simultaneousRecognizers.contains { $0.object === other }
  }
}

/// Pairs of tags whose recognizers may recognize together. A class, since reading a struct that
/// holds a list would count a reference.
final class TagRelations {
  private(set) var pairs: [(RecognizerTag, RecognizerTag)] = []
  /// The number of pairs. Any two rivals read it, and so need not read the list.
  private var count: UInt32 = 0

  func allow(_ one: RecognizerTag, _ other: RecognizerTag) {
    let isKnown = pairs.contains { $0 == (one, other) || $0 == (other, one) }
    if isKnown { return }  // a screen may declare its pair whenever it appears
    pairs.append((one, other))
    count += 1
  }

  func allow(_ core: RecognizerCore, with other: RecognizerCore) -> Bool {
    if count == 0 { return false }
    let (one, two) = (core.attempt.tagSides, other.attempt.tagSides)
    return one.count == count && two.count == count
      ? one.allow(two) : allowUnknown(core, with: other)
  }

  /// The same where the tags of at least one have yet to be compared with the pairs.
  private func allowUnknown(_ core: RecognizerCore, with other: RecognizerCore) -> Bool {
    guard !core.tags.isEmpty, !other.tags.isEmpty else { return false }
    guard pairs.count <= TagSides.mostPairs, core.attempt.isOpen, other.attempt.isOpen else {
      return pairs.contains { pair in
        core.tags.contains(pair.0) && other.tags.contains(pair.1)
          || core.tags.contains(pair.1) && other.tags.contains(pair.0)
      }
    }
    noteSides(of: core)
    noteSides(of: other)
    return core.attempt.tagSides.allow(other.attempt.tagSides)
  }

  /// Compares a recognizer's tags with all pairs, once in its attempt.
  private func noteSides(of core: RecognizerCore) {
    guard core.attempt.tagSides.count != count else { return }
    var sides = TagSides()
    sides.count = count
    for (index, pair) in pairs.enumerated() {
      if core.tags.contains(pair.0) { sides.firsts |= 1 << UInt32(index) }
      if core.tags.contains(pair.1) { sides.seconds |= 1 << UInt32(index) }
    }
    core.attempt.tagSides = sides
  }
}

/// In which of a dispatcher's pairs of tags a recognizer has the first tag, and in which the
/// second: a bit for each pair.
struct TagSides {
  static let mostPairs = UInt32.bitWidth

  /// How many pairs there were when that was determined.
  var count: UInt32 = 0
  var firsts: UInt32 = 0
  var seconds: UInt32 = 0

  /// Whether one has the first tag of a pair, and the other one the second.
  func allow(_ other: TagSides) -> Bool {
    firsts & other.seconds != 0 || seconds & other.firsts != 0
  }
}
