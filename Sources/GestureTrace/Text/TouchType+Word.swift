package import GestureCore

extension TouchType {
  /// The word for it, as files write it.
  package var word: String {
    switch self {
    case .direct: "direct"
    case .pencil: "pencil"
    case .indirect: "indirect"
    case .mouse: "mouse"
    }
  }
}
