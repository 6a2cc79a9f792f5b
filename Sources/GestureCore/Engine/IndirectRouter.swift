/// Finds the recognizers that get input that comes without touches (step 2).
///
/// A scroll or a transform is an interaction like a touch: recognizers that it drives compete
/// (S4.1). A hover competes with nothing (S9.55).
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

  init(router: Router, active: ActiveRecognizers) {
    self.router = router
    self.active = active
  }

  /// Whether a transform is under way.
  var isTransforming: Bool { transforming.contains { $0.isDriven } }

  /// Removes a recognizer whose attempt is about to close.
  func remove(_ core: RecognizerCore) {
    hovering.removeAll { $0 === core }
    transforming.removeAll { $0 === core }
    scrolling.removeAll { $0 === core }
  }

  /// - Parameters:
  ///   - window: where something new may begin; what is under way needs none.
  ///   - slot: a free place in the sets of what recognizers share.
  func route(
    _ input: IndirectInput, in window: Window?, of event: TouchEvent, slot: Int,
    dispatcher: Dispatcher
  ) -> [Delivery] {
    let entry = Entry(window: window, event: event, slot: slot, dispatcher: dispatcher)
    switch input {
    case .hover(let hover): return route(hover, entry)
    case .scroll(let scroll): return route(scroll, entry)
    case .transform(let transform): return route(transform, entry)
    }
  }

  private struct Entry {
    let window: Window?
    let event: TouchEvent
    let slot: Int
    let dispatcher: Dispatcher
  }

  /// Recognizers that the pointer has left receive `ended`; those that it has reached receive
  /// `began` (S9.54).
  private func route(_ hover: HoverInput, _ entry: Entry) -> [Delivery] {
    hovering.removeAll { !$0.isDriven }
    let under = hover.location.map { inputRecipients(of: .hover, at: $0, entry) } ?? []
    let left = hovering.filter { core in !under.contains { $0 === core } }
    let entered = under.filter { core in !hovering.contains { $0 === core } }
    let staying = hovering.filter { core in under.contains { $0 === core } }
    for core in entered {
      admit(core, [.isDrivenIndirectly, .awaitsIndirectEnd], slot: nil, entry)
    }
    hovering = staying + entered
    func deliveries(_ cores: [RecognizerCore], _ phase: TouchPhase) -> [Delivery] {
      var told = hover
      told.phase = phase
      return cores.map { Delivery(core: $0, input: .hover(told)) }
    }
    return deliveries(left, .ended) + deliveries(entered, .began) + deliveries(staying, .moved)
  }

  /// Scrolling goes to the recognizers with which it began, as long as they take part. It reports
  /// no end: a recognizer that waits for more requests a wake.
  private func route(_ scroll: ScrollInput, _ entry: Entry) -> [Delivery] {
    let kind = IndirectInput.scroll(scroll).kind
    scrolling.removeAll { !$0.isDriven }
    if scrolling.isEmpty {
      scrolling = inputRecipients(of: kind, at: scroll.location, entry)
      for core in scrolling { admit(core, .isDrivenIndirectly, slot: entry.slot, entry) }
    }
    return scrolling.map { Delivery(core: $0, input: .scroll(scroll)) }
  }

  private func route(_ transform: TransformInput, _ entry: Entry) -> [Delivery] {
    transforming.removeAll { !$0.isDriven }
    if transform.phase == .began {
      let new = inputRecipients(of: .transform, at: transform.location, entry).filter { core in
        !transforming.contains { $0 === core }
      }
      for core in new {
        admit(core, [.isDrivenIndirectly, .awaitsIndirectEnd], slot: entry.slot, entry)
      }
      transforming += new
    }
    return transforming.map { Delivery(core: $0, input: .transform(transform)) }
  }

  /// The recognizers around a place that accept a kind of input and are free for it.
  private func inputRecipients(
    of kind: IndirectInput.Kinds, at place: Point, _ entry: Entry
  ) -> [RecognizerCore] {
    guard let window = entry.window, window.dispatcher === entry.dispatcher else { return [] }
    let view = router.hitTest(place, in: window, with: entry.event)
    var cores: [RecognizerCore] = []
    router.forEachCandidate(from: view) { attachment, _ in
      let core = attachment.core
      guard core.indirectInputs.contains(kind), attachment.indirectInputReceiver != nil else {
        return
      }
      core.leaveOtherDispatcher(for: entry.dispatcher)
      guard core.isFree(for: entry.dispatcher) else { return }
      let isBusy = core.isDriven && kind == .hover
      if isBusy || router.accepts(core, entry.event) { cores.append(core) }
    }
    // The delegates may have changed that, or removed views (S13.15).
    return cores.filter { core in
      core.isFree(for: entry.dispatcher) && core.view?.window?.dispatcher === entry.dispatcher
    }
  }

  private func admit(
    _ core: RecognizerCore, _ flags: Attempt.Flags, slot: Int?, _ entry: Entry
  ) {
    active.insert(core, dispatcher: entry.dispatcher)
    core.attempt.flags.formUnion(flags)
    if let slot { core.slots.insert(slot) }
  }
}

extension RecognizerCore {
  /// Whether input without touches drives its present attempt.
  fileprivate var isDriven: Bool { attempt.flags.contains(.isDrivenIndirectly) }
}
