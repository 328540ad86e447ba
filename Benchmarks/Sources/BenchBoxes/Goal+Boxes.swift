import BenchReport
import BoxWorkloads

extension Goal {
  /// What the box engine is to show.
  static var boxes: [Goal] { feed + others + growths + memory }

  private init(_ workload: BoxWorkload, _ size: Int, _ phase: Phase, _ kind: Kind) {
    self.init(workload.family, size, phase, kind)
  }

  private static var feed: [Goal] {
    let phases: [(Phase, Double)] = [(.build, 2), (.layout, 8), (.dirty, 10), (.resize, 6)]
    return phases.flatMap { phase, least in
      [Goal(.feed, 1000, phase, .fewer(least)), Goal(.feed, 1000, phase, .faster(least))]
    }
  }

  private static var others: [Goal] {
    let phases: [(BoxWorkload, Phase, Double)] = [
      (.hugeNested, .layout, 6), (.hugeNested, .dirty, 50), (.wide, .layout, 4),
      (.deepRandom, .layout, 4), (.deepAuto, .layout, 50),
    ]
    return phases.flatMap { workload, phase, least in
      [
        Goal(workload, 10000, phase, .fewer(least)),
        Goal(workload, 10000, phase, .faster(least)),
      ]
    } + [Goal(.chips, 1000, .layout, .fewer(5)), Goal(.chips, 1000, .layout, .faster(5))]
  }

  private static var growths: [Goal] {
    BoxWorkload.allCases.compactMap { workload in
      guard let least = workload.sizes.first, let most = workload.sizes.last, least < most else {
        return nil
      }
      return Goal(workload, most, .layout, .growth(1.05, from: least))
    }
  }

  private static var memory: [Goal] {
    [
      // A box with its pixel frame has 320, the benchmark keeps a handle of 8 and a text's width of 4;
      // the rest is what whole pages add.
      Goal(.feed, 10000, .layout, .bytes(334)),
      // Three texts in each card, each measured in one size.
      Goal(.feed, 1000, .layout, .counter("measures", 3000)),
    ]
  }
}
