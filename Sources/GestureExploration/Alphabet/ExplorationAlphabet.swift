public import GestureCore
public import GestureSimulation
import GestureTrace

/// What fingers may do in an explored scene. Waits for deadlines are added as deadlines come up.
public struct ExplorationAlphabet: Sendable {
  /// Where fingers come down, in window coordinates. Places that were found for a scene are found
  /// anew where its views change; those that are set here stay.
  public var spots: [Point] {
    didSet { origin = nil }
  }
  /// Where a finger may move in a step, relative to where it came down. From each of these it may
  /// also move back. Unit: points.
  public var offsets: [Vector]
  /// Whether a finger also lifts at each of these places, without a move to it. Default: false.
  public var liftsElsewhere = false
  /// The lengths of the pauses in which nothing happens, besides the waits for deadlines.
  /// Default: 20 ms.
  public var pauses = [Duration.milliseconds(20)]
  /// How many fingers may be down at the same time. Range: 1 or more. Default: 1.
  public var fingers: Int
  /// The distance from a spot at which the next finger comes down. Default: 40 points to the right.
  public var spacing = Vector(dx: 40, dy: 0)
  /// The ids that any touch may have, besides the finger's number. Default: none.
  public var touchIDs: [TouchID] = []
  /// What touches the surface. Default: a finger.
  public var touches = [TouchKind.finger]
  /// How far a wheel or a trackpad scrolls in a step, wherever a finger could come down.
  /// Unit: points. Default: not at all.
  public var scrolls: [Vector] = []
  /// What scrolls. Default: a trackpad and a wheel.
  public var scrollKinds = ScrollInput.Kind.allCases
  /// Whether a trackpad scrolls in phases, from a beginning to an end, and then by momentum.
  /// Default: false.
  public var scrollsInPhases = false
  /// How far a trackpad scrolls in a step of a scroll in phases. Unit: points. Default: not at all.
  public var phasedScrolls: [Vector] = []
  /// The scales and rotations to which a trackpad's pinch and turn may come in a step. Default:
  /// none.
  public var transforms: [Transform] = []
  /// The semantic actions that are done on views. Default: none.
  public var actions: [ActionName] = []
  /// Whether a pointer hovers, wherever a finger could come down, and leaves. Default: false.
  public var hovers = false
  /// How the spots were found; nil where they were given.
  var origin: Origin?

  /// The scale and the rotation to which a trackpad's pinch and turn has come.
  public struct Transform: Hashable, Sendable {
    /// The scale since the beginning. Range: above 0; 1 is unchanged.
    public var scale: Double
    /// The rotation since the beginning, clockwise, in radians.
    public var rotation: Double

    /// A scale and a rotation, by default none.
    public init(scale: Double = 1, rotation: Double = 0) {
      self.scale = scale
      self.rotation = rotation
    }

    /// Closer and wider, turned to either side, and both at once.
    static let representative = [
      Transform(scale: 2), Transform(scale: 0.5), Transform(rotation: 0.5),
      Transform(rotation: -0.5), Transform(scale: 2, rotation: 0.5),
    ]
  }

  /// An alphabet of given places and movements.
  ///
  /// - Parameters:
  ///   - spots: where the first finger may come down, in window coordinates.
  ///   - offsets: what a move adds to where a finger came down. Unit: points.
  ///   - fingers: how many fingers may be down at the same time. Range: 1 or more. Default: 1.
  public init(spots: [Point], offsets: [Vector], fingers: Int = 1) {
    self.spots = spots
    self.offsets = offsets
    self.fingers = fingers
  }

  /// The alphabet that a scene suggests.
  ///
  /// There is a spot in each region of the window in which a touch hits another view, reaches other
  /// recognizers or is near other edges: the regions that the outlines of all views cut out, turned
  /// and nested views included. Where one of the recognizers counts taps, there are spots near
  /// enough to each other for one series of taps, and spots too far apart. With several fingers,
  /// the next finger comes down beside a spot, in the same region.
  ///
  /// A finger may move straight, to representative places: within the smallest distance at which a
  /// recognizer of the scene decides something, at each of these distances, between any two, and
  /// beyond the largest. Off the axes it may move to a place in each part that the same distances
  /// cut out: squares where a recognizer compares coordinates, and circles where it doesn't. With
  /// several fingers, a finger may move straight, and an eighth of a turn around the next finger.
  /// Where a recognizer judges the whole path or is unknown, a finger may move straight, and to no
  /// place that is exactly at a distance.
  ///
  /// - Parameters:
  ///   - scene: the scene, as it is before any script.
  ///   - input: what else is varied.
  ///   - preferred: places to use as spots where there is a choice.
  public init(
    for scene: ExploredScene, input: ExplorationInput = ExplorationInput(),
    preferring preferred: [Point] = []
  ) {
    let recognizers = scene.simulation.window.allRecognizers
    let profiles = recognizers.map { GestureProfile(of: $0) }
    self.init(spots: [], offsets: [], fingers: input.fingers)
    let origin = Origin(preferred: preferred, fingers: fingers, spacing: spacing, [scene])
    spots = origin.first
    self.origin = origin
    let finder = OffsetFinder(
      profiles, fingers: fingers, spacing: spacing, and: input.distances)
    offsets = finder.offsets()
    liftsElsewhere = input.liftsElsewhere
    touchIDs = input.touchIDs
    touches = input.types.flatMap { TouchKind.kinds(of: $0, for: recognizers) }
    addInput(input, scrolling: finder.scrolls(), for: recognizers)
  }

  /// Adds the input without touches, as far as a recognizer may take it.
  private mutating func addInput(
    _ input: ExplorationInput, scrolling distances: [Vector],
    for recognizers: [any GestureRecognizer]
  ) {
    // Recognizers that are switched off count, too: the app may switch them on in a script.
    let kinds = recognizers.map(\.handle.indirectInputs)
    let isTaken = { (kind: IndirectInput.Kinds) in kinds.contains { !$0.isDisjoint(with: kind) } }
    if input.scrolls {
      scrollKinds = ScrollInput.Kind.allCases.filter { isTaken($0.input) }
      if !scrollKinds.isEmpty { scrolls = distances }
    }
    if input.scrollsInPhases && isTaken(.continuousScroll) {
      scrollsInPhases = true
      phasedScrolls = distances
    }
    if input.transforms && isTaken(.transform) { transforms = Transform.representative }
    hovers = input.hovers
    actions = input.actions
  }

  /// The alphabet that a scene suggests: see ``init(for:input:preferring:)``.
  public init(
    for simulation: Simulation, fingers: Int = 1, preferring preferred: [Point] = []
  ) {
    self.init(
      for: ExploredScene(simulation), input: ExplorationInput(fingers: fingers),
      preferring: preferred)
  }

  /// The alphabet whose places are told apart by all of some forms of the scene, the first of which
  /// is the form before any script; nil where these are too many.
  func including(_ scenes: [ExploredScene]) -> Self? {
    guard let origin = origin?.including(scenes) else { return nil }
    var alphabet = self
    alphabet.spots = origin.first
    alphabet.origin = origin
    return alphabet
  }

  /// Where each finger comes down as the scene is now.
  func places(in scene: ExploredScene) -> SpotFinder.Spots {
    origin?.places(in: scene) ?? givenPlaces
  }

  /// Where each finger comes down at places that don't depend on the scene.
  private var givenPlaces: SpotFinder.Spots {
    SpotFinder.Spots(
      first: spots,
      further: (1..<max(fingers, 1)).map { number in
        spots.map { $0 + spacing * Double(number) }
      })
  }

  /// All places at which fingers come down before the views change, and all movements from there.
  package var allPlaces: String {
    let places = origin?.together ?? givenPlaces
    let ways = Self.list("ways from there", offsets.map { Point.zero + $0 })
    let further = places.further.enumerated().map { index, places in
      Self.list("places of finger \(index + 2)", places)
    }
    return ([Self.list("places", places.first)] + further + [ways]).joined(separator: "\n")
  }

  private static func list(_ title: String, _ places: [Point]) -> String {
    var known: Set<Point> = []
    let unique = places.filter { known.insert($0).inserted }
    return "\(title): \(unique.isEmpty ? "none" : unique.map(\.exactText).joined(separator: ", "))"
  }

  /// The largest number of places that are listed one by one.
  private static let few = 9
}

extension ExplorationAlphabet: CustomStringConvertible {
  /// Where fingers come down and move to.
  public var description: String {
    guard !spots.isEmpty else { return "no place, since a touch reaches no recognizer" }
    let few = spots.count <= Self.few ? spots.map(\.text).joined(separator: ", ") : nil
    let down = "\(subjects) down at \(few ?? "\(spots.count) places")"
    let lengths = offsets.map(\.length)
    let others = inputsWithoutTouches.map { "; " + $0 }.joined()
    guard let least = lengths.min(), let most = lengths.max() else { return down + others }
    return "\(down); to \(offsets.count) places around, \(least.withOneDecimal) to "
      + "\(most.withOneDecimal) points away, and back"
      + (liftsElsewhere ? "; lifts there" : "") + others
  }

  private var inputsWithoutTouches: [String] {
    [
      scrolls.isEmpty ? nil : "scrolling", scrollsInPhases ? "scrolling in phases" : nil,
      transforms.isEmpty ? nil : "a trackpad's pinch and turn", hovers ? "hovering" : nil,
      actions.isEmpty
        ? nil : "the actions " + actions.map { "'\($0.rawValue)'" }.joined(separator: ", "),
    ].compactMap(\.self)
  }

  private var subjects: String {
    guard touches != [.finger] else { return fingers == 1 ? "a finger" : "\(fingers) fingers" }
    let kinds = touches.map { "a \($0)" }.joined(separator: " or ")
    return fingers == 1 ? kinds : "\(fingers) touches, each \(kinds),"
  }
}

extension View {
  /// The recognizers of the view and of all in it: outer views first, then in the order of adding.
  var allRecognizers: [any GestureRecognizer] {
    inspectedRecognizers + subviews.flatMap(\.allRecognizers)
  }
}

extension ScrollInput.Kind {
  /// The kind of input that it produces.
  var input: IndirectInput.Kinds {
    switch self {
    case .continuous: .continuousScroll
    case .discrete: .discreteScroll
    }
  }
}
