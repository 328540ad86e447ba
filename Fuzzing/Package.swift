// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Built with `--sanitize=fuzzer` only, which brings the main function.
let package = Package(
  name: "quoin-fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "..")],
  targets: [
    .executableTarget(
      name: "quoin-fuzz",
      dependencies: [
        .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinImport", package: "quoin"),
        .product(name: "QuoinCairo", package: "quoin"),
        .product(name: "QuoinDocument", package: "quoin"),
      ],
      path: "Sources/QuoinFuzz",
      swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
