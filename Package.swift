// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A stage of the pipeline; it may import only the stages listed in `on`.
func stage(_ name: String, on dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one stage, or of the path as a whole.
func tests(
  _ name: String, on dependencies: Target.Dependency..., exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "quoin",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Quoin", targets: ["Quoin"]),
    .library(name: "QuoinGeometry", targets: ["QuoinGeometry"]),
    .library(name: "QuoinSolver", targets: ["QuoinSolver"]),
    .library(name: "QuoinBoxLayout", targets: ["QuoinBoxLayout"]),
    .library(name: "QuoinResources", targets: ["QuoinResources"]),
    .library(name: "QuoinImport", targets: ["QuoinImport"]),
    .library(name: "QuoinCairo", targets: ["QuoinCairo"]),
    .library(name: "QuoinDocument", targets: ["QuoinDocument"]),
    .library(name: "QuoinTesting", targets: ["QuoinTesting"]),
    .library(name: "QuoinFoundation", targets: ["QuoinFoundation"]),
    .executable(name: "quoin", targets: ["QuoinCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
  ],
  targets: [
    // values
    stage("QuoinGeometry"),
    stage("QuoinSolver"),
    stage("QuoinBoxLayout", on: "QuoinGeometry"),
    stage("QuoinResources"),
    stage("QuoinFoundation", on: "QuoinGeometry", "QuoinModel", "QuoinDSL"),
    // model
    stage("QuoinModel", on: "QuoinGeometry", "QuoinBoxLayout"),
    stage("QuoinStyle", on: "QuoinModel", "QuoinGeometry", "QuoinBoxLayout"),
    // description → model
    stage("QuoinDSL", on: "QuoinModel"),
    stage(
      "QuoinImport", on: "QuoinModel", "QuoinStyle", "QuoinBoxLayout", "QuoinGeometry",
      "QuoinResources", "CExpat", "CGumbo", .product(name: "Mustache", package: "swift-mustache")),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    // engine: model → frames
    stage("QuoinLayout", on: "QuoinModel", "QuoinStyle", "QuoinSolver", "QuoinBoxLayout"),
    // frames → painter
    stage("QuoinPaint", on: "QuoinLayout"),
    stage(
      "QuoinCairo", on: "QuoinPaint", "QuoinResources", "CPangoCairo", "CTurboJPEG", "CWebP",
      "CRSVG", "CSandbox"),
    .systemLibrary(name: "CSandbox"),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CRSVG", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    // the whole path
    stage("Quoin", on: "QuoinBoxLayout", "QuoinDSL", "QuoinLayout", "QuoinPaint"),
    stage("QuoinDocument", on: "Quoin", "QuoinImport", "QuoinCairo", "QuoinResources"),
    stage("QuoinTesting", on: "Quoin", "QuoinCairo"),
    .executableTarget(
      name: "QuoinCLI",
      dependencies: [
        "Quoin", "QuoinImport", "QuoinCairo", "QuoinDocument", "QuoinResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // tests
    tests(
      "QuoinBoxLayoutTests", on: "QuoinBoxLayout", "QuoinGeometry", exclude: ["Fixtures"]),
    tests(
      "QuoinDSLTests", on: "QuoinDSL", "QuoinModel", "QuoinLayout", "QuoinBoxLayout",
      "QuoinGeometry"),
    tests(
      "QuoinImportTests", on: "QuoinImport", "QuoinLayout", "QuoinModel", "QuoinStyle",
      "QuoinGeometry", "CGumbo"),
    tests(
      "QuoinLayoutTests", on: "QuoinLayout", "QuoinStyle", "QuoinModel", "QuoinBoxLayout",
      "QuoinGeometry"),
    tests("QuoinLanguageTests", on: "Quoin", exclude: ["Fixtures"]),
    tests("QuoinGeometryTests", on: "QuoinGeometry"),
    tests("QuoinModelTests", on: "QuoinModel", "QuoinGeometry"),
    tests(
      "QuoinStyleTests", on: "QuoinStyle", "QuoinModel", "QuoinGeometry", "QuoinBoxLayout",
      exclude: ["Fixtures"]),
    tests("QuoinSolverTests", on: "QuoinSolver"),
    tests("QuoinResourcesTests", on: "QuoinResources"),
    tests(
      "QuoinFoundationTests", on: "QuoinFoundation", "QuoinGeometry", "QuoinModel", "QuoinDSL"),
    tests("QuoinPaintTests", on: "QuoinPaint"),
    tests("QuoinCairoTests", on: "QuoinCairo", "CPangoCairo", exclude: ["Fixtures"]),
    tests(
      "QuoinDocumentTests", on: "QuoinDocument", "QuoinImport", "QuoinCairo", "Quoin",
      exclude: ["Fixtures"]),
    tests(
      "QuoinThreadTests", on: "QuoinCairo", "QuoinPaint", "QuoinLayout", "QuoinStyle", "QuoinModel",
      "QuoinGeometry"),
    tests("QuoinTestingTests", on: "QuoinTesting", "QuoinCairo", "Quoin"),
    tests("QuoinCLITests", on: "QuoinCLI", "QuoinCairo"),
  ],
  swiftLanguageModes: [.v6]
)

// Tests by the names of their targets, where not all are to be built: Scripts/check-threads.
if let wanted = Context.environment["QUOIN_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
