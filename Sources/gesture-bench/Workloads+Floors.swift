/// What the same arithmetic costs without an engine: an indirect call a recognizer, a distance
/// test, a branch. It shows the machine's speed in the same run.
class FloorRecognizer {
  var startX = 0.0
  var startY = 0.0
  var hasFailed = false

  func moved(_ x: Double, _ y: Double) {}
}

final class FloorTap: FloorRecognizer {
  override func moved(_ x: Double, _ y: Double) {
    let dx = x - startX
    let dy = y - startY
    if dx * dx + dy * dy > 45 * 45 { hasFailed = true }
  }
}

final class FloorPan: FloorRecognizer {
  override func moved(_ x: Double, _ y: Double) {
    let dx = x - startX
    let dy = y - startY
    if dx * dx + dy * dy >= 10 * 10 { hasFailed = true }
  }
}

extension Workload {
  /// The row with which those of many recognizers are compared.
  static let floorName = "floor, 100"

  /// The taps first, then the pans. Where they alternate, a call takes 2 ns in one process and 8 in
  /// another, presumably since the processor doesn't learn which of the two comes next.
  static func floor(_ count: Int) -> Workload {
    let recognizers: [FloorRecognizer] = (0..<count).map {
      $0 < (count + 1) / 2 ? FloorTap() : FloorPan()
    }
    return Workload(name: "floor, \(count)", recognizers: count, eventsPerRun: 5_000) {
      for step in 0..<5_000 {
        let side = step % 2 == 0 ? -1.0 : 1.0
        for recognizer in recognizers { recognizer.moved(side, 0) }
      }
    }
  }
}
