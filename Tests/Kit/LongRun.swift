import Foundation

/// Random worlds, one after another, until a number of events was sent.
///
/// `GESTURES_EVENTS=1000000 GESTURES_SEED=7` in the environment requests a run. The first world has
/// the given seed, and each further one the next number, so the seed of a failure repeats its world
/// alone: `GESTURES_EVENTS=1 GESTURES_SEED=…`.
public struct LongRun {
  /// One world that was played to its end.
  public struct World {
    /// How many events it was sent.
    let events: Int
    /// What was wrong with it, if anything.
    let failure: String?

    public init(events: Int, failure: String?) {
      (self.events, self.failure) = (events, failure)
    }
  }

  /// The number of events that is requested; nil where no run is.
  private static let requestedEvents = number("GESTURES_EVENTS")
  /// Whether the environment requests a run.
  public static let isRequested = requestedEvents != nil
  /// A run that goes on after this many failures would only repeat them.
  public static let mostFailures = 3
  /// How many events lie between two lines of progress.
  private static let eventsBetweenLines = 1_000_000

  private let name: String
  private let numberOfEvents: Int
  private let firstSeed: UInt64
  private var worlds = 0
  private var events = 0
  private var failures: [String] = []

  /// - Parameters:
  ///   - name: what is played, for the lines that the run prints.
  ///   - events: how many are sent at least. Default: what the environment requests.
  ///   - seed: of the first world. Default: what the environment says, or 1.
  public init(of name: String, events: Int? = nil, seed: UInt64? = nil) {
    self.name = name
    numberOfEvents = events ?? Self.requestedEvents ?? 0
    firstSeed = seed ?? Self.number("GESTURES_SEED").map { UInt64($0) } ?? 1
  }

  /// Plays worlds until enough events were sent or too many worlds have failed, and prints what it
  /// does.
  ///
  /// - Parameter play: plays the world of a seed.
  /// - Returns: a description of each failure, with its seed.
  public mutating func play(_ play: (UInt64) -> World) -> [String] {
    say("from seed \(firstSeed), \(numberOfEvents) events")
    var nextLine = Self.eventsBetweenLines
    while events < numberOfEvents, failures.count < Self.mostFailures {
      let seed = firstSeed &+ UInt64(worlds)
      let world = play(seed)
      worlds += 1
      events += max(1, world.events)
      if let failure = world.failure { note(failure, of: seed) }
      if events >= nextLine {
        say(progress)
        nextLine += Self.eventsBetweenLines
      }
    }
    say("done from seed \(firstSeed): " + progress)
    return failures
  }

  private var progress: String {
    "\(events) events in \(worlds) worlds, \(failures.count) failures"
  }

  private mutating func note(_ failure: String, of seed: UInt64) {
    let repetition = "GESTURES_EVENTS=1 GESTURES_SEED=\(seed)"
    let failure = "\(name): seed \(seed) (to repeat: \(repetition))\n\(failure)"
    failures.append(failure)
    say(failure)
  }

  private func say(_ line: String) {
    // Standard output would be held back until the run is over.
    FileHandle.standardError.write(Data("\(name): \(line)\n".utf8))
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}
