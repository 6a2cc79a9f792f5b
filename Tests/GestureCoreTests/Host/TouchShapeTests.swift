import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HoverGesture
import Testing

@Suite struct `Contacts and poses` {
  let stage = Stage()

  private func send(
    _ phase: TouchPhase, _ contact: TouchContact? = nil, _ pose: TouchPose? = nil
  ) -> Touch? {
    var input = TouchInput(id: 1, phase: phase, location: stage.place, type: .pencil)
    input.contact = contact
    input.pose = pose
    stage.simulation.send([input])
    return stage.simulation.dispatcher.touches.first
  }

  @Test func `S15.20 a touch tells what the host says of it`() throws {
    let touch = try #require(
      send(
        .began, TouchContact(majorRadius: 8, tolerance: 2),
        TouchPose(altitudeAngle: 0.5, azimuthAngle: 1, rollAngle: -0.25)))
    #expect(touch.majorRadius == 8 && touch.majorRadiusTolerance == 2)
    #expect(touch.altitudeAngle == 0.5 && touch.rollAngle == -0.25)
    #expect(touch.azimuthAngle(in: nil) == 1)
  }

  @Test func `S15.20 what the host doesn't say stays, and starts as nothing and upright`() throws {
    let touch = try #require(send(.began))
    #expect(touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
    #expect(touch.altitudeAngle == .pi / 2 && touch.rollAngle == 0)
    _ = send(.moved, TouchContact(majorRadius: 5))
    _ = send(.moved, nil, TouchPose(altitudeAngle: 1))
    _ = send(.moved)
    #expect(touch.majorRadius == 5 && touch.altitudeAngle == 1)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `S15.20 what is no number is not taken`(number: Double) throws {
    let touch = try #require(
      send(.began, TouchContact(majorRadius: 5), TouchPose(altitudeAngle: 1)))
    _ = send(.moved, TouchContact(majorRadius: number), TouchPose(altitudeAngle: number))
    #expect(touch.majorRadius == 5 && touch.altitudeAngle == 1)
  }

  @Test func `S15.20 the azimuth is converted to a view's axes`() throws {
    let turned = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    turned.transform = AffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
    stage.card.addSubview(turned)
    let touch = try #require(send(.began, nil, TouchPose(altitudeAngle: 1, azimuthAngle: .pi / 2)))
    #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
    #expect(abs(touch.azimuthAngle(in: turned)) < 1e-9)
    let direction = touch.azimuthUnitVector(in: turned)
    #expect(abs(direction.dx - 1) < 1e-9 && abs(direction.dy) < 1e-9)
    #expect(abs(touch.azimuthUnitVector(in: nil).dy - 1) < 1e-9)
  }

  @Test func `S15.20 a stylus above the surface tells its pose and its distance`() {
    let hover = stage.add(HoverGestureRecognizer(), "hover")
    func move(_ pose: TouchPose?, _ distance: Double?) {
      let input = HoverInput(at: stage.place, pose: pose, distance: distance)
      stage.simulation.send(InputEvent(at: stage.simulation.now, .hover(input)))
    }
    move(TouchPose(altitudeAngle: 1, azimuthAngle: 0.5, rollAngle: 0.25), 9)
    #expect(hover.altitudeAngle == 1 && hover.rollAngle == 0.25 && hover.distance == 9)
    #expect(hover.azimuthAngle(in: nil) == 0.5)
    move(TouchPose(altitudeAngle: 0.75), 8)
    move(TouchPose(altitudeAngle: 0.75), 8)
    #expect(hover.altitudeAngle == 0.75 && hover.distance == 8)
    #expect(stage.actions == ["hover began", "hover changed"])
  }

  @Test func `S15.20 the log tells the contact and the pose`() {
    _ = send(.began, TouchContact(majorRadius: 8, tolerance: 2), TouchPose(altitudeAngle: 0.5))
    #expect(
      stage.log.jsonLines().contains(
        #"{"at": 0, "kind": "input", "touch": "1", "contact": [8, 2], "pose": [0.5, 0, 0]}"#))
  }
}
