/// A recognizer that takes input without touches: hovers, scrolls, transforms, actions.
///
/// It names the kinds that it accepts in ``RecognizerCore/indirectInputs``, by default none.
public protocol IndirectInputReceiver: GestureRecognizer {
  /// Whether the recognizer has a use for an input of a kind that it accepts, such as an action of
  /// some name. One that has none is left out: it takes no part in what the input does. By default
  /// the core's ``GestureLogic`` decides; without one, yes.
  func takes(_ input: IndirectInput) -> Bool
  /// Input without touches arrived, of a kind that the recognizer accepts. By default the core's
  /// ``GestureLogic`` gets it.
  func inputReceived(_ input: IndirectInput, with event: TouchEvent)
}

extension IndirectInputReceiver {
  public func takes(_ input: IndirectInput) -> Bool {
    let core = handle.core
    return core.logic?.takes(input, core) ?? true
  }

  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    let core = handle.core
    core.logic?.inputReceived(input, with: event, core)
  }
}

extension GestureRecognizer where Self: IndirectInputReceiver {
  public var indirectInputReceiver: (any IndirectInputReceiver)? { self }
}
