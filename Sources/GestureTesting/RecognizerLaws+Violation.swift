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
    /// The script as a scenario file; nil where the recognizer is of no kind that files know, or
    /// has a property that is infinite or no number. A file starts with a fresh recognizer, so what
    /// a past attempt has left behind doesn't show there.
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
      let written = try? Scenario(of: world.simulation, name: law.rawValue, kinds: kinds)
      let isReadable = written.map { (try? Scenario(text: $0.text, kinds: kinds)) != nil } ?? false
      scenario = isReadable ? written : nil
    }

    public var description: String {
      """
      it breaks the law \(law): \(law.rawValue)
      \(fault)

      The shortest script that shows it (seed \(seed)):
      \(script)

      \(timeline)
      """ + (scenario.map { "\n\n\(titleOfFile):\n\($0.text)" } ?? "")
    }

    private var titleOfFile: String {
      law == .resetForgets
        ? "As a scenario file (which starts with a fresh recognizer, and so doesn't show it)"
        : "As a scenario file"
    }
  }
}
