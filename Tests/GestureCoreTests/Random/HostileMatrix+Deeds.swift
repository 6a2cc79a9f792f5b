import GestureCore
import TapGesture
import PanGesture

extension HostileWorld {
  /// Does the deed.
  func act() {
    let place = Point(x: 50 + Double(deeds), y: 60)
    switch deed {
    case .removeRecognizers: recognizers.forEach { $0.view?.removeGestureRecognizer($0) }
    case .addRecognizer: card?.addGestureRecognizer(TapGestureRecognizer())
    case .moveRecognizer: window?.addGestureRecognizer(recognizers[deeds % recognizers.count])
    case .disable: recognizers[deeds % recognizers.count].isEnabled.toggle()
    case .enableAll: recognizers.forEach { $0.isEnabled = true }
    case .cancelRecognizer: recognizers.forEach { $0.cancel() }
    case .removeView: card?.removeFromSuperview()
    case .dropView: dropView()
    case .hideView: card?.isHidden.toggle()
    case .moveView: if let card { window?.insertSubview(card, at: 0) }
    case .moveToOtherDispatcher: if let card { other.windows[0].addSubview(card) }
    case .tapElsewhere: tapElsewhere(at: place)
    case .removeWindow: if let window { dispatcher?.remove(window) }
    case .cancelAllTouches: dispatcher?.cancelAllTouches()
    case .cancelElsewhere: other.cancelAllTouches()
    case .sendTouch: send(.began, place, id: TouchID(10 + deeds))
    case .sendLift: send(.ended, nil, id: 1)
    case .sendHover: sendIndirect(.hover(HoverInput(at: place)))
    case .sendScroll:
      sendIndirect(.scroll(ScrollInput(at: place, by: Vector(dx: 0, dy: 40), kind: .continuous)))
    case .advanceTime: if let now = dispatcher?.now { dispatcher?.advance(to: now + .seconds(1)) }
    case .removeTargets: recognizers.forEach { $0.removeTarget(nil) }
    case .addTarget: recognizers.forEach { $0.onAction { _ in } }
    case .dropDelegate: delegate = nil
    case .dropDispatcher: dispatcher = nil
    case .requireToFail: recognizers.last?.require(toFail: recognizers[0])
    case .startAfter: recognizers.last?.startsAfter(recognizers[0])
    case .startAfterTag:
      recognizers[0].tags = deeds.isMultiple(of: 3) ? [] : ["first"]
      recognizers.last?.startsAfter("first")
    case .removeSets: card?.recognizerSets.forEach { $0.remove() }
    case .addSet: window?.addForEachTouch { PanGestureRecognizer() }
    case .handOver: recognizers[2].handsOver(to: recognizers[3])
    case .setSettings: dispatcher?.settings.direct.allowableTapMovement = Double(deeds)
    }
  }

  private func dropView() {
    recognizers = [recognizers[0]]
    card?.removeFromSuperview()
    card = nil
  }

  /// Takes the recognizers to a window of the other dispatcher, where a tap follows at once.
  private func tapElsewhere(at place: Point) {
    recognizers.forEach { other.windows[0].addGestureRecognizer($0) }
    for phase in [TouchPhase.began, .ended] {
      let touch = TouchInput(id: 1, phase: phase, location: place)
      other.send(InputEvent(at: other.now, touches: [touch]))
    }
  }
}
