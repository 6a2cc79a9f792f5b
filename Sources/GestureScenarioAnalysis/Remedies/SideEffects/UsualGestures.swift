import GestureCore
import GestureScenario
import GestureSimulation
import GestureTrace

/// The gestures that the recognizers of a scenario are meant for, as users make them, on the views
/// where they make the recognizers fire. A gesture that no longer does so with a change is a side
/// effect of the change with touches other than the script's.
struct UsualGestures {
  /// The gesture of a recognizer, made on a view.
  struct Gesture: Hashable {
    /// The id under which the file has the recognizer.
    let recognizer: String
    /// The view that the touches hit.
    let view: String
    let place: Point
    let form: Form
    /// The other touches that make it; nil for the usual touches.
    let hand: Hand?
    let means: Means
    /// How long it takes until the recognizer fires; nil where it doesn't, or only at the lift. Unit:
    /// milliseconds.
    let time: Double?
    /// Whether the recognizer fires, at the lift at least.
    let fires: Bool
  }

  /// The outcome of a gesture that is made.
  fileprivate enum Outcome {
    /// The recognizer fires after a time, without and with the time of a press after which it
    /// starts. Unit: milliseconds.
    case fires(after: Double, begins: Double)
    /// The recognizer is continuous, and begins only as the fingers lift.
    case firesAtLift
    /// The recognizer doesn't fire, because of `winner`, if that is known.
    case fails(winner: String?)

    /// How long it takes until the recognizer fires; nil where it doesn't, or only at the lift.
    var time: Double? { if case .fires(let time, _) = self { time } else { nil } }

    /// Whether the recognizer fires, at the lift at least.
    var isFiring: Bool { if case .fails = self { false } else { true } }
  }

  let gestures: [Gesture]
  /// The view of each recognizer, by its id.
  private let views: [String: String]

  /// The smallest delay that is noticed, and so is a loss. (Our choice.) Unit: milliseconds.
  private static let leastDelay = 100.0
  /// The largest number of views on which the gesture of one recognizer is tried.
  private static let mostViews = 6

  /// - Parameter id: the recognizer whose gestures alone are made; nil for all. Default: nil.
  init(_ scenario: Scenario, of id: String? = nil) {
    let places = scenario.placesOfViews
    views = Dictionary(
      scenario.scene.recognizers.map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
    let makers = scenario.scene.recognizers.filter { $0.isEnabled && (id == nil || $0.id == id) }
    gestures = makers.flatMap { spec in
      let own = (scenario.placesAtEdges(of: spec) ?? places).filter {
        scenario.scene.contains($0.view, in: spec.view)
      }
      let first = own.filter { $0.view == spec.view } + own.filter { $0.view != spec.view }
      let apt = first.filter { scenario.hasRoom(at: $0, for: spec) }
      let chosen = (apt.isEmpty ? first : apt).prefix(Self.mostViews)
      return ([nil] + scenario.otherHands(for: spec)).flatMap { hand in
        chosen.flatMap { Self.gestures(of: spec, by: hand, at: $0, in: scenario) }
      }
    }
  }

  private static func gestures(
    of spec: RecognizerSpec, by hand: Hand?, at place: ViewPlace, in scenario: Scenario
  ) -> [Gesture] {
    let maker = hand?.only(spec) ?? spec
    return Form.all(of: maker).map { form in
      let outcome = scenario.made(form, for: maker, at: place.place)
      return Gesture(
        recognizer: spec.id, view: place.view, place: place.place, form: form, hand: hand,
        means: scenario.means(for: maker), time: outcome.time, fires: outcome.isFiring)
    }
  }

  /// A recognizer, and a view on which its gestures are made.
  struct Spot: Hashable {
    let recognizer: String
    let view: String
  }

  /// Where gestures are made and none of them makes the recognizer fire: it loses nothing there.
  var idleSpots: Set<Spot> {
    func spots(_ gestures: [Gesture]) -> Set<Spot> {
      Set(gestures.map { Spot(recognizer: $0.recognizer, view: $0.view) })
    }
    return spots(gestures).subtracting(spots(gestures.filter(\.fires)))
  }

  /// The losses of the recognizers with a change.
  func losses(in changed: Scenario) -> [Loss] {
    changed.scene.recognizers.flatMap { spec in
      let usual = losses(of: spec, by: nil, in: changed)
      return usual
        + hands(of: spec).flatMap { losses(of: spec, by: $0, besides: usual, in: changed) }
    }
  }

  /// - Parameter hand: the touches that make the gestures; nil for the usual touches.
  func losses(of spec: RecognizerSpec, by hand: Hand?, in changed: Scenario) -> [Loss] {
    let own = gestures.filter { $0.recognizer == spec.id && $0.hand == hand }
    let usual = own.filter { $0.time != nil }
    let single = usual.compactMap { loss(of: $0, spec, in: changed) }
    if single.isEmpty { return [] }
    let isLost =
      single.count == usual.count
      && single.allSatisfy { loss in
        loss.delay == nil && usual.contains { $0.view == loss.views[0] }
      }
    let hasMoved = views[spec.id] != spec.view
    let isTotal =
      isLost && !hasMoved && !fires(spec, with: own, in: changed)
      && !firesBriefly(spec, usual, in: changed)
    var losses = single.merged { $0.forms == $1.forms && $0.isAsLate(as: $1) }
    for index in losses.indices {
      let (forms, views) = (losses[index].forms, losses[index].views)
      let all = usual.filter { $0.form == forms[0] }.map(\.view)
      let isEverywhere =
        Set(views) == Set(all) && !hasMoved
        && (isTotal || !fires(spec, with: own.filter { forms.contains($0.form) }, in: changed))
      if isEverywhere { losses[index].views = [] }
      losses[index].isTotal = isTotal
    }
    return losses.merged { $0.views == $1.views }.map {
      placed($0, of: spec, usual, among: own, in: changed)
    }
  }

  /// The loss, completed with the gestures that are not lost, for its words.
  ///
  /// - Parameters:
  ///   - usual: the gestures that made the recognizer fire before.
  ///   - own: all gestures that are tried.
  private func placed(
    _ loss: Loss, of spec: RecognizerSpec, _ usual: [Gesture], among own: [Gesture],
    in changed: Scenario
  ) -> Loss {
    var loss = loss
    let views = loss.views.isEmpty || loss.isOfCovers ? usual.map(\.view) : loss.views
    loss.usual.forms = usual.filter { views.contains($0.view) }.map(\.form)
    loss.usual.everywhere = loss.usual.forms.filter { form in
      views.allSatisfy { view in usual.contains { $0.view == view && $0.form == form } }
    }
    let gained = loss.delay == nil ? gained(of: spec, by: loss, among: own, in: changed) : []
    loss.usual.forms += gained
    loss.isEntire =
      gained.isEmpty && loss.delay == nil && loss.effect != .onlyAtLift
      && (loss.views.isEmpty || usual.contains { loss.views.contains($0.view) })
      && usual.allSatisfy { gesture in
        !(loss.views.isEmpty || loss.views.contains(gesture.view))
          || loss.forms.contains(gesture.form)
      }
    return loss
  }

  /// The loss of one gesture with a change; nil for none, and where other touches make the gesture
  /// with the change, which is the change's own side effect.
  private func loss(
    of gesture: Gesture, _ spec: RecognizerSpec, in changed: Scenario
  ) -> Loss? {
    guard changed.means(for: spec) == gesture.means else { return nil }
    let made = changed.made(gesture.form, for: spec, at: gesture.place)
    guard let effect = Self.effect(made, of: gesture, in: changed) else { return nil }
    var loss = Loss(
      recognizer: spec.id, forms: [gesture.form], views: [gesture.view], effect: effect)
    if loss.delay == nil, let longer = gesture.form.longer {
      loss.isOfShortWay = changed.made(longer, for: spec, at: gesture.place).time != nil
    }
    guard let place = uncovered(gesture, in: changed) else { return loss }
    if changed.made(gesture.form, for: spec, at: place.beside).time != nil {
      (loss.views, loss.isOfCovers) = ([place.cover], true)
    }
    return loss
  }

  /// What a gesture does no longer as before; nil for nothing that is noticed.
  private static func effect(
    _ made: Outcome, of gesture: Gesture, in changed: Scenario
  ) -> Loss.Effect? {
    switch made {
    case .fires(let time, let begins):
      let delay = time - (gesture.time ?? time)
      return delay < leastDelay ? nil : .late(by: delay, begins: begins)
    case .firesAtLift: return .onlyAtLift
    case .fails(let winner):
      let isEdgePan = winner.flatMap(changed.scene.spec)?.profile.edges != nil
      return .never(winner: winner, isByEdgePan: isEdgePan)
    }
  }

  /// A place where the touches of a gesture still hit its view, and the view that they now hit at
  /// the gesture's place; nil where they still hit its view there, or hit it nowhere.
  private func uncovered(
    _ gesture: Gesture, in changed: Scenario
  ) -> (beside: Point, cover: String)? {
    guard let cover = changed.viewHit(at: gesture.place), cover != gesture.view,
      let beside = changed.placesOfViews.first(where: { $0.view == gesture.view })
    else { return nil }
    return (beside.place, cover)
  }

  /// Whether a gesture that did not make a recognizer fire before does so with the change, or the
  /// recognizer is on another view, where other gestures would.
  private func fires(
    _ spec: RecognizerSpec, with gestures: [Gesture], in changed: Scenario
  ) -> Bool {
    gestures.contains { gesture in
      !changed.scene.contains(gesture.view, in: spec.view)
        || gesture.time == nil
          && changed.made(gesture.form, for: spec, at: gesture.place).time != nil
    }
  }

  /// The gestures in other directions that make a recognizer fire only with the change.
  private func gained(
    of spec: RecognizerSpec, by loss: Loss, among gestures: [Gesture], in changed: Scenario
  ) -> [Form] {
    gestures.filter { gesture in
      gesture.time == nil && gesture.form.isDrag && !loss.forms.contains(gesture.form)
        && (loss.views.isEmpty || loss.views.contains(gesture.view))
        && changed.made(gesture.form, for: spec, at: gesture.place).time != nil
    }.map(\.form)
  }

  /// Whether a press that lifts soon makes a recognizer fire, even if only such a press does.
  private func firesBriefly(
    _ spec: RecognizerSpec, _ gestures: [Gesture], in changed: Scenario
  ) -> Bool {
    guard case .press(let time) = spec.profile.trigger else { return false }
    return gestures.contains { gesture in
      var hand = FingerGroup(of: spec, in: changed, at: gesture.place)
      hand.down()
      hand.rest(time.inMilliseconds + Self.leastDelay)
      hand.lift()
      var other = changed
      other.script = hand.steps
      return !other.play().firings(of: spec).isEmpty
    }
  }
}

extension Scenario {
  /// The outcome of a recognizer's gesture, played instead of the script.
  fileprivate func made(
    _ form: UsualGestures.Form, for spec: RecognizerSpec, at place: Point
  ) -> UsualGestures.Outcome {
    var other = self
    other.script = form.script(for: spec, in: self, at: place)
    let record = other.play()
    let start = other.script.last { !$0.content.began.isEmpty }?.at ?? 0
    guard let moment = record.firings(of: spec).first else {
      return .fails(winner: record.winner(over: spec))
    }
    let lift = other.script.last?.at ?? 0
    if !form.isDiscrete, moment >= lift { return .firesAtLift }
    return .fires(after: moment - start - scene.holdBefore(spec), begins: moment - start)
  }
}

extension RunRecord {
  /// When a recognizer, or the recognizers of a set, fired, in order. Unit: milliseconds.
  fileprivate func firings(of spec: RecognizerSpec) -> [Double] {
    ids(spec).flatMap { firings(ofRecognizer: $0) }.map(\.at).sorted()
  }

  /// The recognizer that made `spec` fail first; nil where there is none.
  fileprivate func winner(over spec: RecognizerSpec) -> String? {
    let own = Set(ids(spec))
    for entry in entries {
      guard case .state(let label, _, .failed, let reason, _) = entry.what, own.contains(label.name)
      else { continue }
      if case .excluded(let winner)? = reason { return winner.name }
      if case .requirementRecognized(let winner)? = reason { return winner.name }
    }
    return nil
  }
}
