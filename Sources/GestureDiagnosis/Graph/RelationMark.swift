/// The relation of one recognizer to another, as a mark in a table: from the row to the column.
struct RelationMark: Hashable {
  /// The kind of relation; nil for rivals: the first to recognize excludes the other.
  var kind: RelationEdge.Kind?
  /// Whether it comes from the answer of a delegate or a recognizer.
  var isAnswered = false

  var letter: String {
    switch kind {
    case .waits: "W"
    case .startsAfter: "A"
    case .handsOver: "H"
    case .together: "T"
    case .excludes: "X"
    case .unrelated: "–"
    case nil: ""
    }
  }

  /// The style of the mark's area.
  var style: String { kind == nil ? "over" : "head \(line)" }

  /// The style of a line around the mark.
  var line: String {
    switch kind {
    case .waits, .startsAfter, .handsOver: "waits"
    case .together: "together"
    case .excludes: "excludes"
    case .unrelated, nil: "unrelated"
    }
  }

  /// The marks of all pairs, row by row; nil where two never share a touch. Waiting takes
  /// precedence.
  static func table(of graph: RelationGraph) -> [RelationMark?] {
    let count = graph.nodes.count
    var marks = [RelationMark?](repeating: nil, count: count * count)
    for (one, other) in graph.rivals {
      marks[one * count + other] = RelationMark(kind: nil)
      marks[other * count + one] = RelationMark(kind: nil)
    }
    for edge in graph.edges.sorted(by: { $0.kind != .waits && $1.kind == .waits }) {
      let mark = RelationMark(kind: edge.kind, isAnswered: edge.origin == .answered)
      marks[edge.from * count + edge.to] = mark
      if edge.kind == .together || edge.kind == .unrelated {
        marks[edge.to * count + edge.from] = mark
      }
    }
    return marks
  }

  /// The meanings of the marks that occur, each once.
  static func meanings(of marks: [RelationMark]) -> [(mark: RelationMark, text: String)] {
    let all = RelationEdge.Kind.allCases.map { RelationMark(kind: $0) } + [RelationMark(kind: nil)]
    let present = all.filter { mark in marks.contains { $0.kind == mark.kind } }
    return present.map { ($0, $0.meaning) }
      + (marks.first { $0.isAnswered }.map {
        [($0, "dashed round it: a delegate or a recognizer says so")]
      } ?? [])
  }

  private var meaning: String {
    switch kind {
    case .waits: "the row's waits for the column's to fail"
    case .startsAfter: "the row's starts after the column's has begun"
    case .handsOver: "the row's hands its touches over to the column's"
    case .together: "both may recognize together"
    case .excludes: "the row's excludes the column's, not the other way round"
    case .unrelated: "neither excludes the other"
    case nil: "the first to recognize excludes the other"
    }
  }
}
