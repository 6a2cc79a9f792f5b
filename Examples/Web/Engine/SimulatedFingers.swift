import GestureCore
import GestureSimulation
import GestureTrace

/// Draws with a finger in virtual time on a page of its own, to try the engine without a browser:
/// makes a window with a recognizer and tells how often it fired.
@_cdecl("simulate_taps")
func simulateTaps(_ kind: Int32, _ taps: Int32, _ gap: Double) -> Int32 {
  guard let member = Member(number: kind, hasRules: false) else { return -1 }
  let simulation = Simulation()
  simulation.window.addGestureRecognizer(member.attached)
  simulation.tap(
    at: Point(x: 100, y: 100), taps: Int(taps),
    gap: .nanoseconds(Int64((gap * 1_000_000).rounded())))
  simulation.runUntilNothingIsPending()
  let name = member.recognizer.name
  return Int32(simulation.log.actions(of: name).filter { $0 == .ended }.count)
}
