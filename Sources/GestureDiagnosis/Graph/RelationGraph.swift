public import GestureCore
public import GestureTrace

/// Which recognizers wait for which, which exclude which, and which may recognize together: the
/// relations between all recognizers of a window.
///
/// ```swift
/// print(RelationGraph(window, log: simulation.log).text())
/// ```
///
/// Declared relations are read from the recognizers. Delegates' answers are known only as far as
/// they were asked: pass the log of a run.
public struct RelationGraph: Sendable {
  let views: [ViewNode]
  let nodes: [Node]
  /// The names that several recognizers have.
  let repeatedNames: Set<String>
  /// In the order of ``nodes``, both ways.
  let edges: [RelationEdge]
  /// The pairs that can share a touch and are ordinary rivals: the first to recognize excludes the
  /// other.
  let rivals: [(Int, Int)]
  /// The requirements that were refused, since each would have closed a cycle.
  let refusals: [RequirementCycle]

  /// A view with recognizers on it or in it.
  struct ViewNode: Sendable {
    let name: String
    let depth: Int
  }

  /// A recognizer.
  struct Node: Sendable {
    let label: RecognizerLabel
    /// The index of its view in ``views``.
    let view: Int
    let isEnabled: Bool
  }

  /// Reads the relations of a window as they are now.
  ///
  /// - Parameters:
  ///   - window: its whole tree is included.
  ///   - log: answers of delegates in a run. Default: none.
  public init(_ window: Window, log: EventLog) { self.init(window, entries: log.entries) }

  /// Reads the relations of a window as they are now.
  public init(_ window: Window, entries: [LogEntry] = []) {
    self.init(window, entries: entries, asksAll: false, ruled: [])
  }

  /// Reads the relations of a window whose delegates answer the same each time.
  ///
  /// - Parameters:
  ///   - asksAll: whether delegates are asked about all pairs that can share a touch.
  ///   - ruled: the names of recognizers with their own rules about which others they prevent.
  package init(_ window: Window, entries: [LogEntry], asksAll: Bool, ruled: Set<String>) {
    var reader = RelationReader(
      RelationModel.Source(log: DelegateAnswers(entries), asks: asksAll), ruled: ruled)
    reader.visit(window, depth: 0, path: [])
    views = reader.views
    nodes = reader.members.map { member in
      Node(
        label: member.recognizer.label, view: member.view, isEnabled: member.recognizer.isEnabled)
    }
    var (names, repeated): (Set<String>, Set<String>) = ([], [])
    for node in nodes where !names.insert(node.label.name).inserted {
      repeated.insert(node.label.name)
    }
    repeatedNames = repeated
    let relations = reader.relations()
    edges = relations.edges
    rivals = relations.rivals
    refusals = reader.members.flatMap { $0.recognizer.handle.refusedCycles }
  }
}
