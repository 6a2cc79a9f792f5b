/// A control that is pressed.
///
/// ```swift
/// let button = Button(name: "new", frame: Rect(x: 20, y: 20, width: 80, height: 44))
/// button.onEvent(.touchUpInside) { _ in print("pressed") }
/// ```
public final class Button: Control {
  public override var catchesTouchesInBoundsOnly: Bool { true }
}
