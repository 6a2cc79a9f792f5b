import CircleGesture
import Foundation
import GestureCore
import GestureSimulation
import Testing

/// A folder of recorded strokes, a JSON object a line, if the one who runs the tests has one:
/// people's recordings are no part of the project.
private let folder = ProcessInfo.processInfo.environment["MEASURED_STROKES"]

@Suite("RecordedStrokes")
struct RecordedStrokesTests {
  private struct Stroke: Decodable {
    var label: String
    var points: [[Double]]
  }

  /// How many strokes of a label were played, and how many were taken for circles.
  private struct Count {
    var strokes = 0
    var accepted = 0
  }

  @Test(.enabled(if: folder != nil, "MEASURED_STROKES names no folder with recorded strokes"))
  func `S14.25 people's circles are circles and nothing else is, played as touches`() throws {
    var circles = Count()
    var others = Count()
    for stroke in try strokes() {
      let isAccepted = play(stroke)
      if stroke.label == "circle" {
        circles.strokes += 1
        circles.accepted += isAccepted ? 1 : 0
      } else {
        others.strokes += 1
        others.accepted += isAccepted ? 1 : 0
      }
    }
    print(
      "circles \(circles.accepted) of \(circles.strokes), others \(others.accepted) of \(others.strokes)"
    )
    #expect(circles.strokes > 0, "there are no circles in the folder")
    #expect(Double(circles.accepted) >= 0.994 * Double(circles.strokes))
    #expect(Double(others.accepted) <= 0.0001 * Double(others.strokes))
  }

  private func strokes() throws -> [Stroke] {
    let directory = URL(fileURLWithPath: folder ?? "")
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "jsonl" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        try JSONDecoder().decode(Stroke.self, from: Data(line.utf8))
      }
    }
  }

  /// Plays a stroke as a finger's touches on a window that is large enough.
  private func play(_ stroke: Stroke) -> Bool {
    let window = Window(size: Size(width: 20_000, height: 20_000))
    window.bounds.origin = Point(x: -10_000, y: -10_000)
    let dispatcher = Dispatcher(window: window)
    let circle = CircleGestureRecognizer()
    window.addGestureRecognizer(circle)
    var isAccepted = false
    circle.onAction { circle in isAccepted = circle.state == .ended }
    for (index, point) in stroke.points.enumerated() {
      let phase: TouchPhase = index == 0 ? .began : .moved
      let place = Point(x: point[1], y: point[2])
      dispatcher.send(
        InputEvent(
          at: .milliseconds(point[0]), touches: [TouchInput(id: 1, phase: phase, location: place)]))
    }
    dispatcher.send(
      InputEvent(at: dispatcher.now, touches: [TouchInput(id: 1, phase: .ended, location: nil)]))
    return isAccepted
  }
}
