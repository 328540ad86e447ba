// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "quoin-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quoin", path: "..")],
  targets: [
    // the systems, as C and Rust see them too; counting of instructions
    .target(name: "CBench"),
    // the systems W1…W7
    .target(name: "Workloads", dependencies: ["CBench"], swiftSettings: settings),
    // one engine on one system, in a process of its own
    .executableTarget(
      name: "measure-solver",
      dependencies: [
        "CBench", "Workloads", .product(name: "QuoinSolver", package: "quoin"),
      ],
      path: "Sources/MeasureSolver",
      swiftSettings: settings),
    // runs a measuring program for all engines on all systems: tables, CSV and chart
    .target(name: "BenchReport", swiftSettings: settings),
    // the constraint solver beside others
    // what it costs to say constraints in either language
    .executableTarget(
      name: "measure-languages",
      dependencies: [
        "CBench", .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinSolver", package: "quoin"),
      ],
      path: "Sources/MeasureLanguages",
      swiftSettings: settings),
    // all engines on all systems: table, CSV and chart
    .executableTarget(
      name: "bench-solver",
      dependencies: ["BenchReport", "Workloads"],
      path: "Sources/BenchSolver",
      swiftSettings: settings),
    // answers systems that it reads, for an oracle
    .executableTarget(
      name: "answer-solver",
      dependencies: [.product(name: "QuoinSolver", package: "quoin")],
      path: "Sources/AnswerSolver",
      swiftSettings: settings),
    // gives the solver what no layout should contain
    .executableTarget(
      name: "fuzz-solver",
      dependencies: [.product(name: "QuoinSolver", package: "quoin")],
      path: "Sources/FuzzSolver",
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
