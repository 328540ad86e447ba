// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fan",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "../..")],
  targets: [
    .target(name: "Fan", dependencies: [.product(name: "Quoin", package: "quoin")]),
    .executableTarget(
      name: "FanDemo",
      dependencies: [
        "Fan", .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinCairo", package: "quoin"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
