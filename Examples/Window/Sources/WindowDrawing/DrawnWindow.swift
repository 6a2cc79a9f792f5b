import CSDL2
public import GestureCore

/// A window of SDL, and its renderer.
public final class DrawnWindow {
  public let window: OpaquePointer
  private let renderer: OpaquePointer
  private var finePicture: OpaquePointer?

  /// Opens a window, and SDL if need be.
  ///
  /// - Throws: what SDL says, such as that there is no display.
  public init(title: String, size: Size) throws(SDLError) {
    SDL_SetMainReady()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw SDLError() }
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard
      let window = SDL_CreateWindow(
        title, anywhere, anywhere, Int32(size.width), Int32(size.height), flags)
    else {
      let error = SDLError()
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) else {
      let error = SDLError()
      SDL_DestroyWindow(window)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    self.window = window
    self.renderer = renderer
  }

  /// Whether SDL has found no display and has taken a driver without a screen, which nobody asked
  /// for by `SDL_VIDEODRIVER`.
  public static var isInvisibleByAccident: Bool {
    guard SDL_getenv("SDL_VIDEODRIVER") == nil, let driver = SDL_GetCurrentVideoDriver() else {
      return false
    }
    return ["dummy", "offscreen", "evdev"].contains(String(cString: driver))
  }

  deinit {
    if let finePicture { SDL_DestroyTexture(finePicture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Draws a new picture of the window. The canvas has the window's points for units, however many
  /// pixels they have.
  public func draw(background: Color, _ body: (inout Canvas) -> Void) {
    let fineness = makeFinePicture()
    let scale = pixelsPerPoint * Double(fineness)
    var canvas = Canvas(transform: AffineTransform(scaleX: scale, y: scale))
    body(&canvas)
    SDL_SetRenderTarget(renderer, finePicture)
    SDL_SetRenderDrawColor(renderer, background.red, background.green, background.blue, 255)
    SDL_RenderClear(renderer)
    SDL_RenderGeometry(
      renderer, nil, canvas.vertices, Int32(canvas.vertices.count), canvas.indices,
      Int32(canvas.indices.count))
    guard let finePicture else { return }
    SDL_SetRenderTarget(renderer, nil)
    SDL_RenderCopy(renderer, finePicture, nil, nil)
  }

  /// Makes a texture of twice the size to draw into, where SDL draws without a graphics processor:
  /// then it places corners at whole pixels, and scaling down hides that.
  ///
  /// - Returns: how many of its pixels lie side by side in one of the window; 1 where none is
  ///   needed.
  private func makeFinePicture() -> Int32 {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    guard info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0 else { return 1 }
    let (fineness, size) = (Int32(2), pixelSize)
    if let finePicture {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_QueryTexture(finePicture, nil, nil, &width, &height)
      if width == size.width * fineness && height == size.height * fineness { return fineness }
      SDL_DestroyTexture(finePicture)
    }
    finePicture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
      size.width * fineness, size.height * fineness)
    guard let finePicture else { return 1 }
    SDL_SetTextureScaleMode(finePicture, SDL_ScaleModeLinear)
    return fineness
  }

  /// Shows what was drawn.
  public func present() { SDL_RenderPresent(renderer) }

  /// Saves what was drawn and is not shown yet, as a file of the type BMP.
  public func save(to path: String) throws(SDLError) {
    let size = pixelSize
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, size.width, size.height, 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw SDLError() }
    defer { SDL_FreeSurface(surface) }
    let pixels = surface.pointee
    guard
      SDL_RenderReadPixels(
        renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.pixels, pixels.pitch) == 0,
      SDL_SaveBMP_RW(surface, SDL_RWFromFile(path, "wb"), 1) == 0
    else { throw SDLError() }
  }

  /// How many pixels a point has: 2 on many small screens of high resolution.
  private var pixelsPerPoint: Double {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return width > 0 ? Double(pixelSize.width) / Double(width) : 1
  }

  private var pixelSize: (width: Int32, height: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return (width, height)
  }
}

@available(*, unavailable)
extension DrawnWindow: Sendable {}

/// What SDL says went wrong last.
public struct SDLError: Error, CustomStringConvertible {
  public let description: String

  init() { description = String(cString: SDL_GetError()) }

  public init(_ description: String) { self.description = description }
}
