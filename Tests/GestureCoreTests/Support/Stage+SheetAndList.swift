import GestureTestKit
import PanGesture

extension Stage {
  /// Adds two pans that compete for a finger: the sheet's, and that of the list in it.
  func addSheetAndList() -> (sheet: PanGestureRecognizer, list: PanGestureRecognizer) {
    (add(PanGestureRecognizer(), "sheet"), add(PanGestureRecognizer(), "list"))
  }
}
