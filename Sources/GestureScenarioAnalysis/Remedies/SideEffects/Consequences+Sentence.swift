import GestureTrace

extension [Consequence] {
  /// The end of a sentence: consecutive consequences of one recognizer name it once, and
  /// consecutive recognizers with the same consequence are named together.
  var sentenceEnding: String {
    let groups = self.groups
    let clauses = groups.map { group in
      "\(group.names.joinedAsList) \(group.predicates.map { "would \($0)" }.joinedAsClauses)"
    }
    let isPlain = groups.allSatisfy { $0.predicates.count == 1 }
    guard let last = clauses.last, clauses.count > 1, !isPlain else {
      return clauses.joinedAsClauses
    }
    return clauses.dropLast().joined(separator: ", ") + ", and " + last
  }

  /// Consecutive consequences of one topic, or of several recognizers alike.
  private struct Group {
    let topic: Consequence.Topic
    var names: [String]
    var predicates: [String]

    func isAlike(_ other: Group) -> Bool {
      topic.isRecognizer && other.topic.isRecognizer && predicates == other.predicates
    }
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for consequence in self {
      if groups.last?.topic == consequence.topic {
        groups[groups.count - 1].predicates.append(consequence.predicate)
      } else {
        groups.append(
          Group(
            topic: consequence.topic, names: [consequence.name],
            predicates: [consequence.predicate]))
      }
    }
    return groups.reduce(into: []) { merged, group in
      if merged.last?.isAlike(group) ?? false {
        merged[merged.count - 1].names += group.names
      } else {
        merged.append(group)
      }
    }
  }
}

extension Consequence.Topic {
  /// Whether the topic is a recognizer by its id.
  fileprivate var isRecognizer: Bool { if case .recognizer = self { true } else { false } }
}
