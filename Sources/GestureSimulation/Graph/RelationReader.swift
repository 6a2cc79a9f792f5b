import GestureCore

/// Walks a tree of views and asks its recognizers about each other.
struct RelationReader {
  /// A recognizer and where it is.
  struct Member {
    let recognizer: any GestureRecognizer
    let view: Int
    /// The views around it, its own last.
    let path: [ObjectIdentifier]
  }

  let answers: DelegateAnswers
  /// Whether delegates and recognizers are asked about all that can meet.
  let asksAll: Bool
  /// The names of those that were given rules of their own about whom they prevent.
  let ruled: Set<String>
  private(set) var views: [RelationGraph.ViewNode] = []
  private(set) var members: [Member] = []

  init(answers: DelegateAnswers, asksAll: Bool, ruled: Set<String>) {
    self.answers = answers
    self.asksAll = asksAll
    self.ruled = ruled
  }

  mutating func visit(_ view: View, depth: Int, path: [ObjectIdentifier]) {
    guard view.holdsRecognizers else { return }
    let path = path + [ObjectIdentifier(view)]
    let number = views.count
    views.append(RelationGraph.ViewNode(name: view.name, depth: depth))
    for recognizer in view.gestureRecognizers {
      members.append(Member(recognizer: recognizer, view: number, path: path))
    }
    for subview in view.subviews { visit(subview, depth: depth + 1, path: path) }
  }

  func relations() -> (edges: [RelationEdge], rivals: [(Int, Int)]) {
    let requirements = requirements
    var edges: [RelationEdge] = []
    var rivals: [(Int, Int)] = []
    for (index, member) in members.enumerated() {
      edges += requirements.filter { $0.from == index }
      for (offset, other) in members[(index + 1)...].enumerated() where member.canMeet(other) {
        let partner = index + 1 + offset
        if let edge = relation(index, partner) {
          edges.append(edge)
        } else {
          rivals.append((index, partner))
        }
      }
    }
    return (edges, rivals)
  }

  /// Who waits for whom. What is answered comes in the order of the engine's questions, and what
  /// would close a ring is refused (S4.4, S4.32).
  private var requirements: [RelationEdge] {
    var edges = members.indices.flatMap { declaredRequirements(of: $0) }
    let order = members.indices.sorted { one, other in
      (members[one].path.count, one) > (members[other].path.count, other)
    }
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] where members[index].canMeet(members[other]) {
        for (waiting, required) in [(index, other), (other, index)]
        where isAnswered(waiting, waitsFor: required)
          && !edges.lead(from: required, to: waiting)
          && !edges.contains(where: { $0.from == waiting && $0.to == required })
        {
          edges.append(
            RelationEdge(from: waiting, to: required, kind: .waits, origin: .answered))
        }
      }
    }
    return edges
  }

  private func declaredRequirements(of index: Int) -> [RelationEdge] {
    members[index].recognizer.core.failureRequirements.compactMap { requirement in
      guard
        let other = members.firstIndex(where: { $0.recognizer.core === requirement.other?.core })
      else { return nil }
      let origin = requirement.isDeclared ? RelationEdge.Origin.declared : .answered
      return RelationEdge(from: index, to: other, kind: .waits, origin: origin)
    }
  }

  private func isAnswered(_ waiting: Int, waitsFor required: Int) -> Bool {
    let (one, other) = (members[waiting].recognizer, members[required].recognizer)
    if answers.waits(of: one.label).contains(other.label) { return true }
    guard asksAll else { return false }
    return one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  private func areAllowed(
    _ one: any GestureRecognizer, _ other: any GestureRecognizer
  ) -> Bool {
    if answers.allow(one.label, other.label) { return true }
    guard asksAll else { return false }
    return [(one, other), (other, one)].contains { asked, about in
      asked.delegate?.gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: about) ?? false
    }
  }

  /// What else there is between two that can meet; nil for ordinary rivals.
  private func relation(_ index: Int, _ partner: Int) -> RelationEdge? {
    let (one, other) = (members[index].recognizer, members[partner].recognizer)
    if one.core.isDeclaredTogether(with: other) {
      return RelationEdge(from: index, to: partner, kind: .together, origin: .declared)
    }
    if areAllowed(one, other) {
      return RelationEdge(from: index, to: partner, kind: .together, origin: .answered)
    }
    let origin: RelationEdge.Origin =
      ruled.isDisjoint(with: [one.name, other.name]) ? .kinds : .declared
    switch (one.mayPrevent(other), other.mayPrevent(one)) {
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
  /// Whether one touch can be for both: one's view is the other's, or around it (S2.8, S4.1). A
  /// hover takes no touches and competes with nobody (S9.55).
  fileprivate func canMeet(_ other: Self) -> Bool {
    guard recognizer.profile.form != .hover, other.recognizer.profile.form != .hover else {
      return false
    }
    let count = min(path.count, other.path.count)
    return path.prefix(count) == other.path.prefix(count)
  }
}

extension GestureRecognizer {
  /// Whether the class rules let it make another fail (S3.18).
  fileprivate func mayPrevent(_ other: any GestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
  }
}

extension View {
  fileprivate var holdsRecognizers: Bool {
    !gestureRecognizers.isEmpty || subviews.contains { $0.holdsRecognizers }
  }
}

extension [RelationEdge] {
  /// Whether one waits for another, directly or through others.
  fileprivate func lead(from start: Int, to goal: Int) -> Bool {
    var (front, visited) = ([start], Set([start]))
    while let last = front.popLast() {
      if last == goal { return true }
      for edge in self where edge.from == last && edge.kind == .waits {
        if visited.insert(edge.to).inserted { front.append(edge.to) }
      }
    }
    return false
  }
}
