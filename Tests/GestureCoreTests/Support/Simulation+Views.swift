import GestureCore
import GestureSimulation

extension Simulation {
  /// Adds a view to the window, and recognizers to the view.
  func show(_ view: View, _ recognizers: any GestureRecognizer...) {
    window.addSubview(view)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }
}
