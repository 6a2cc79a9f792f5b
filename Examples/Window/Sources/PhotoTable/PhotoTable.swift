public import GestureCore
public import WindowDrawing

/// Ten photos on a table, for many hands at once.
public final class PhotoTable {
  public let window: Window
  public let dispatcher: Dispatcher
  /// The photos by their numbers; ``Window/subviews`` has them from back to front.
  public let photos: [Photo]

  public static let size = Size(width: 1000, height: 700)
  public static let background = Color(0x3a4a45)

  /// - Parameter report: called with a line for each gesture that has ended.
  public init(report: @escaping (String) -> Void = { _ in }) {
    window = Window(name: "table", size: Self.size)
    dispatcher = Dispatcher(window: window)
    photos = Picture.all.enumerated().map { number, picture in
      Photo(
        number: number, picture: picture, center: Self.place(number), angle: Self.angle(number))
    }
    for photo in photos {
      window.addSubview(photo)
      photo.onEnd = { photo, gesture in report("\(photo): \(gesture)") }
    }
  }

  /// Brings photos back that lie outside of a window that has become smaller.
  public func bringBack() {
    for photo in photos {
      photo.center.x = min(max(photo.center.x, 0), max(0, window.bounds.width))
      photo.center.y = min(max(photo.center.y, 0), max(0, window.bounds.height))
    }
  }

  /// The photo whose turn it is after another one, by their numbers.
  public func photo(after view: View?) -> Photo {
    let number = photos.firstIndex { $0 === view }.map { $0 + 1 } ?? 0
    return photos[number % photos.count]
  }

  /// Four photos in the upper row, three in each of the others.
  private static func place(_ number: Int) -> Point {
    let row = number < 4 ? 0 : number < 7 ? 1 : 2
    let column = [number, number - 4, number - 7][row]
    return Point(
      x: [140, 230, 230][row] + Double(column) * [240.0, 270, 270][row], y: 120 + Double(row) * 210)
  }

  private static func angle(_ number: Int) -> Double {
    [-0.08, 0.05, -0.03, 0.09, 0.06, -0.07, 0.04, -0.05, 0.08, -0.04][number % 10]
  }
}

@available(*, unavailable)
extension PhotoTable: Sendable {}

// MARK: Drawing

extension PhotoTable {
  /// Draws the table.
  ///
  /// - Parameter focus: the photo that keys act on, which gets a frame.
  public func draw(on canvas: inout Canvas, focus: View? = nil) {
    let help =
      "Drag, pinch and turn with fingers or the mouse. Wheel: size; with Shift: turn. "
      + "Two taps: straight. Tab and the arrows: by keys."
    let frame = Rect(
      x: 16, y: window.bounds.height - 28, width: window.bounds.width - 32, height: 24)
    canvas.text(help, in: frame, TextStyle(height: 10, Color(0xb9c7c1)))
    for case let photo as Photo in window.subviews {
      photo.draw(on: &canvas, isFocused: photo === focus)
    }
    for touch in dispatcher.touches {
      canvas.circle(at: touch.location(in: nil), radius: 22, width: 3, Color(0xffd24a))
    }
  }
}

extension Photo {
  fileprivate func draw(on canvas: inout Canvas, isFocused: Bool) {
    let outer = canvas.transform
    canvas.transform =
      AffineTransform(translationX: -bounds.center.x, y: -bounds.center.y)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
      .concatenating(outer)
    let edge = isFocused ? 4.0 : 1.0
    canvas.fill(bounds.insetBy(dx: -edge, dy: -edge), Color(isFocused ? 0xffd24a : 0x27322f))
    canvas.fill(bounds, Color(0xfbfaf6))
    picture.draw(in: Rect(x: 9, y: 9, width: 172, height: 129), on: &canvas)
    canvas.text(
      picture.title, in: Rect(x: 9, y: 143, width: 172, height: 20),
      TextStyle(height: 10, Color(0x4a463e), isCentered: true))
    canvas.transform = outer
  }
}

extension Photo: CustomStringConvertible {
  /// "photo 3 at 380, 120, scale 1.25, turned -4 degrees"
  public var description: String {
    let degrees = Int((angle * 180 / .pi).rounded())
    let hundredths = Int((scale * 100).rounded())
    let share = String(100 + hundredths % 100).dropFirst()
    return "\(name) at \(Int(center.x.rounded())), \(Int(center.y.rounded())), "
      + "scale \(hundredths / 100).\(share), turned \(degrees) degrees"
  }
}
