/// Finds the recognizers that get input that comes without touches (step 2).
///
/// A scroll, a transform or an action is an interaction like a touch: recognizers that it drives
/// compete (S4.1). A hover competes with nothing (S9.55).
final class IndirectRouter {
  /// A recognizer, and the input to deliver to it.
  struct Delivery {
    let core: RecognizerCore
    let input: IndirectInput
  }

  private let router: Router
  private let active: ActiveRecognizers
  // The recognizers that an input drives; each is removed before its attempt closes.
  @safe @exclusivity(unchecked) private var hovering: [RecognizerCore] = []
  @safe @exclusivity(unchecked) private var transforming: [RecognizerCore] = []
  @safe @exclusivity(unchecked) private var scrolling: [RecognizerCore] = []
  /// Where the pointer was last; nil while it is outside of the window.
  private var lastHoverPlace: Point?
  /// The latest scroll that had recipients.
  private(set) var lastScroll: ScrollInput?
  /// The latest transform.
  private var lastTransform = TransformInput(phase: .ended, at: .zero)

  /// Whether the pointer has left the window while a button was down, and the hovers were not ended
  /// yet.
  var hasPointerLeft = false

  init(router: Router, active: ActiveRecognizers) {
    self.router = router
    self.active = active
  }

  /// Visits the lists of the recognizers that a hover, a transform and a scroll drive.
  func forEachDrivenList(_ body: ([RecognizerCore]) -> Void) {
    body(hovering)
    body(transforming)
    body(scrolling)
  }

  /// Whether a transform is under way.
  var isTransforming: Bool { transforming.contains { $0.isDriven(by: .transform) } }

  /// Whether a scroll with a phase is under way, or may be followed by its momentum.
  var isScrolling: Bool {
    lastScroll?.phase != nil && scrolling.contains { $0.isDriven(by: .scroll) }
  }

  /// The input that ends the present scroll, or its momentum, before fingers begin another one; nil
  /// where none is under way. A scroll whose fingers have not lifted is cancelled, like a touch
  /// that begins twice (S14.16).
  var endBeforeNextScroll: ScrollInput? {
    guard isScrolling, var end = lastScroll else { return nil }
    let isHeld = !end.isMomentum && end.phase != .ended
    end.delta = .zero
    end.phase = isHeld ? .cancelled : .ended
    end.isMomentum = !isHeld
    return end
  }

  /// Whether it lists any recognizer.
  var hasRecipients: Bool { !(hovering.isEmpty && transforming.isEmpty && scrolling.isEmpty) }

  /// Removes a recognizer whose attempt is about to close.
  func remove(_ core: RecognizerCore) {
    hovering.removeAll { $0 === core }
    transforming.removeAll { $0 === core }
    scrolling.removeAll { $0 === core }
  }

  /// - Parameters:
  ///   - window: where a new stream may begin; one that is under way needs none.
  ///   - slot: a free slot, which marks the recognizers that share the input.
  func route(
    _ input: IndirectInput, in window: Window?, of event: TouchEvent, slot: Int,
    dispatcher: Dispatcher
  ) -> [Delivery] {
    let entry = Entry(window: window, event: event, slot: slot, dispatcher: dispatcher)
    switch input {
    case .hover(let hover): return routeHover(finite(hover, dispatcher), entry)
    case .scroll(let scroll): return routeScroll(finite(scroll, dispatcher), entry)
    case .transform(let transform): return routeTransform(finite(transform, dispatcher), entry)
    case .action(let action): return routeAction(action, entry)
    }
  }

  /// The hover with finite numbers: a place that isn't is that of the last hover, and the rest is
  /// as if the device didn't report it.
  private func finite(_ hover: HoverInput, _ dispatcher: Dispatcher) -> HoverInput {
    var valid = hover
    if let place = valid.location, !place.isFinite { valid.location = lastHoverPlace }
    if let pose = valid.pose, !pose.isFinite { valid.pose = nil }
    if let distance = valid.distance, !distance.isFinite { valid.distance = nil }
    if valid != hover { diagnoseNumbers(of: "hover", dispatcher) }
    lastHoverPlace = valid.location
    return valid
  }

  /// The scroll with finite numbers: a place that isn't is that of the last scroll, and a delta
  /// that isn't is zero.
  private func finite(_ scroll: ScrollInput, _ dispatcher: Dispatcher) -> ScrollInput {
    var valid = scroll
    if !valid.location.isFinite, isScrolling, let last = lastScroll {
      valid.location = last.location
    }
    if !valid.delta.length.isFinite { valid.delta = .zero }
    if valid != scroll { diagnoseNumbers(of: "scroll", dispatcher) }
    return valid
  }

  /// The transform with finite numbers and a scale above 0: others are replaced by the last ones.
  private func finite(_ transform: TransformInput, _ dispatcher: Dispatcher) -> TransformInput {
    var valid = transform
    let isFirst = transform.phase == .began
    if !valid.location.isFinite, !isFirst { valid.location = lastTransform.location }
    if !(valid.scale > 0 && valid.scale.isFinite) {
      valid.scale = isFirst ? 1 : lastTransform.scale
    }
    if !valid.rotation.isFinite { valid.rotation = isFirst ? 0 : lastTransform.rotation }
    if valid != transform { diagnoseNumbers(of: "transform", dispatcher) }
    lastTransform = valid
    return valid
  }

  private func diagnoseNumbers(of input: String, _ dispatcher: Dispatcher) {
    dispatcher.reporter.diagnose(
      GestureDiagnostic(
        .misuse("a \(input) came with a number out of range, which is ignored")))
  }

  private struct Entry {
    let window: Window?
    let event: TouchEvent
    let slot: Int
    let dispatcher: Dispatcher
  }

  /// Recognizers that the pointer has left receive `ended`; those that it has reached receive
  /// `began` (S9.54).
  private func routeHover(_ hover: HoverInput, _ entry: Entry) -> [Delivery] {
    hovering.removeAll { !$0.isDriven(by: .hover) }
    let under = hover.location.map { inputRecipients(of: .hover(hover), at: $0, entry) } ?? []
    let left = hovering.filter { core in !under.contains { $0 === core } }
    let entered = under.filter { core in !hovering.contains { $0 === core } }
    let staying = hovering.filter { core in under.contains { $0 === core } }
    for core in entered {
      admit(core, to: .hover, slot: nil, entry)
      core.attempt.awaitedEnds.formUnion(.hover)
    }
    hovering = staying + entered
    func deliveries(_ cores: [RecognizerCore], _ phase: TouchPhase) -> [Delivery] {
      var told = hover
      told.phase = phase
      return cores.map { Delivery(core: $0, input: .hover(told)) }
    }
    return deliveries(left, .ended) + deliveries(entered, .began) + deliveries(staying, .moved)
  }

  /// Scrolling goes to the recognizers with which it began, as long as they take part. Without a
  /// phase it reports no end: a recognizer that waits for more requests a wake. With one, only
  /// `began` finds new recipients, and they may wait for the end (S15.18).
  private func routeScroll(_ scroll: ScrollInput, _ entry: Entry) -> [Delivery] {
    let reporter = entry.dispatcher.reporter
    let isPhased = scroll.phase != nil || scroll.isMomentum
    if isPhased { reporter.report { .input(.scroll(scroll)) } }
    scrolling.removeAll { !$0.isDriven(by: .scroll) }
    if scrolling.isEmpty && !scroll.isMomentum && (scroll.phase ?? .began) == .began {
      scrolling = inputRecipients(of: .scroll(scroll), at: scroll.location, entry)
      for core in scrolling { admit(core, to: .scroll, slot: entry.slot, entry) }
    }
    let recipients = scrolling.filter { core in
      if scroll.isMomentum && core.attempt.awaitedEnds.isDisjoint(with: .scroll) {
        return core.indirectInputs.contains(.scrollMomentum)
      }
      return core.goesOn(with: IndirectInput.scroll(scroll).kind)
    }
    if !recipients.isEmpty { lastScroll = scroll }
    if !isPhased {
      let isTaken = !recipients.isEmpty
      reporter.report { .input(.scrollWithoutPhase(scroll, isTaken: isTaken)) }
    }
    if let phase = scroll.phase, phase != .ended, phase != .cancelled {
      for core in recipients { core.attempt.awaitedEnds.formUnion(.scroll) }
    }
    return recipients.map { Delivery(core: $0, input: .scroll(scroll)) }
  }

  /// A semantic action goes to the recognizers of its view and of those around it, unless they
  /// track a touch (S15.19).
  private func routeAction(_ action: ActionInput, _ entry: Entry) -> [Delivery] {
    guard let view = entry.dispatcher.view(action.view) else {
      entry.dispatcher.reporter.diagnose(
        GestureDiagnostic(
          .misuse(
            "the action '\(action.name.rawValue)' came for a view that is in no window of this "
              + "dispatcher")))
      return []
    }
    entry.dispatcher.reporter.report { .input(.action(action.name, on: view)) }
    guard view.isOpenToInput else { return [] }
    var told = action
    told.location = view.convert(view.bounds.center, to: nil)
    let input = IndirectInput.action(told)
    let cores = inputRecipients(of: input, around: view, entry)
    for core in cores {
      admit(core, to: .action, slot: entry.slot, entry)
      core.attempt.flags.insert(.takesAction)
      core.actionView = view
    }
    return cores.map { Delivery(core: $0, input: input) }
  }

  private func routeTransform(_ transform: TransformInput, _ entry: Entry) -> [Delivery] {
    transforming.removeAll { !$0.isDriven(by: .transform) }
    if transform.phase == .began {
      let found = inputRecipients(of: .transform(transform), at: transform.location, entry)
      let new = found.filter { core in !transforming.contains { $0 === core } }
      for core in new {
        admit(core, to: .transform, slot: entry.slot, entry)
        core.attempt.awaitedEnds.formUnion(.transform)
      }
      transforming += new
    }
    return transforming.map { Delivery(core: $0, input: .transform(transform)) }
  }

  /// The recognizers around a place that accept an input and are free for it.
  private func inputRecipients(
    of input: IndirectInput, at place: Point, _ entry: Entry
  ) -> [RecognizerCore] {
    guard let window = entry.window, window.dispatcher === entry.dispatcher else { return [] }
    let view = router.hitTest(place, in: window, with: entry.event)
    return inputRecipients(of: input, around: view, entry)
  }

  private func inputRecipients(
    of input: IndirectInput, around view: View?, _ entry: Entry
  ) -> [RecognizerCore] {
    let kind = input.kind
    var found: [Attachment] = []
    router.forEachCandidate(from: view) { attachment, _ in
      let core = attachment.core
      guard core.indirectInputs.contains(kind),
        attachment.indirectInputReceiver?.takes(input) ?? false
      else { return }
      core.leaveOtherDispatcher(for: entry.dispatcher)
      guard core.isFree(for: entry.dispatcher) else { return }
      if kind == .action && !core.touchList.isEmpty { return }
      let isBusy = kind == .hover && core.isDriven(by: .hover)
      if isBusy || router.accepts(core, entry.event) { found.append(attachment) }
    }
    // The delegates may have changed that, or removed views (S13.15).
    return found.compactMap { attachment in
      let core = attachment.core
      let isStill =
        core.isFree(for: entry.dispatcher) && core.attachmentReference.refers(to: attachment)
        && core.view?.window?.dispatcher === entry.dispatcher
      return isStill ? core : nil
    }
  }

  private func admit(
    _ core: RecognizerCore, to stream: IndirectInput.Kinds, slot: Int?, _ entry: Entry
  ) {
    active.insert(core, dispatcher: entry.dispatcher)
    core.attempt.drivenBy.formUnion(stream)
    if let slot { core.slots.insert(slot) }
  }
}

extension RecognizerCore {
  /// Whether an input without touches drives its present attempt.
  fileprivate func isDriven(by stream: IndirectInput.Kinds) -> Bool {
    !attempt.drivenBy.isDisjoint(with: stream)
  }

  /// Whether a kind of scrolling counts for its present attempt: one that it takes (S9.25). If the
  /// host has switched scrolling off meanwhile, or the end of a phase is awaited, any does, so that
  /// what has begun comes to its end.
  fileprivate func goesOn(with kind: IndirectInput.Kinds) -> Bool {
    let kinds = indirectInputs.intersection(.scroll)
    return kinds.isEmpty || kinds.contains(kind)
      || !attempt.awaitedEnds.isDisjoint(with: .scroll)
  }
}

extension View {
  /// Whether neither the view nor one around it is hidden or has its interaction off.
  fileprivate var isOpenToInput: Bool {
    var view: View? = self
    while let current = view {
      guard current.admitsTouches else { return false }
      view = current.superview
    }
    return true
  }
}
