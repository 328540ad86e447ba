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
    // what it costs to say constraints in either language
    .executableTarget(
      name: "measure-languages",
      dependencies: [
        "CBench", .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinSolver", package: "quoin"),
      ],
      path: "Sources/MeasureLanguages",
      swiftSettings: settings),
    // a card by cairo and Pango alone
    .systemLibrary(name: "CPlainCairo", pkgConfig: "pangocairo"),
    .target(
      name: "CPlainCards", dependencies: ["CPlainCairo"],
      cSettings: [.unsafeFlags(["-O3"])]),
    // a card becomes a PNG file, step by step
    .executableTarget(
      name: "measure-cards",
      dependencies: [
        "CBench", "CPlainCards", .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinCairo", package: "quoin"),
      ],
      path: "Sources/MeasureCards",
      swiftSettings: settings,
      // callgrind cannot read the debugging information of a program of this size
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    // an HTML document becomes a PNG file, step by step
    .executableTarget(
      name: "measure-html",
      dependencies: [
        "CBench", .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinCairo", package: "quoin"),
        .product(name: "QuoinImport", package: "quoin"),
      ],
      path: "Sources/MeasureHTML",
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    // the table, the CSV and the goals
    .executableTarget(
      name: "bench-cards", dependencies: ["BenchReport"], path: "Sources/BenchCards",
      swiftSettings: settings),
    // all engines on all systems: table, CSV and chart
    .executableTarget(
      name: "bench-solver",
      dependencies: ["BenchReport", "Workloads"],
      path: "Sources/BenchSolver",
      swiftSettings: settings),
    // texts measured by a rule that costs next to nothing
    .target(
      name: "BenchText", dependencies: [.product(name: "Quoin", package: "quoin")],
      swiftSettings: settings),
    // the layouts of a scene, the first and those after changes
    .executableTarget(
      name: "measure-scene",
      dependencies: [
        "BenchText", "BoxWorkloads", "CBench", "CBoxBench",
        .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinImport", package: "quoin"),
      ],
      path: "Sources/MeasureScene",
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    // an Android layout of 1,000 and of 10,000 views: read, laid out, and laid out again after changes
    .executableTarget(
      name: "measure-android",
      dependencies: [
        "BenchText", "CBench", .product(name: "Quoin", package: "quoin"),
        .product(name: "QuoinDocument", package: "quoin"),
        .product(name: "QuoinImport", package: "quoin"),
      ],
      path: "Sources/MeasureAndroid",
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    // the styles of 10,000 nodes
    .executableTarget(
      name: "measure-styles",
      dependencies: [
        "CBench", .product(name: "Quoin", package: "quoin"),
      ],
      path: "Sources/MeasureStyles",
      swiftSettings: settings),
    // windows of a list of a million rows
    .executableTarget(
      name: "measure-lists",
      dependencies: [
        "CBench", .product(name: "Quoin", package: "quoin"),
      ],
      path: "Sources/MeasureLists",
      swiftSettings: settings),
    // counting of allocations, by a malloc of its own
    .target(name: "CAllocations"),
    // composable layouts as values
    .executableTarget(
      name: "measure-composables",
      dependencies: [
        "CBench", "CAllocations", .product(name: "Quoin", package: "quoin"),
      ],
      path: "Sources/MeasureComposables",
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
    // the trees, as C++ sees them too
    .target(name: "CBoxBench"),
    // the trees F1…F3
    .target(
      name: "BoxWorkloads", dependencies: ["CBoxBench", "Workloads"], swiftSettings: settings),
    // one engine on one tree, in a process of its own
    .executableTarget(
      name: "measure-boxes",
      dependencies: [
        "CBench", "CBoxBench", "BoxWorkloads",
        .product(name: "QuoinBoxLayout", package: "quoin"),
        .product(name: "QuoinGeometry", package: "quoin"),
      ],
      path: "Sources/MeasureBoxes",
      swiftSettings: settings),
    // Quoin and Yoga on all trees: table, CSV and chart
    .executableTarget(
      name: "bench-boxes", dependencies: ["BenchReport", "BoxWorkloads"],
      path: "Sources/BenchBoxes",
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
