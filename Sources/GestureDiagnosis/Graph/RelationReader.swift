import GestureCore
import GestureTrace

/// Walks a tree of views and asks its recognizers about each other.
struct RelationReader {
  /// A recognizer and where it is.
  struct Member {
    let recognizer: any GestureRecognizer
    let view: Int
    /// The views around it, its own last.
    let path: [ObjectIdentifier]
    let isHover: Bool
    let accepted: AcceptedTouches
    /// The input without touches for which it competes.
    let inputs: IndirectInput.Kinds

    init(_ recognizer: any GestureRecognizer, view: Int, path: [ObjectIdentifier]) {
      self.recognizer = recognizer
      self.view = view
      self.path = path
      let profile = GestureProfile(of: recognizer)
      isHover = profile.trigger == .hover
      accepted = AcceptedTouches(of: recognizer, profile)
      inputs = recognizer.handle.indirectInputs.subtracting([.hover, .scrollMomentum])
    }
  }

  let source: RelationModel.Source
  /// The names of recognizers that have their own rules about which others they prevent.
  let ruled: Set<String>
  private(set) var views: [RelationGraph.ViewNode] = []
  private(set) var members: [Member] = []

  init(_ source: RelationModel.Source, ruled: Set<String>) {
    self.source = source
    self.ruled = ruled
  }

  mutating func visit(_ view: View, depth: Int, path: [ObjectIdentifier]) {
    guard view.holdsRecognizers else { return }
    let path = path + [ObjectIdentifier(view)]
    let number = views.count
    views.append(RelationGraph.ViewNode(name: view.name, depth: depth))
    for recognizer in view.inspectedRecognizers {
      members.append(Member(recognizer, view: number, path: path))
    }
    for subview in view.subviews { visit(subview, depth: depth + 1, path: path) }
  }

  func relations() -> (edges: [RelationEdge], rivals: [(Int, Int)]) {
    let model = RelationModel(
      members.map { $0.recognizer }, depths: members.map { $0.path.count }, from: source
    ) { members[$0].canMeet(members[$1]) }
    var edges: [RelationEdge] = []
    var rivals: [(Int, Int)] = []
    for index in members.indices {
      edges += requirements(of: index, in: model)
      for partner in members.indices where partner > index && model.canMeet(index, partner) {
        if let edge = relation(index, partner, in: model) {
          edges.append(edge)
        } else {
          rivals.append((index, partner))
        }
      }
    }
    return (edges, rivals)
  }

  /// The recognizers that a recognizer waits for, declared requirements first.
  private func requirements(of index: Int, in model: RelationModel) -> [RelationEdge] {
    let edges = members.indices.compactMap { other in
      model.requirement(of: index, for: other).map { origin in
        RelationEdge(from: index, to: other, kind: .waits, origin: origin)
      }
    }
    return edges.filter { $0.origin == .declared } + edges.filter { $0.origin != .declared }
      + followed(by: index)
  }

  /// The recognizers after which a recognizer starts, and those to which it hands its touches over.
  private func followed(by index: Int) -> [RelationEdge] {
    let handle = members[index].recognizer.handle
    let tagged = members.filter {
      handle.startsAfterTag(of: $0.recognizer) && $0.canMeet(members[index])
    }
    let declared = handle.prerequisites.compactMap { $0.other?.handle }
    let first = declared + tagged.map { $0.recognizer.handle }.filter { !declared.contains($0) }
    let takers = handle.handOverTargets.map { $0.handle }
    return [(first, RelationEdge.Kind.startsAfter), (takers, .handsOver)].flatMap { others, kind in
      others.compactMap { other in
        members.firstIndex { $0.recognizer.handle == other }.map {
          RelationEdge(from: index, to: $0, kind: kind, origin: .declared)
        }
      }
    }
  }

  /// The other relations between two recognizers that can share a touch; nil for ordinary rivals.
  private func relation(_ index: Int, _ partner: Int, in model: RelationModel) -> RelationEdge? {
    if let origin = model.allowance(between: index, and: partner) {
      return RelationEdge(from: index, to: partner, kind: .together, origin: origin)
    }
    let names = [members[index].recognizer.name, members[partner].recognizer.name]
    let origin: RelationEdge.Origin = ruled.isDisjoint(with: names) ? .kinds : .declared
    switch (model.mayPrevent(index, partner), model.mayPrevent(partner, index)) {
    case (true, true): return nil
    case (true, false):
      return RelationEdge(from: index, to: partner, kind: .excludes, origin: origin)
    case (false, true):
      return RelationEdge(from: partner, to: index, kind: .excludes, origin: origin)
    case (false, false):
      return RelationEdge(from: index, to: partner, kind: .unrelated, origin: origin)
    }
  }
}

extension RelationReader.Member {
  /// Whether both can track the same touch, or be driven by the same input without touches: their
  /// views are the same, or one contains the other (S2.8, S4.1), and some touches or inputs suit
  /// both (S2.14, S15.17 to S15.19). A hover takes no touches and competes with no recognizer
  /// (S9.55).
  fileprivate func canMeet(_ other: Self) -> Bool {
    guard !isHover, !other.isHover,
      accepted.overlap(other.accepted) || !inputs.isDisjoint(with: other.inputs)
    else { return false }
    let count = min(path.count, other.path.count)
    return path.prefix(count) == other.path.prefix(count)
  }
}

extension View {
  fileprivate var holdsRecognizers: Bool {
    holdsGestures || subviews.contains { $0.holdsRecognizers }
  }
}
