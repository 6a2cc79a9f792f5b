// swift-tools-version: 6.3
import PackageDescription

// EMBEDDED=1 builds the engine and the recognizers as Embedded Swift, for the web and for boards.
let isEmbedded = Context.environment["EMBEDDED"] != nil

// ENGINE_TESTS=1 leaves out all but the engine and the tests that attack it: a sanitizer builds the
// package once more, and half of it is enough.
let isEngineAlone = Context.environment["ENGINE_TESTS"] != nil
let engineTests = ["GestureCoreTests", "MainActorTests", "GestureTestKit", "GestureScenario"]

// GESTURES_THOROUGH=1 adds the tests that play hundreds of scripts each: a debug build takes nearly as
// long for them as for all others.
let isThorough = Context.environment["GESTURES_THOROUGH"] == "1"
let slowTests = ["Prices", "Remedies"]

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

// Tests spend their time in what they test. A release build compiles them without optimization, which
// is sooner done; but not those of `ReferenceTests`, which play a second engine of their own.
let tests: [SwiftSetting] =
  common + [.unsafeFlags(["-Onone", "-num-threads", "2"], .when(configuration: .release))]

// Double.squareRoot() calls libm in debug builds; Foundation, which would link it, is not here.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

let recognizers = [
  "TapGesture", "DoubleTapGesture", "LongPressGesture", "PanGesture", "HorizontalPanGesture",
  "SwipeGesture", "PinchGesture", "RotationGesture", "ScreenEdgePanGesture", "HoverGesture",
  "CircleGesture",
]

// What reads the engine: a trace of what it did, why it did it, virtual time, and a search.
let tools = ["GestureTrace", "GestureDiagnosis", "GestureSimulation", "GestureExploration"]

// What the tests share: a stage, a recognizer and a delegate that do as they are told, processes.
let kit: [Target.Dependency] = ["GestureTestKit", "GestureCore"]

// The browser's module, as Embedded Swift alone; `Examples/Web/build` links it.
let web: [Target] = [
  .target(name: "GesturesWebSupport", path: "Examples/Web/Support"),
  .target(
    name: "GesturesWeb",
    dependencies: ["GesturesWebSupport", "Gestures", "GestureCore", "MatchItUpGame"]
      + (recognizers + ["GestureTrace", "GestureDiagnosis", "GestureSimulation"])
      .map { .byName(name: $0) },
    path: "Examples/Web/Engine",
    swiftSettings: common + [.enableExperimentalFeature("Embedded")]),
]

let package = Package(
  name: "gestures",
  products: [.library(name: "GestureCore", targets: ["GestureCore"])]
    + recognizers.map { .library(name: $0, targets: [$0]) }
    + [
      .library(name: "Gestures", targets: ["Gestures"])
    ]
    + tools.map { .library(name: $0, targets: [$0]) }
    + [
      .library(name: "GestureScenario", targets: ["GestureScenario"]),
      .library(name: "GestureScenarioAnalysis", targets: ["GestureScenarioAnalysis"]),
      .library(name: "GestureInput", targets: ["GestureInput"]),
      .library(name: "GestureCommands", targets: ["GestureCommands"]),
      .library(name: "GestureTesting", targets: ["GestureTesting"]),
      // The example's rules, for its windows in `Examples/Window`.
      .library(name: "MatchItUpGame", targets: ["MatchItUpGame"]),
      .executable(name: "gestures", targets: ["GesturesTool"]),
    ],
  targets: [
    .target(name: "GestureCore", swiftSettings: portable, linkerSettings: math)
  ]
    + recognizers.map {
      .target(name: $0, dependencies: ["GestureCore"], swiftSettings: portable)
    }
    + [
      .target(
        name: "Gestures", dependencies: ["GestureCore"] + recognizers.map { .byName(name: $0) },
        swiftSettings: portable),
      .target(name: "GestureTrace", dependencies: ["GestureCore"], swiftSettings: portable),
      .target(
        name: "GestureDiagnosis", dependencies: ["GestureCore", "GestureTrace"],
        swiftSettings: portable),
      .target(
        name: "GestureSimulation", dependencies: ["GestureCore", "GestureTrace"],
        swiftSettings: portable),
      .target(
        name: "GestureExploration",
        dependencies: ["GestureCore", "GestureTrace", "GestureSimulation"], swiftSettings: common),
      .target(name: "AllocationCounter"),
      .executableTarget(
        name: "gesture-bench",
        dependencies: [
          "AllocationCounter", "GestureCore", "GestureScenario", "GestureScenarioAnalysis",
        ]
          + (tools + recognizers).map { .byName(name: $0) },
        swiftSettings: common),
      .target(
        name: "MatchItUpGame", dependencies: ["GestureCore", "CircleGesture", "TapGesture"],
        path: "Examples/MatchItUp/Game", swiftSettings: portable),
      .executableTarget(
        name: "MatchItUp", dependencies: ["MatchItUpGame", "GestureCore", "GestureInput"],
        path: "Examples/MatchItUp/Terminal",
        resources: [.embedInCode("Resources/session.jsonl")], swiftSettings: common),
      .target(
        name: "GestureTestKit",
        dependencies: [
          "GestureCore", "GestureDiagnosis", "GestureScenario", "GestureSimulation", "GestureTrace",
          "StrokeModel",
        ], path: "Tests/Kit", swiftSettings: common),
      .testTarget(
        name: "MatchItUpTests", dependencies: kit + ["MatchItUp", "MatchItUpGame", "GestureInput"],
        swiftSettings: tests),
      .target(name: "StrokeModel", dependencies: ["GestureCore"], swiftSettings: common),
      .testTarget(
        name: "DocsTests",
        dependencies: kit + [
          "Gestures", "GestureInput", "GestureScenario", "GestureScenarioAnalysis",
          "GestureTesting", "GestureCommands",
        ] + tools.map { .byName(name: $0) },
        swiftSettings: tests),
      .testTarget(
        name: "CircleGestureTests",
        dependencies: kit + ["CircleGesture", "GestureTrace", "GestureSimulation", "StrokeModel"],
        swiftSettings: tests),
      // Foundation's JSON, without what it lets pass; for files and recordings.
      .target(name: "StrictJSON", swiftSettings: common),
      .target(
        name: "GestureScenario",
        dependencies: ["GestureCore", "GestureTrace", "GestureSimulation", "StrictJSON"]
          + recognizers.map { .byName(name: $0) },
        swiftSettings: common),
      // What is read out of a scenario file beyond running it: remedies, lint, the search.
      .target(
        name: "GestureScenarioAnalysis",
        dependencies: ["GestureScenario", "GestureCore"]
          + (tools + recognizers).map { .byName(name: $0) },
        swiftSettings: common),
      // Touch hardware: the kernel's protocols, recordings of them, terminals.
      .target(
        name: "GestureInput", dependencies: ["GestureCore", "GestureTrace", "StrictJSON"],
        swiftSettings: common + [.strictMemorySafety()]),
      .testTarget(
        name: "GestureInputTests",
        dependencies: kit + [
          "GestureCommands", "GestureInput", "GestureScenario", "GestureTrace", "Gestures",
          "GesturesTool",
        ],
        swiftSettings: tests),
      .target(
        name: "GestureCommands",
        dependencies: [
          "GestureScenario", "GestureScenarioAnalysis", "GestureInput", "GestureCore",
          "CircleGesture", "StrokeModel",
        ]
          + tools.map { .byName(name: $0) },
        swiftSettings: common),
      .target(
        name: "GestureTesting",
        dependencies: [
          "GestureScenario", "GestureScenarioAnalysis", "GestureCore", "GestureTrace",
          "GestureDiagnosis", "GestureSimulation", "StrokeModel",
        ],
        swiftSettings: common),
      .testTarget(
        name: "GestureTestingTests",
        dependencies: kit + ["GestureTesting", "GestureScenario", "GestureSimulation", "Gestures"],
        swiftSettings: tests),
      // Not "gestures": on a file system that ignores case it would be "Gestures" above.
      .executableTarget(
        name: "GesturesTool", dependencies: ["GestureCommands"], swiftSettings: common),
      .testTarget(
        name: "MeasureTests",
        dependencies: kit + [
          "GesturesTool", "GestureCommands", "GestureScenario", "CircleGesture", "StrokeModel",
        ],
        swiftSettings: tests),
      .testTarget(
        name: "GestureScenarioTests",
        dependencies: kit + [
          "GestureScenario", "GestureScenarioAnalysis", "GestureCommands", "GesturesTool",
          "StrictJSON",
        ]
          + tools.map { .byName(name: $0) }
          + recognizers.map { .byName(name: $0) },
        swiftSettings: tests),
      .testTarget(
        name: "GestureSimulationTests",
        dependencies: kit + ["GestureSimulation", "GestureTrace"]
          + recognizers.map { .byName(name: $0) },
        swiftSettings: tests),
      .testTarget(
        name: "GestureDiagnosisTests",
        dependencies: kit + ["GestureScenario", "GestureScenarioAnalysis"]
          + (tools + recognizers).map { .byName(name: $0) },
        swiftSettings: tests),
      .testTarget(
        name: "GestureCoreTests",
        dependencies: kit + ["StrokeModel"] + (tools + recognizers).map { .byName(name: $0) },
        swiftSettings: tests),
      .executableTarget(
        name: "Gallery",
        dependencies: ["GestureCore"] + (tools + recognizers).map { .byName(name: $0) },
        path: "Examples/Gallery", exclude: ["README.md"], swiftSettings: common),
      .testTarget(
        name: "GestureScenarioAnalysisTests",
        dependencies: kit + [
          "Gallery", "GestureScenario", "GestureScenarioAnalysis", "GestureCommands",
        ]
          + (tools + recognizers).map { .byName(name: $0) },
        exclude: isThorough ? [] : slowTests, swiftSettings: tests),
      // Stands for another package: public API alone, no @testable import.
      .testTarget(
        name: "OtherPackageTests",
        dependencies: [
          "Gestures", "GestureTrace", "GestureDiagnosis", "GestureExploration", "GestureScenario",
          "GestureScenarioAnalysis", "GestureCommands", "GestureTesting",
        ],
        swiftSettings: tests),
      // Stands for an app whose code is on the main actor by default.
      .testTarget(
        name: "MainActorTests", dependencies: ["Gestures"],
        swiftSettings: common + [.defaultIsolation(MainActor.self)]),
      .testTarget(
        name: "GalleryTests", dependencies: kit + ["Gallery"], swiftSettings: tests),
      // The engine against a second reading of its rules, and against its laws, in random worlds.
      .testTarget(
        name: "ReferenceTests",
        dependencies: kit + [
          "GestureScenario", "GestureScenarioAnalysis", "GestureDiagnosis", "GestureSimulation",
          "GestureTrace", "StrokeModel",
        ],
        swiftSettings: common),
    ] + (isEmbedded ? web : []),
  swiftLanguageModes: [.v6]
)

if isEngineAlone {
  let needed = Set(
    engineTests + ["GestureCore", "Gestures", "StrictJSON", "StrokeModel"] + recognizers + tools)
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !needed.contains($0.name) }
}
