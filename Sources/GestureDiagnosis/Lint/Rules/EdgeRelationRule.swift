import GestureCore

/// Edge pans without a relation to a pan that is nearer to the finger, which begins first where
/// both have it (S4.4, S9.26).
struct EdgeRelationRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.profile.edges != nil && $0.mayRecognize }.flatMap { edge in
      scene.partners(of: edge).filter { isFirst($0, over: edge, in: scene) }.map {
        finding($0, edge)
      }
    }
  }

  private func isFirst(_ pan: LintMember, over edge: LintMember, in scene: LintScene) -> Bool {
    guard case .drag(let needed) = edge.profile.trigger,
      case .drag(let distance) = pan.profile.trigger, pan.mayRecognizeAlone,
      pan.profile.taps == nil,
      distance < needed || distance == needed && pan.goesBefore(edge),
      pan.profile.numberOfTouches.lowerBound <= edge.profile.numberOfTouches.lowerBound,
      pan.profile.numberOfTouches.overlaps(edge.profile.numberOfTouches),
      scene.excludes(pan, edge), !scene.areLinked(pan, edge), !pan.handsOver(to: edge),
      pan.startsNoLater(than: edge), !scene.isExcludedByPrerequisite(pan, of: edge),
      // Where the pan gets all touches of the edge pan, another rule reports it.
      scene.dominance(of: pan, over: edge) == .none
    else { return false }
    return edge.singleEdges.contains { one in
      pan.leadsInwards(from: one) && pan.mayBegin(within: edge, one, in: scene.window)
    }
  }

  private func finding(_ pan: LintMember, _ edge: LintMember) -> Lint.Finding {
    Lint.Finding(
      .noRelation, pan.certainty(ofBeating: .warning), [edge, pan],
      "\(edge.quoted) and \(pan.quoted) are not related: at the edge of the window, where both "
        + "have the finger, \(pan.quoted) of view '\(pan.view.name)' begins first, and "
        + "\(edge.quoted) has lost" + pan.reservation,
      fixes: [.require(pan, toFail: edge), .together(pan, edge)])
  }
}

extension LintMember {
  /// The edges at which it begins, one by one.
  fileprivate var singleEdges: [RectEdges] {
    let all: [RectEdges] = [.left, .right, .top, .bottom]
    return all.filter { profile.edges?.contains($0) ?? false }
  }

  /// Whether some of its directions leads inwards from an edge.
  fileprivate func leadsInwards(from edge: RectEdges) -> Bool {
    profile.mayStart { edge.inwardPart(of: $0) > 0 }
  }

  /// Whether its own view reaches an edge at which `edge` has to begin, and it may begin there
  /// itself.
  fileprivate func mayBegin(
    within edge: LintMember, _ side: RectEdges, in window: Window
  ) -> Bool {
    let areas = edge.edgeAreas(in: window, along: side)
    guard profile.edges != nil else { return areas.contains { view.reaches($0) } }
    let own = edgeAreas(in: window)
    return areas.contains { area in
      own.contains { $0.intersection(area).map { view.reaches($0) } ?? false }
    }
  }
}
