import GestureCore
import GestureSimulation
import GestureTestKit

// Deeds that no sensible host would do in the midst of a gesture.
extension RandomHost {
  func doSomething() {
    let recognizer = recognizers[below(recognizers.count)]
    let other = recognizers[below(recognizers.count)]
    let view = views[below(views.count)]
    let deed = below(31)
    deeds.append(
      "\(simulation.now.milliseconds) ms: deed \(deed) on \(recognizer.name), \(other.name), "
        + view.name + (isDeciding ? ", while deciding" : ""))
    switch deed {
    case 0: recognizer.view?.removeGestureRecognizer(recognizer)
    case 1: attach(recognizer)
    case 2: recognizer.isEnabled = false
    case 3: recognizer.isEnabled = true
    case 4, 5: recognizer.cancel()
    case 6: toggle(recognizer)
    case 7, 8: recognizer.require(toFail: other)
    case 9: recognizer.removeRequirement(toFail: other)
    case 10: view.removeFromSuperview()
    case 11: move(view, into: views[below(views.count)])
    case 12, 13: simulation.dispatcher.send(randomEvent())
    case 14: simulation.dispatcher.advance(to: simulation.now + .milliseconds(below(500)))
    case 15: simulation.dispatcher.cancelAllTouches()
    case 16: ignoreTouch(by: recognizer)
    case 17: (recognizer as? any DragRecognizer)?.setTranslation(.zero, in: nil)
    case 18: replace(recognizer)
    case 19:
      (recognizer as? ScriptedRecognizer)?.core.state =
        GestureState.allCases[below(GestureState.allCases.count)]
    case 20: view.isHidden.toggle()
    case 21: toggle(random.chance(70) ? popUp : simulation.window)
    case 22: recognizer.delegate = recognizer.delegate == nil ? delegate : nil
    case 23 where isDeciding: recognizer.require(toFail: other)
    case 23 where random.chance(75): recognizer.startsAfter(other)
    case 23: startAfterTag(recognizer, other)
    case 24: recognizer.removePrerequisite(other)
    case 25: compose(recognizer, other)
    case 26: declareHandOver(from: recognizer, to: other)
    case 27, 28: changeSets(of: view, recognizer)
    case 29: _ = recognizer.value(initially: Point.zero) { $0.location(in: nil) }
    default: view.gestureRecognizers = view.gestureRecognizers.reversed().dropLast() + [other]
    }
  }

  private func compose(_ one: any GestureRecognizer, _ other: any GestureRecognizer) {
    let third = recognizers[below(recognizers.count)]
    let token =
      switch below(3) {
      case 0: [one, other, third].recognizeExclusively()
      case 1: [one, other, third].recognizeTogether()
      case 2 where isDeciding: [one, other, third].recognizeTogether()
      default: [one, other, third].recognizeInSequence()
      }
    if random.chance(50) { token.remove() }
  }

  private func startAfterTag(_ one: any GestureRecognizer, _ other: any GestureRecognizer) {
    other.tags = other.tags.isEmpty ? ["first"] : []
    if random.chance(70) { one.startsAfter("first") } else { one.removePrerequisite("first") }
  }

  private func declareHandOver(from giver: any GestureRecognizer, to taker: any GestureRecognizer) {
    let handOver = giver.handsOver(to: taker) { [weak self] _ in
      guard let self else { return false }
      return whileDeciding {
        self.meddle()
        return self.random.chance(50)
      }
    }
    if random.chance(20) { handOver.remove() }
  }

  private func changeSets(of view: View, _ recognizer: any GestureRecognizer) {
    if let set = view.recognizerSets.first, random.chance(50) {
      switch below(3) {
      case 0: set.remove()
      case 1: set.isEnabled.toggle()
      case 2 where isDeciding: break
      default: recognizer.startsAfter(set)
      }
    } else if view.recognizerSets.count < 2 {
      let number = below(14)
      view.addForEachTouch(limit: 1 + below(3)) { [weak self] in
        self?.makeRecognizer(number) ?? ScriptedRecognizer("late")
      }
    }
  }

  private func toggle(_ recognizer: any GestureRecognizer) {
    recognizer.isEnabled.toggle()
    recognizer.isEnabled.toggle()
  }

  private func move(_ view: View, into other: View) {
    if !other.isDescendant(of: view) { other.addSubview(view) }
  }

  private func ignoreTouch(by recognizer: any GestureRecognizer) {
    let touches = simulation.dispatcher.touches
    guard !touches.isEmpty, let event else { return }
    recognizer.ignore(touches[below(touches.count)], for: event)
  }

  /// Lets go of a recognizer, whatever it is in the middle of, and makes another one.
  private func replace(_ recognizer: any GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.removeAll { $0 === recognizer }
    addRecognizer()
  }

  private func toggle(_ window: Window) {
    if window.dispatcher == nil {
      simulation.dispatcher.add(window)
    } else {
      simulation.dispatcher.remove(window)
    }
  }
}
