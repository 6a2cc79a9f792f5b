import GestureCore
import GestureSimulation
import GestureTestKit
import Testing

@Suite struct `Views that move under a pressed control` {
  let stage = Stage()
  let panel = Control(name: "panel", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let icon = View(name: "icon", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let power = Switch(name: "power", frame: Rect(x: 100, y: 100, width: 50, height: 30))

  init() {
    stage.window.addSubview(panel)
    panel.addSubview(icon)
    panel.addSubview(power)
  }

  @Test
  func `S11.10 a press ends where it began, though the view that was hit moves into a control`() {
    stage.finger.down(at: Point(x: 20, y: 20))
    #expect(panel.isTracking)
    power.addSubview(icon)
    stage.finger.up()
    #expect(!panel.isTracking)
    #expect(!panel.isHighlighted)
    #expect(!power.isTracking)
  }

  @Test(arguments: [false, true])
  func `S11.10 it ends, though a finger on the same view began outside and ends with it`(
    isRemoved: Bool
  ) {
    let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    card.isMultipleTouchEnabled = true
    stage.window.addSubview(card)
    let (first, second) = (stage.simulation.finger(1), stage.simulation.finger(2))
    first.down(at: Point(x: 20, y: 20))
    panel.addSubview(card)
    second.down(at: Point(x: 40, y: 20))
    #expect(panel.isTracking)
    if isRemoved {
      card.removeFromSuperview()
    } else {
      stage.simulation.atOnce {
        first.up()
        second.up()
      }
    }
    #expect(!panel.isTracking)
    #expect(!panel.isHighlighted)
  }
}
