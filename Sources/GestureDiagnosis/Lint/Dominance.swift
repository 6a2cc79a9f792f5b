/// How sure it is that one recognizer, given the same touches, recognizes before another can.
enum Dominance: Equatable {
  /// The other one may well come first.
  case none
  /// It is first. Each exception tells where the other one comes first all the same, and goes on
  /// from "only"; without any it is first whatever the fingers do.
  case first(except: [String])

  /// Whether the fingers decide nothing.
  var isCertain: Bool { self == .first(except: []) }

  /// The dominance with one more exception, if there is one.
  func except(_ exception: String?) -> Dominance {
    guard let exception, case .first(let exceptions) = self else { return self }
    return .first(except: exceptions + [exception])
  }
}
