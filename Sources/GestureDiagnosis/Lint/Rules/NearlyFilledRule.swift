import GestureCore
import GestureTrace

/// Taps on views that controls nearly fill: a control keeps a tap to itself (S11.1). Where the
/// controls leave nothing, another rule reports it.
struct NearlyFilledRule: LintRule {
  /// Less than this is usually meant, as by a row of buttons in a bar.
  private static let leastShare = 0.9

  func findings(in scene: LintScene) -> [Lint.Finding] {
    let areas = scene.views.map { (view: $0, box: $0.boxInWindow) }
    return scene.members.compactMap { member in
      guard member.isSingleTap, member.takesPart, member.veto == nil,
        member.recognizer.cancelsTouchesInView,
        scene.controls.contains(where: { scene.isProtected($0, from: member) }),
        let parts = VisiblePart.parts(of: member.view, among: areas, in: scene.window)
      else { return nil }
      return finding(about: member, parts, in: scene)
    }
  }

  private func finding(
    about member: LintMember, _ parts: [VisiblePart], in scene: LintScene
  ) -> Lint.Finding? {
    let area = parts.reduce(0) { $0 + $1.area }
    var (all, kept) = (0.0, 0.0)
    var controls: [Control] = []
    for part in parts {
      guard let hit = part.hit, member.getsTouches(on: hit) else { continue }
      all += part.area
      guard let control = hit as? Control, scene.isProtected(control, from: member) else {
        continue
      }
      kept += part.area
      if !controls.contains(where: { $0 === control }) { controls.append(control) }
    }
    guard kept < all, kept / area >= Self.leastShare else { return nil }
    let keep = controls.count == 1 ? "keeps" : "keep"
    let percent = (kept / area * 1000).rounded(.down) / 10
    return Lint.Finding(
      .cutOff, .note, [member],
      "\(member.quoted) gets no tap on \(percent.withOneDecimal) % of view '\(member.view.name)': "
        + "\(controls.listed) \(keep) taps to \(controls.count == 1 ? "itself" : "themselves")",
      fixes: [.leaveTouches(member)])
  }
}
