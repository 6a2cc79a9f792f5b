import CSDL2
import GestureCore
import PhotoTable
import SDLHost
import Testing
import WindowDrawing

extension Windows {
  @Suite @MainActor struct `A photo table` {
    let table: PhotoTable
    let lines = Log()
    let pushed: Pushed

    final class Log {
      var lines: [String] = []
    }

    init() throws {
      table = PhotoTable { [lines] in lines.lines.append($0) }
      table.dispatcher.stopsAtDiagnostics = true
      pushed = try Pushed(table.dispatcher)
    }

    @Test func `ten fingers drag ten photos at once`() {
      let starts = table.photos.map(\.center)
      let way = Vector(dx: 40, dy: -24)
      for (number, start) in starts.enumerated() {
        pushed.drag(Int64(number), from: start, by: way, lifts: false)
      }
      pushed.turn()
      #expect(table.dispatcher.touches.count == 10)
      for (number, start) in starts.enumerated() {
        pushed.finger(Int64(number), SDL_FINGERUP, start.x + way.dx, start.y + way.dy)
      }
      pushed.turn()
      for (photo, start) in zip(table.photos, starts) {
        #expect(photo.center.distance(to: start + way) < 0.1, "\(photo)")
      }
      #expect(lines.lines.count == 10)
      #expect(table.dispatcher.isIdle)
    }

    @Test func `two fingers pinch a photo, and what is between them stays there`() {
      let (photo, start) = (table.photos[5], table.photos[5].center)
      for step in 0...8 {
        let distance = 40 + Double(step) * 10
        let type = step == 0 ? SDL_FINGERDOWN : SDL_FINGERMOTION
        pushed.finger(1, type, start.x - distance, start.y)
        pushed.finger(2, type, start.x + distance, start.y)
      }
      pushed.turn()
      #expect(abs(photo.scale - 3) < 0.3, "\(photo)")
      #expect(photo.center.distance(to: start) < 0.1 * 120, "\(photo)")
      #expect(table.window.subviews.last === photo)
    }

    @Test func `two fingers turn a photo`() {
      let (photo, start, angle) = (table.photos[6], table.photos[6].center, table.photos[6].angle)
      for step in 0...20 {
        let turn = AffineTransform(rotationAngle: Double(step) / 20 * .pi / 2)
        let arm = turn.applied(to: Vector(dx: 60, dy: 0))
        let type = step == 0 ? SDL_FINGERDOWN : SDL_FINGERMOTION
        pushed.finger(1, type, start.x - arm.dx, start.y - arm.dy)
        pushed.finger(2, type, start.x + arm.dx, start.y + arm.dy)
      }
      pushed.turn()
      #expect(abs(photo.angle - angle - .pi / 2) < 0.2, "\(photo)")
    }

    @Test func `two people hold two photos and turn neither`() {
      let (one, other) = (table.photos[1], table.photos[8])
      let scales = (one.scale, other.scale)
      pushed.drag(1, from: one.center, by: Vector(dx: 0, dy: 60), lifts: false)
      pushed.drag(2, from: other.center, by: Vector(dx: 60, dy: 0), lifts: false)
      pushed.turn()
      #expect(scales == (one.scale, other.scale))
      #expect(table.window.subviews.suffix(2).map(\.name) == ["photo 1", "photo 8"])
    }

    @Test func `a lost focus ends what all fingers do`() {
      for (number, photo) in table.photos.prefix(3).enumerated() {
        pushed.drag(Int64(number), from: photo.center, by: Vector(dx: 30, dy: 0), lifts: false)
      }
      pushed.window(SDL_WINDOWEVENT_FOCUS_LOST)
      pushed.drag(0, from: table.photos[0].center, by: .zero)
      pushed.turn()
      #expect(lines.lines.prefix(3).allSatisfy { $0.hasSuffix("pan cancelled") }, "\(lines.lines)")
      #expect(table.dispatcher.touches.isEmpty)
    }

    @Test func `keys and a wheel make the photo larger`() {
      let photo = table.photo(after: table.photos[9])
      #expect(photo === table.photos[0])
      pushed.host.focusedView = photo
      pushed.key(SDLK_UP)
      pushed.turn()
      #expect(abs(photo.scale - 1.12) < 0.001)
      pushed.key(SDLK_LSHIFT, modifiers: KMOD_LSHIFT)
      let angle = photo.angle
      pushed.mouse(SDL_MOUSEMOTION, Int32(photo.center.x), Int32(photo.center.y), button: 0)
      pushed.wheel(0, 1)
      pushed.turn()
      while !table.dispatcher.isIdle { pushed.turn() }
      #expect(abs(photo.angle - angle - .pi / 15) < 0.001)
      #expect(lines.lines.last?.hasSuffix("wheel ended") == true)
    }

    @Test func `photos come back into a smaller window`() {
      SDL_SetWindowSize(pushed.drawn.window, 300, 200)
      pushed.turn()
      table.bringBack()
      let bounds = Rect(x: 0, y: 0, width: 300.1, height: 200.1)
      #expect(table.photos.allSatisfy { bounds.contains($0.center) })
      pushed.drawn.draw(background: PhotoTable.background) { table.draw(on: &$0) }
    }
  }
}
