extension View {
  /// The view's recognizers in the order of adding, those of its sets included. Setting it removes
  /// those that are missing, adds those that are new and leaves those common to both alone (S8.13).
  public var gestureRecognizers: [any GestureRecognizer] {
    get {
      var recognizers: [any GestureRecognizer] = []
      forEachAttachment { recognizers.append($0.recognizer) }
      return recognizers
    }
    set {
      let kept = newValue
      let cores = Set(kept.map { ObjectIdentifier($0.handle.core) })
      for old in gestureRecognizers where !cores.contains(ObjectIdentifier(old.handle.core)) {
        removeGestureRecognizer(old)
      }
      for new in kept where new.handle.core.view !== self { addGestureRecognizer(new) }
    }
  }

  /// The view's recognizers for tools that look at a scene before anything happens: of a set that
  /// has made no recognizer yet, the first one.
  package var inspectedRecognizers: [any GestureRecognizer] {
    for set in sets { set.makeFirst() }
    return gestureRecognizers
  }

  /// Whether these are the recognizers of the view and of all in it: of outer views first, then in
  /// the order of adding.
  package func hasRecognizers(_ handles: [RecognizerHandle]) -> Bool {
    var next = 0
    var rest: [View] = []
    var nextView: View? = self
    while let view = nextView {
      var isSame = true
      view.forEachAttachment { attachment in
        isSame = isSame && next < handles.count && handles[next].core === attachment.core
        next += 1
      }
      if !isSame { return false }
      let subviews = view.subviews
      if subviews.count > 1 { rest.append(contentsOf: subviews.dropFirst().reversed()) }
      nextView = subviews.first ?? rest.popLast()
    }
    return next == handles.count
  }

  /// Whether the view has a recognizer, or a set of them.
  package var holdsGestures: Bool { !attachments.isEmpty || !sets.isEmpty }

  /// The view, or else the first one around it, that has a recognizer or a set of them.
  ///
  /// - Parameter distance: grows by the number of views that have none.
  func nearestWithGestures(_ distance: inout Int) -> View? {
    var view = UnownedReference(self)
    while view.withObject({ $0.holdsGestures }) == false {
      distance += 1
      view = view.withObject { $0.superviewReference } ?? UnownedReference()
    }
    return view.object
  }

  /// The view's sets of recognizers, in the order in which they were added.
  public var recognizerSets: [RecognizerSet] { sets }

  /// Attaches a recognizer, which leaves its former view first (S8.9). The view keeps it alive
  /// (S8.10). It gets only touches that begin from now on (S2.11). Adding it where it is already
  /// changes nothing.
  public func addGestureRecognizer(_ recognizer: any GestureRecognizer) {
    let core = recognizer.handle.core
    // Its view may have been deallocated in mid-gesture: then its attempt ends as by a removal.
    if !core.isAttached, core.attempt.isOpen { core.endFromOutside(.removed) }
    // When this cancels it in mid-gesture, its last action may attach it to yet another view.
    while let former = core.view, former !== self { former.removeGestureRecognizer(recognizer) }
    if core.isLeavingView {
      stay(core)
    } else if core.view == nil {
      attachments.append(Attachment(recognizer))
      core.attach(to: self)
    }
  }

  /// Keeps a recognizer that is being removed and that its last action adds again.
  private func stay(_ core: RecognizerCore) {
    guard let attachment = attachments.remove(core.additionNumber) else { return }
    core.isLeavingView = false
    attachments.append(attachment)
    core.attach(to: self)
  }

  /// Removes a recognizer from the view. In mid-gesture it is cancelled if it has begun, else it
  /// fails, and then it is reset (S8.11). Removing one that isn't here changes nothing.
  public func removeGestureRecognizer(_ recognizer: any GestureRecognizer) {
    let core = recognizer.handle.core
    guard core.view === self else { return }
    core.isLeavingView = true
    core.endFromOutside(.removed)
    // Its last action may have attached it to another view, or added it again.
    guard core.view === self, core.isLeavingView else { return }
    core.isLeavingView = false
    // Taken out first, released afterwards: a `deinit` may call back.
    if let attachment = takeAttachment(of: core) { core.detach(attachment) }
  }

  private func takeAttachment(of core: RecognizerCore) -> Attachment? {
    if let set = core.set.object { return set.removeAttachment(of: core) }
    return attachments.remove(core.additionNumber)
  }

  /// Visits the view's recognizers in the order of adding, those of its sets included.
  func forEachAttachment(_ body: (Attachment) -> Void) {
    if sets.isEmpty { return attachments.all.forEach(body) }
    inOrderOfAdding { $0.attachments.objects }.forEach(body)
  }

  /// The view's recognizers, and some of each set, in the order of adding.
  func inOrderOfAdding(_ members: (RecognizerSet) -> [Attachment]) -> ObjectList<Attachment> {
    var rest = attachments.all.objects[...]
    var all: [Attachment] = []
    for set in sets {
      let end = rest.firstIndex { $0.core.additionNumber > set.additionNumber } ?? rest.endIndex
      all += rest[..<end]
      all += members(set)
      rest = rest[end...]
    }
    return ObjectList(all + rest)
  }
}
