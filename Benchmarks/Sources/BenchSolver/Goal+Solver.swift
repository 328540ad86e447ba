import BenchReport
import Workloads

extension Goal {
  private static let equalities: [Workload] = [.chain, .nested, .independent, .dependent]

  /// What the constraint solver is to show.
  static var solver: [Goal] { totals + growths + changes + memory }

  private init(_ workload: Workload, _ size: Int, _ phase: Phase, _ kind: Kind) {
    self.init(workload.family, size, phase, kind)
  }

  private static var totals: [Goal] {
    [
      Goal(.chain, 300, .total, .fewer(5000)), Goal(.nested, 1000, .total, .fewer(1000)),
      Goal(.independent, 1000, .total, .fewer(80)), Goal(.dependent, 1000, .total, .fewer(300)),
    ] + equalities.map { Goal($0, 10, .total, .fewer(4)) }
      + equalities.map { Goal($0, 1000, .total, .baseline(12)) }
      + [Workload.article, .feasible].flatMap { workload in
        [Goal(workload, 100, .total, .fewer(10)), Goal(workload, 1000, .total, .fewer(25))]
      } + [
        Goal(.form, 20, .total, .fewer(8)), Goal(.form, 100, .total, .fewer(20)),
        Goal(.kiwi, 1, .total, .fewer(2)),
      ]
  }

  private static var growths: [Goal] {
    equalities.map { Goal($0, 3000, .total, .growth(1.05, from: 100)) }
      + [Workload.article, .feasible].map { Goal($0, 1000, .total, .growth(1.9, from: 10)) }
      + [Goal(.form, 200, .total, .growth(1.9, from: 5))]
  }

  private static var changes: [Goal] {
    [Goal(.kiwi, 1, .suggest, .fewer(1.8))]
      + ([.article, .feasible] + equalities).map { Goal($0, 1000, .suggest, .fewer(5)) }
      + equalities.map { Goal($0, 1000, .suggest, .nanoseconds(6)) }
      + [Phase.add, .remove].flatMap { phase in
        equalities.map { Goal($0, 1000, phase, .fewerThan("kiwi", 10)) }
          + [Workload.article, .feasible].map { Goal($0, 1000, phase, .fewerThan("kiwi", 1)) }
          + [Goal(.form, 100, phase, .fewerThan("kiwi", 1))]
      }
  }

  private static var memory: [Goal] {
    ([.article, .feasible] + equalities).flatMap { workload in
      workload.sizes.filter { $0 >= 1000 }.map { Goal(workload, $0, .total, .bytes(2560)) }
    }
  }
}
