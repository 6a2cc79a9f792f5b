/// Recognizers of one kind, one for each touch: ten fingers that each drag something.
///
/// Each touch that begins on the view or below it gets a recognizer of its own, which gets no other
/// touch (S15.8). Recognizers are made as they are needed, and used again when they have been
/// reset. They don't exclude each other; in all else each is an ordinary recognizer of the view
/// (S15.9).
///
/// ```swift
/// canvas.addForEachTouch(limit: 10) {
///   let pan = PanGestureRecognizer()
///   pan.onAction { pan in draw(pan.location(in: nil)) }
///   return pan
/// }
/// ```
///
/// A recognizer that needs several touches or taps never completes in a set. A single one that is
/// disabled is still chosen for the next touch, and refuses it: use ``isEnabled`` of the set.
public final class RecognizerSet: UnownedTarget {
  #if DEBUG && !hasFeature(Embedded)
    let life = Life()
  #endif
  /// The most recognizers that are made. Range: 1 or more.
  public let limit: Int
  private let requestedLimit: Int
  /// Whether the recognizers of the set are enabled, those that are made later included. Default:
  /// true.
  public var isEnabled = true {
    didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
  }

  private let make: () -> any GestureRecognizer
  /// The set's number among the recognizers of its view (S15.9).
  let additionNumber: Int
  var viewReference: UnownedReference<View>
  private(set) var attachments = ObjectList<Attachment>()
  /// How many recognizers were made.
  private var count = 0
  /// Recognizers that start after those of the set.
  private var dependents: [WeakReference<RecognizerCore>] = []

  init(on view: View, limit: Int, making make: @escaping () -> any GestureRecognizer) {
    self.limit = max(1, limit)
    requestedLimit = limit
    self.make = make
    viewReference = UnownedReference(view)
    additionNumber = view.nextAdditionNumber
    view.nextAdditionNumber += 1
  }

  deinit {
    for attachment in takeAll() { attachment.core.detach(attachment) }
  }

  /// Takes all recognizers out of the set, whose view is being deallocated.
  func takeAll() -> [Attachment] {
    viewReference.object = nil
    let former = attachments.objects
    attachments = ObjectList()
    return former
  }

  /// The view to which the set was added; nil once it was removed.
  public var view: View? { viewReference.object }

  /// The recognizers that were made, in the order of making.
  public var recognizers: [any GestureRecognizer] { attachments.objects.map { $0.recognizer } }

  /// Removes the set from its view. Attempts that are under way end as for a recognizer that is
  /// removed, and the recognizers are released (S15.10). A second call does nothing.
  public func remove() {
    guard let view else { return }
    // Taken out first, released afterwards: a `deinit` may call back.
    withExtendedLifetime(view.removeSet(self)) {
      viewReference.object = nil
      for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    }
  }

  /// The name of the recognizers that it makes, and of its view.
  var label: RecognizerLabel {
    let name = attachments.first?.core.label.name ?? "set"
    return RecognizerLabel(name: name, view: view?.name ?? "")
  }

  // MARK: A touch comes down

  /// Makes a recognizer for the next touch, unless one is free or the limit is reached.
  func makeReady() {
    if freeAttachment == nil { makeNext() }
  }

  /// The first recognizer that is free.
  var freeAttachment: Attachment? { attachments.first { $0.core.attempt.stage == .none } }

  /// Whether it may make one more.
  var hasRoom: Bool { attachments.count < limit && isEnabled && view != nil }

  /// Makes the first recognizer, for inspection.
  func makeFirst() {
    if attachments.isEmpty { makeNext() }
  }

  private func makeNext() {
    guard hasRoom, let view else { return }
    let recognizer = make()
    let core = recognizer.handle.core
    guard core.view == nil, !core.attempt.isOpen else {
      core.diagnose(
        .misuse("it belongs to a view already: make a new recognizer for each touch of a set"))
      return
    }
    guard viewReference.refers(to: view) else { return }  // the set was removed meanwhile
    count += 1
    let attachment = Attachment(recognizer)
    core.attach(to: view, as: count, of: self)
    attachments.append(attachment)
    if count == 1 && requestedLimit < 1 {
      core.diagnose(
        .misuse("its set's limit of \(requestedLimit) counts as 1: use 1 or more"))
    }
    for dependent in dependents { _ = dependent.object?.startAfter(core) }
  }

  func removeAttachment(of core: RecognizerCore) -> Attachment? {
    attachments.remove { $0.core === core }
  }

  func addDependent(_ core: RecognizerCore) {
    dependents.removeAll { $0.object == nil }
    dependents.append(WeakReference(core))
    attachments.forEach { _ = core.startAfter($0.core) }
  }

  func removeDependent(_ core: RecognizerCore) {
    dependents.removeAll { $0.object == nil || $0.object === core }
    attachments.forEach { core.removePrerequisite($0.core) }
  }
}

@available(*, unavailable)
extension RecognizerSet: Sendable {}

extension View {
  /// Adds recognizers of one kind, one for each touch that begins on the view or below it. See
  /// ``RecognizerSet``.
  ///
  /// - Parameters:
  ///   - limit: the most recognizers that are made; touches beyond it get none. Range: 1 or more;
  ///     less counts as 1, with a diagnostic. Default: no limit.
  ///   - makeRecognizer: makes a recognizer that is on no view.
  /// - Returns: the set, which the view keeps until it is removed.
  @discardableResult
  public func addForEachTouch(
    limit: Int = .max, _ makeRecognizer: @escaping () -> any GestureRecognizer
  ) -> RecognizerSet {
    let set = RecognizerSet(on: self, limit: limit, making: makeRecognizer)
    sets.append(set)
    return set
  }

  func removeSet(_ set: RecognizerSet) -> RecognizerSet? {
    sets.firstIndex { $0 === set }.map { sets.remove(at: $0) }
  }
}

extension GestureRecognizer {
  /// Lets this recognizer recognize only once those recognizers of a set have begun that have a
  /// touch in common with it: at least one has to (S15.5). See
  /// ``startsAfter(_:)-(GestureRecognizer)``.
  public func startsAfter(_ set: RecognizerSet) {
    let core = handle.core
    core.prerequisiteSets.removeAll { $0.object == nil || $0.object === set }
    core.prerequisiteSets.append(WeakReference(set))
    set.addDependent(core)
  }

  /// Takes back ``startsAfter(_:)-(RecognizerSet)``.
  public func removePrerequisite(_ set: RecognizerSet) {
    let core = handle.core
    core.prerequisiteSets.removeAll { $0.object == nil || $0.object === set }
    set.removeDependent(core)
  }
}
