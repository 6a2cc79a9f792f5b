import GestureCore
import GestureDiagnosis
import GestureSimulation
public import GestureScenario

extension RecognizerLaws {
  /// A law that was broken, with the shortest script that was found to show it.
  public struct Violation: CustomStringConvertible {
    /// The law that was broken.
    public let law: RecognizerLaw
    /// The seed of the script, to run it again: `seeds: seed..<seed + 1`.
    public let seed: UInt64
    /// What happened.
    public let fault: String
    /// The script, a step a line.
    public let script: String
    /// What the recognizer did, as a drawing.
    public let timeline: String
    /// The script as a scenario file; nil where the recognizer is of no kind that files know.
    public let scenario: Scenario?

    init(
      of law: RecognizerLaw, seed: UInt64, _ fault: LawFault, kinds: RecognizerKinds,
      _ make: () -> any GestureRecognizer
    ) {
      self.law = law
      self.seed = seed
      self.fault = fault.sentence
      script = "\(fault.script)"
      let world = LawWorld(make)
      fault.script.play(on: world.simulation)
      _ = world.comesToRest()
      timeline = Timeline(world.simulation.log).text(width: TextWidth.usual)
      scenario = try? Scenario(of: world.simulation, name: law.rawValue, kinds: kinds)
    }

    public var description: String {
      """
      it breaks the law \(law): \(law.rawValue)
      \(fault)

      The shortest script that shows it (seed \(seed)):
      \(script)

      \(timeline)
      """ + (scenario.map { "\n\nAs a scenario file:\n\($0.text)" } ?? "")
    }
  }
}
