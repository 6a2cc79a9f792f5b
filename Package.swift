// swift-tools-version: 6.2
import PackageDescription

// EMBEDDED=1 builds the engine and the recognizers as Embedded Swift, for the web and for boards.
let isEmbedded = Context.environment["EMBEDDED"] != nil

let common: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]
let portable: [SwiftSetting] =
  common + [.strictMemorySafety()]
  + (isEmbedded
    ? [.enableExperimentalFeature("Embedded")]
    : [.treatWarning("EmbeddedRestrictions", as: .error)])

// Double.squareRoot() calls libm in debug builds; Foundation, which would link it, is not here.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

let recognizers = [
  "TapGesture", "DoubleTapGesture", "LongPressGesture", "PanGesture", "HorizontalPanGesture",
  "SwipeGesture", "PinchGesture", "RotationGesture", "ScreenEdgePanGesture", "HoverGesture",
  "CircleGesture",
]

let package = Package(
  name: "gestures",
  products: [.library(name: "GestureCore", targets: ["GestureCore"])]
    + recognizers.map { .library(name: $0, targets: [$0]) }
    + [
      .library(name: "Gestures", targets: ["GestureCore"] + recognizers),
      .library(name: "GestureSimulation", targets: ["GestureSimulation"]),
      .library(name: "GestureScenario", targets: ["GestureScenario"]),
      .executable(name: "gestures", targets: ["gestures"]),
    ],
  targets: [
    .target(name: "GestureCore", swiftSettings: portable, linkerSettings: math)
  ]
    + recognizers.map {
      .target(name: $0, dependencies: ["GestureCore"], swiftSettings: portable)
    }
    + [
      .target(name: "GestureSimulation", dependencies: ["GestureCore"], swiftSettings: common),
      .target(name: "AllocationCounter"),
      .executableTarget(
        name: "gesture-bench",
        dependencies: ["AllocationCounter", "GestureCore", "GestureSimulation", "GestureScenario"]
          + recognizers.map { .byName(name: $0) },
        swiftSettings: common),
      .target(
        name: "MatchItUpGame", dependencies: ["GestureCore", "CircleGesture", "TapGesture"],
        path: "Examples/MatchItUp/Game", swiftSettings: portable),
      .executableTarget(
        name: "MatchItUp", dependencies: ["MatchItUpGame", "GestureCore"],
        path: "Examples/MatchItUp/Terminal",
        resources: [.embedInCode("Resources/session.jsonl")], swiftSettings: common),
      .testTarget(
        name: "MatchItUpTests", dependencies: ["MatchItUp", "MatchItUpGame", "GestureCore"],
        swiftSettings: common),
      .target(name: "StrokeModel", dependencies: ["GestureCore"], swiftSettings: common),
      .testTarget(name: "DocsTests", swiftSettings: common),
      .testTarget(
        name: "CircleGestureTests",
        dependencies: ["CircleGesture", "GestureCore", "GestureSimulation", "StrokeModel"],
        swiftSettings: common),
      .target(
        name: "GestureScenario",
        dependencies: ["GestureCore", "GestureSimulation"] + recognizers.map { .byName(name: $0) },
        swiftSettings: common),
      .executableTarget(
        name: "gestures",
        dependencies: [
          "GestureScenario", "GestureSimulation", "GestureCore", "CircleGesture", "StrokeModel",
        ],
        swiftSettings: common),
      .testTarget(
        name: "MeasureTests",
        dependencies: [
          "gestures", "GestureScenario", "GestureCore", "CircleGesture", "StrokeModel",
        ],
        swiftSettings: common),
      .testTarget(
        name: "GestureScenarioTests",
        dependencies: ["GestureScenario", "gestures", "GestureCore", "GestureSimulation"]
          + recognizers.map { .byName(name: $0) },
        swiftSettings: common),
      .testTarget(
        name: "GestureSimulationTests",
        dependencies: ["GestureCore", "GestureSimulation", "GestureScenario", "gestures"]
          + recognizers.map { .byName(name: $0) },
        swiftSettings: common),
      .testTarget(
        name: "GestureCoreTests",
        dependencies: ["GestureCore", "GestureSimulation"] + recognizers.map { .byName(name: $0) },
        swiftSettings: common),
      .executableTarget(
        name: "Gallery",
        dependencies: ["GestureCore", "GestureSimulation"] + recognizers.map { .byName(name: $0) },
        path: "Examples/Gallery", exclude: ["README.md"], swiftSettings: common),
      .testTarget(
        name: "AnalysisTests",
        dependencies: [
          "Gallery", "GestureCore", "GestureScenario", "GestureSimulation", "gestures",
        ] + recognizers.map { .byName(name: $0) },
        swiftSettings: common),
      .testTarget(name: "GalleryTests", dependencies: ["Gallery"], swiftSettings: common),
    ],
  swiftLanguageModes: [.v6]
)
