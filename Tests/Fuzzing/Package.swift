// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that the root package neither builds it nor depends on it. Build it with
// the script `fuzz` beside this file, which gives the compiler the sanitizers' flags.

/// The package two folders up goes by the name of its folder.
let gestures = String(Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "")

let package = Package(
  name: "fuzzing",
  dependencies: [.package(path: "../..")],
  targets: [
    .target(
      name: "Inputs",
      dependencies: [
        .product(name: "Gestures", package: gestures),
        .product(name: "GestureScenario", package: gestures),
        .product(name: "GestureInput", package: gestures),
      ]),
    // In C, because libFuzzer brings `main`, and a Swift executable would need one of its own.
    .executableTarget(name: "Fuzz", dependencies: ["Inputs"]),
  ],
  swiftLanguageModes: [.v6]
)
