import GestureCore
import GestureScenario

// The forms of a scenario that lack something.
extension Scenario {
  /// The boldest first: half of the script, a recognizer, a view, a finger, a step, then details.
  var simpler: [Scenario] {
    let large = halves + withoutRecognizer + withoutView + withoutFinger + withoutStep
    let small = withoutRule + withoutReaction + withoutRelation + withoutHandOver
    return large + small + withoutOrder + withoutPhase + withPlainFlags
  }

  private func changed(_ change: (inout Scenario) -> Void) -> Scenario {
    var copy = self
    change(&copy)
    return copy
  }

  private var halves: [Scenario] {
    guard script.count > 3 else { return [] }
    return [
      changed { $0.script.removeLast(script.count / 2) },
      changed { $0.script.removeFirst(script.count / 2) },
    ]
  }

  private var withoutStep: [Scenario] {
    script.indices.reversed().map { index in changed { $0.script.remove(at: index) } }
  }

  private var withoutRecognizer: [Scenario] {
    scene.recognizers.map { spec in changed { $0.removeRecognizer(spec.id) } }
  }

  /// Without a view; what is in it goes to the window or away.
  private var withoutView: [Scenario] {
    scene.views.flatMap { view in
      [
        changed { $0.removeView(view.id, movingItsRecognizersTo: nil) },
        changed { $0.removeView(view.id, movingItsRecognizersTo: view.parent) },
      ]
    }
  }

  private var withoutFinger: [Scenario] {
    let ids = Set(script.flatMap { $0.content.began.keys })
    return ids.sorted().map { id in
      changed { copy in
        for index in copy.script.indices { copy.script[index].content.removeFinger(id) }
      }
    }
  }

  private var withoutRule: [Scenario] {
    scene.delegateRules.indices.flatMap { index in
      [changed { $0.scene.delegateRules.remove(at: index) }]
        + scene.delegateRules[index].actions.indices.map { action in
          changed { $0.scene.delegateRules[index].actions.remove(at: action) }
        }
        + (scene.delegateRules[index].times == nil
          ? [] : [changed { $0.scene.delegateRules[index].times = nil }])
    }
  }

  private var withoutReaction: [Scenario] {
    scene.reactions.indices.flatMap { index in
      [changed { $0.scene.reactions.remove(at: index) }]
        + (scene.reactions[index].actions.count > 1
          ? scene.reactions[index].actions.indices.map { action in
            changed { $0.scene.reactions[index].actions.remove(at: action) }
          } : [])
    }
  }
}

extension Scenario {
  private var withoutRelation: [Scenario] {
    scene.recognizers.indices.flatMap { index in
      let spec = scene.recognizers[index]
      let change = { (change: (inout RecognizerSpec) -> Void) in
        changed { change(&$0.scene.recognizers[index]) }
      }
      var simpler = spec.requireToFail.map { id in
        change { $0.requireToFail.removeAll { $0 == id } }
      }
      simpler += spec.startsAfter.map { id in change { $0.startsAfter.removeAll { $0 == id } } }
      simpler += spec.recognizesTogether.map { id in
        change { $0.recognizesTogether.removeAll { $0 == id } }
      }
      if spec.forEachTouch != nil { simpler.append(change { $0.forEachTouch = nil }) }
      if spec.preventsOnly != nil { simpler.append(change { $0.preventsOnly = nil }) }
      if spec.preventedOnlyBy != nil { simpler.append(change { $0.preventedOnlyBy = nil }) }
      return simpler
    }
  }

  private var withoutHandOver: [Scenario] {
    scene.handOvers.indices.flatMap { index in
      [changed { $0.scene.handOvers.remove(at: index) }]
        + (scene.handOvers[index].condition == nil
          ? [] : [changed { $0.scene.handOvers[index].condition = nil }])
    }
  }

  private func changingStep(_ index: Int, _ change: (inout StepContent) -> Void) -> Scenario {
    changed { change(&$0.script[index].content) }
  }

  /// Without one thing that a step tells a scripted recognizer or the host to do.
  private var withoutOrder: [Scenario] {
    script.indices.flatMap { index in
      let content = script[index].content
      let orders = content.during.indices.map { order in
        changingStep(index) { $0.during.remove(at: order) }
      }
      let actions = content.actions.indices.map { action in
        changingStep(index) { $0.actions.remove(at: action) }
      }
      return orders + actions
    }
  }

  /// Without one finger in one step.
  private var withoutPhase: [Scenario] {
    script.indices.flatMap { index in
      let content = script[index].content
      let began = content.began.keys.sorted().map { id in
        changingStep(index) { $0.began[id] = nil }
      }
      let moved = content.moved.keys.sorted().map { id in
        changingStep(index) { $0.moved[id] = nil }
      }
      let ended = content.ended.keys.sorted().map { id in
        changingStep(index) { $0.ended.removeValue(forKey: id) }
      }
      return began + moved + ended
    }
  }

  private var withPlainFlags: [Scenario] {
    let recognizers = scene.recognizers.indices.flatMap { index in
      let change = { (change: (inout RecognizerSpec) -> Void) in
        changed { change(&$0.scene.recognizers[index]) }
      }
      return [
        change { $0.isEnabled = true }, change { $0.cancelsTouchesInView = nil },
        change { $0.delaysTouchesBegan = nil }, change { $0.delaysTouchesEnded = nil },
        change { $0.settings = [:] },
      ]
    }
    let views = scene.views.indices.flatMap { index in
      let change = { (change: (inout ViewSpec) -> Void) in
        changed { change(&$0.scene.views[index]) }
      }
      return [
        change { $0.isHidden = false }, change { $0.isUserInteractionEnabled = true },
        change { $0.isMultipleTouchEnabled = false }, change { $0.control = nil },
        change { $0.isExclusiveTouch = false },
      ]
    }
    return (recognizers + views).filter { $0 != self }
  }
}

extension Scenario {
  /// Removes a recognizer and all that is said of it.
  private mutating func removeRecognizer(_ id: String) {
    scene.recognizers.removeAll { $0.id == id }
    for index in scene.recognizers.indices {
      scene.recognizers[index].requireToFail.removeAll { $0 == id }
      scene.recognizers[index].startsAfter.removeAll { $0 == id }
      scene.recognizers[index].recognizesTogether.removeAll { $0 == id }
      scene.recognizers[index].preventsOnly?.removeAll { $0 == id }
      scene.recognizers[index].preventedOnlyBy?.removeAll { $0 == id }
    }
    scene.handOvers.removeAll { $0.from == id || $0.to == id }
    scene.reactions.removeAll { $0.recognizer == id }
    scene.delegateRules.removeAll {
      $0.recognizer == id || $0.other == id || $0.condition?.recognizer == id
    }
    removeActions { $0.names(recognizer: id) }
    for index in script.indices {
      script[index].content.during.removeAll { $0.recognizer == id }
    }
  }

  private mutating func removeView(_ id: String, movingItsRecognizersTo parent: String?) {
    guard let parent else {
      for spec in scene.recognizers where spec.view == id { removeRecognizer(spec.id) }
      return removeView(id, movingItsRecognizersTo: Scenario.Scene.windowID)
    }
    let origin = scene.views.first { $0.id == id }?.frame.origin
    scene.views.removeAll { $0.id == id }
    for index in scene.views.indices where scene.views[index].parent == id {
      scene.views[index].parent = parent
      scene.views[index].frame.origin.x += origin?.x ?? 0
      scene.views[index].frame.origin.y += origin?.y ?? 0
    }
    for index in scene.recognizers.indices where scene.recognizers[index].view == id {
      scene.recognizers[index].view = parent
    }
    scene.delegateRules.removeAll { $0.hitView == id }
    removeActions { $0.names(view: id) }
  }

  /// Removes actions of the host wherever they are.
  private mutating func removeActions(where isGone: (Scenario.HostAction) -> Bool) {
    for index in script.indices { script[index].content.actions.removeAll(where: isGone) }
    for index in scene.reactions.indices { scene.reactions[index].actions.removeAll(where: isGone) }
    scene.reactions.removeAll { $0.actions.isEmpty }
    for index in scene.delegateRules.indices {
      scene.delegateRules[index].actions.removeAll(where: isGone)
    }
  }
}

extension StepContent {
  fileprivate mutating func removeFinger(_ id: String) {
    began[id] = nil
    moved[id] = nil
    ended.removeValue(forKey: id)
    if case .touches(let ids) = cancelled { cancelled = .touches(ids.filter { $0 != id }) }
    actions.removeAll {
      if case .ignoreTouch(_, id) = $0 { true } else { false }
    }
  }
}

extension Scenario.HostAction {
  fileprivate func names(recognizer id: String) -> Bool {
    switch self {
    case .enable(id), .disable(id), .remove(id), .add(id, _), .setReading(id, _, _), .cancel(id),
      .requireToFail(id, _), .requireToFail(_, id), .removeRequirement(id, _),
      .removeRequirement(_, id), .startsAfter(id, _), .startsAfter(_, id),
      .removePrerequisite(id, _), .removePrerequisite(_, id), .ignoreTouch(id, _):
      true
    case .assign(let assignment): assignment.recognizer == id
    case _: false
    }
  }

  fileprivate func names(view id: String) -> Bool {
    switch self {
    case .add(_, id), .hideView(id), .removeView(id), .moveView(id, _), .moveView(_, id): true
    case _: false
    }
  }
}
