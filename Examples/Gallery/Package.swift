// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "Quoin", package: "quoin"), .product(name: "QuoinCairo", package: "quoin"),
        .product(name: "QuoinImport", package: "quoin"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
