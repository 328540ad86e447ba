// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ported",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "../..")],
  targets: [
    .executableTarget(
      name: "Ported",
      dependencies: [
        .product(name: "Quoin", package: "quoin"), .product(name: "QuoinCairo", package: "quoin"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
