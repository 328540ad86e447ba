import BoxWorkloads

/// What the box engine is to reach.
struct Goal {
  var workload: BoxWorkload
  var size: Int
  var phase: String
  /// At least so many times fewer instructions than Yoga.
  var least: Double

  static let all = [
    Goal(workload: .feed, size: 1000, phase: "build", least: 2),
    Goal(workload: .feed, size: 1000, phase: "layout", least: 8),
    Goal(workload: .feed, size: 1000, phase: "dirty", least: 10),
    Goal(workload: .feed, size: 1000, phase: "resize", least: 6),
    Goal(workload: .hugeNested, size: 10000, phase: "layout", least: 6),
    Goal(workload: .hugeNested, size: 10000, phase: "dirty", least: 50),
    Goal(workload: .wide, size: 10000, phase: "layout", least: 4),
    Goal(workload: .deepRandom, size: 10000, phase: "layout", least: 4),
    Goal(workload: .deepAuto, size: 10000, phase: "layout", least: 50),
    Goal(workload: .superDeep, size: 100, phase: "layout", least: 50),
    Goal(workload: .chips, size: 1000, phase: "layout", least: 5),
  ]
}
