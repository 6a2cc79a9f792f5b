// swift-tools-version: 6.3
import PackageDescription

// A recognizer in a package of its own. It uses the public API of "gestures" alone; yours would
// name a URL and a version in place of the path.
let package = Package(
  name: "checkmark-gesture",
  products: [
    .library(name: "CheckmarkGesture", targets: ["CheckmarkGesture"]),
    .library(name: "CheckmarkScenario", targets: ["CheckmarkScenario"]),
    .executable(name: "checkmarks", targets: ["checkmarks"]),
  ],
  dependencies: [.package(name: "gestures", path: "../..")],
  targets: [
    // What an app links: the recognizer, and the engine.
    .target(
      name: "CheckmarkGesture",
      dependencies: [.product(name: "GestureCore", package: "gestures")]),
    // What tests and tools link: the checkmark as a kind of scenario file.
    .target(
      name: "CheckmarkScenario",
      dependencies: ["CheckmarkGesture", .product(name: "GestureScenario", package: "gestures")]),
    // The commands of the `gestures` tool, with the checkmark among the kinds.
    .executableTarget(
      name: "checkmarks",
      dependencies: ["CheckmarkScenario", .product(name: "GestureCommands", package: "gestures")]),
    .testTarget(
      name: "CheckmarkGestureTests",
      dependencies: [
        "CheckmarkScenario",
        .product(name: "Gestures", package: "gestures"),
        .product(name: "GestureSimulation", package: "gestures"),
        .product(name: "GestureTesting", package: "gestures"),
      ],
      resources: [.copy("Scenarios")]),
  ]
)
