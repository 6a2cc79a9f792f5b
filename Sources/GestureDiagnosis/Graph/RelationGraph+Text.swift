import GestureCore
import GestureTrace

extension RelationGraph {
  /// The graph as text: the tree of views with their recognizers, then one sentence per relation.
  ///
  /// - Parameter width: the maximum number of columns of a line. Range: 40 and up. Default: 100.
  public func text(width: Int = TextWidth.usual) -> String {
    guard !nodes.isEmpty else { return "there is no recognizer" }
    var lines: [String] = []
    for (number, view) in views.enumerated() {
      let indent = String(repeating: "  ", count: view.depth)
      let own = nodes.indices.filter { nodes[$0].view == number }
      let names = own.map { name($0) + nodes[$0].mark }
      let line = names.isEmpty ? view.name : "\(view.name): \(names.joined(separator: ", "))"
      lines += line.wrapped(to: max(width, 40) - indent.count).map { indent + $0 }
    }
    if !sentences.isEmpty { lines.append("") }
    for sentence in sentences {
      let parts = sentence.wrapped(to: max(width, 40) - 2)
      lines += parts.enumerated().map { $0 == 0 ? $1 : "  " + $1 }
    }
    return lines.joined(separator: "\n")
  }

  /// The graph for Graphviz: a box for each view, a node for each recognizer. Ordinary rivals have
  /// a dotted line.
  public var dot: String {
    var lines = ["digraph relations {", "  rankdir=LR; node [shape=box, style=rounded]"]
    var depths: [Int] = []
    for (number, view) in views.enumerated() {
      while let last = depths.last, last >= view.depth {
        depths.removeLast()
        lines.append(String(repeating: "  ", count: depths.count + 1) + "}")
      }
      depths.append(view.depth)
      let indent = String(repeating: "  ", count: depths.count)
      lines.append("\(indent)subgraph cluster_\(number) {")
      lines.append("\(indent)  label=\(view.name.quotedForDot)")
      for index in nodes.indices where nodes[index].view == number {
        lines.append("\(indent)  n\(index) [label=\(nodes[index].title.quotedForDot)]")
      }
    }
    while !depths.isEmpty {
      depths.removeLast()
      lines.append(String(repeating: "  ", count: depths.count + 1) + "}")
    }
    lines += edges.map { "  n\($0.from) -> n\($0.to) [\($0.dotAttributes)]" }
    lines += rivals.map { "  n\($0.0) -> n\($0.1) [dir=none, style=dotted, color=\"#8c959f\"]" }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// One sentence per relation, then what was refused, ordinary rivals last.
  var sentences: [String] { edges.map(sentence) + refusals.map(sentence) + rivalSentences }

  /// A recognizer's name, with its view where another recognizer has the same name.
  func name(_ index: Int) -> String {
    let label = nodes[index].label
    return repeatedNames.contains(label.name) ? label.description : "'\(label.name)'"
  }

  private func sentence(_ edge: RelationEdge) -> String {
    let (one, other) = (name(edge.from), name(edge.to))
    let origin =
      switch edge.origin {
      case .declared: "declared"
      case .answered: "a delegate or a recognizer says so"
      case .kinds: "by their kinds"
      }
    return switch edge.kind {
    case .waits: "\(one) waits for \(other) to fail (\(origin))"
    case .startsAfter: "\(one) starts after \(other) has begun (\(origin))"
    case .handsOver: "\(one) hands its touches over to \(other) (\(origin))"
    case .together: "\(one) and \(other) may recognize together (\(origin))"
    case .excludes: "\(one) excludes \(other), not the other way round (\(origin))"
    case .unrelated: "\(one) and \(other) don't exclude each other (\(origin))"
    }
  }

  private func sentence(_ refusal: RequirementCycle) -> String {
    let names = refusal.members.map { label in
      nodes.firstIndex { $0.label == label }.map(name) ?? label.description
    }
    guard let first = names.first, names.count > 1 else { return "" }
    if refusal.isContradiction {
      return "refused: \(first) can't wait for \(names[1]) to fail and to begin"
    }
    let ring = (names.dropFirst() + [first]).joined(separator: " waits for ")
    return "refused: that \(first) waits for \(names[1]), since \(ring)"
  }

  private var rivalSentences: [String] {
    nodes.indices.compactMap { index in
      let others = rivals.filter { $0.0 == index }.map { name($0.1) }
      guard !others.isEmpty else { return nil }
      let list = others.joined(separator: ", ")
      return others.count == 1
        ? "\(name(index)) or \(list): the first to recognize excludes the other"
        : "\(name(index)) or one of \(list): the first to recognize excludes the other"
    }
  }
}

extension RelationGraph: CustomStringConvertible {
  /// The graph as text of the default width.
  public var description: String { text() }
}

extension RelationGraph.Node {
  /// The remark after the name.
  fileprivate var mark: String { isEnabled ? "" : " (off)" }

  var title: String { label.name + mark }
}

extension RelationEdge {
  fileprivate var dotAttributes: String {
    let dashed = origin == .answered ? ", style=dashed" : ""
    return switch kind {
    case .waits: "label=\"waits for\"\(dashed)"
    case .startsAfter: "label=\"starts after\", color=\"#8250df\""
    case .handsOver: "label=\"hands over\", color=\"#0969da\""
    case .together: "label=\"together\", dir=both, color=\"#1a7f37\"\(dashed)"
    case .excludes: "label=\"excludes\", color=\"#cf222e\"\(dashed)"
    case .unrelated: "label=\"don't exclude\", dir=none, color=\"#8c959f\"\(dashed)"
    }
  }
}

extension String {
  fileprivate var quotedForDot: String {
    var text = ""
    for character in self {
      switch character {
      case "\"", "\\": text += "\\\(character)"
      case "\n", "\r\n", "\r": text += " "
      case _: text.append(character)
      }
    }
    return "\"\(text)\""
  }
}
