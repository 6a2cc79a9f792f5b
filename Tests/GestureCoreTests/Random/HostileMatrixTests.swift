import GestureCore
import GestureTestKit
import Testing

/// From within every callback every deed is done. A debug build verifies each unowned reference.
@Suite struct `Hostile hosts` {
  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// - Returns: what is wrong at the end.
  private func fault(
    _ callback: HostileWorld.Callback, _ deed: HostileWorld.Deed, period: Int
  ) -> String? {
    var mortals: [WeakReference] = []
    var fault: String?
    do {
      let world = HostileWorld(callback, deed, period: period)
      world.play()
      mortals = world.mortals.map { WeakReference($0) }
      fault = world.finish()
    }
    let survivors = mortals.compactMap { $0.object.map { "\(type(of: $0))" } }
    return fault ?? (survivors.isEmpty ? nil : "not freed: \(survivors)")
  }

  @Test(arguments: HostileWorld.Callback.allCases)
  func `from within a callback may do what they like (S13.15)`(callback: HostileWorld.Callback) {
    for deed in HostileWorld.Deed.allCases {
      for period in Effort.of(1...1, thorough: 1...5) {
        let fault = fault(callback, deed, period: period)
        #expect(fault == nil, "\(deed) in \(callback), at each call of \(period): \(fault ?? "")")
      }
    }
  }
}
