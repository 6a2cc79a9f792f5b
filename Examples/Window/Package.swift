// swift-tools-version: 6.3
import PackageDescription

// Windows by SDL: an adapter of one file, the game, and a photo table. It is a package of its own,
// so that the framework needs no SDL; yours would name a URL and a version in place of the path.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

func gestures(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "gestures") }
}

let package = Package(
  name: "window",
  products: [
    .library(name: "SDLHost", targets: ["SDLHost"]),
    .executable(name: "window", targets: ["WindowExample"]),
  ],
  dependencies: [.package(name: "gestures", path: "../..")],
  targets: [
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    // The adapter: SDL's events for a dispatcher.
    .target(
      name: "SDLHost", dependencies: ["CSDL2"] + gestures("GestureCore"), swiftSettings: settings),
    // Lines, filled shapes and text by SDL's renderer.
    .target(
      name: "WindowDrawing", dependencies: ["CSDL2"] + gestures("GestureCore"),
      swiftSettings: settings),
    .target(
      name: "PhotoTable",
      dependencies: ["WindowDrawing"]
        + gestures(
          "GestureCore", "DoubleTapGesture", "PanGesture", "PinchGesture", "RotationGesture"),
      swiftSettings: settings),
    .executableTarget(
      name: "WindowExample",
      dependencies: ["CSDL2", "SDLHost", "WindowDrawing", "PhotoTable"]
        + gestures("GestureCore", "MatchItUpGame"),
      swiftSettings: settings),
    .testTarget(
      name: "WindowTests",
      dependencies: ["CSDL2", "SDLHost", "WindowDrawing", "PhotoTable", "WindowExample"]
        + gestures(
          "GestureCore", "LongPressGesture", "MatchItUpGame"),
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
