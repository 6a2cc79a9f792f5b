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
  private(set) var views: [RelationGraph.ViewNode] = []
  private(set) var members: [Member] = []

  init(answers: DelegateAnswers) { self.answers = answers }

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
    var edges: [RelationEdge] = []
    var rivals: [(Int, Int)] = []
    for (index, member) in members.enumerated() {
      edges += requirements(of: index)
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

  private func requirements(of index: Int) -> [RelationEdge] {
    let recognizer = members[index].recognizer
    var edges: [RelationEdge] = []
    for requirement in recognizer.core.failureRequirements {
      guard
        let other = members.firstIndex(where: { $0.recognizer.core === requirement.other?.core })
      else { continue }
      let origin = requirement.isDeclared ? RelationEdge.Origin.declared : .answered
      edges.append(RelationEdge(from: index, to: other, kind: .waits, origin: origin))
    }
    for label in answers.waits(of: recognizer.label) {
      guard let other = members.firstIndex(where: { $0.recognizer.label == label }),
        !edges.contains(where: { $0.to == other })
      else { continue }
      edges.append(RelationEdge(from: index, to: other, kind: .waits, origin: .answered))
    }
    return edges
  }

  /// What else there is between two that can meet; nil for ordinary rivals.
  private func relation(_ index: Int, _ partner: Int) -> RelationEdge? {
    let (one, other) = (members[index].recognizer, members[partner].recognizer)
    if one.core.isDeclaredTogether(with: other) {
      return RelationEdge(from: index, to: partner, kind: .together, origin: .declared)
    }
    if answers.allow(one.label, other.label) {
      return RelationEdge(from: index, to: partner, kind: .together, origin: .answered)
    }
    switch (one.mayPrevent(other), other.mayPrevent(one)) {
    case (true, true): return nil
    case (true, false):
      return RelationEdge(from: index, to: partner, kind: .excludes, origin: .kinds)
    case (false, true):
      return RelationEdge(from: partner, to: index, kind: .excludes, origin: .kinds)
    case (false, false):
      return RelationEdge(from: index, to: partner, kind: .unrelated, origin: .kinds)
    }
  }
}

extension RelationReader.Member {
  /// Whether one touch can be for both: one's view is the other's, or around it (S2.8, S4.1).
  fileprivate func canMeet(_ other: Self) -> Bool {
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

/// What delegates said about pairs in a run.
struct DelegateAnswers {
  private var together: Set<[RecognizerLabel]> = []
  private var requirements: [RecognizerLabel: [RecognizerLabel]] = [:]

  init(_ entries: [LogEntry]) {
    for entry in entries {
      guard case .asked(let question, let label, let other?, true) = entry.what else { continue }
      switch question {
      case .shouldRecognizeSimultaneously:
        together.insert([label, other])
        together.insert([other, label])
      case .shouldRequireFailure: add(label, waitsFor: other)
      case .shouldBeRequiredToFail: add(other, waitsFor: label)
      case .shouldReceiveEvent, .shouldReceiveTouch, .shouldBegin: break
      }
    }
  }

  private mutating func add(_ label: RecognizerLabel, waitsFor other: RecognizerLabel) {
    if !(requirements[label]?.contains(other) ?? false) {
      requirements[label, default: []].append(other)
    }
  }

  func allow(_ one: RecognizerLabel, _ other: RecognizerLabel) -> Bool {
    together.contains([one, other])
  }

  func waits(of label: RecognizerLabel) -> [RecognizerLabel] { requirements[label] ?? [] }
}
