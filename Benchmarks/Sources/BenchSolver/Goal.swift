import Workloads

/// One figure that the solver is to reach.
struct Goal {
  enum Kind {
    /// At least so many times fewer instructions than the better of the peers.
    case fewer(Double)
    /// At least so many times fewer instructions than kiwi.
    case fewerThanKiwi(Double)
    /// An exponent of growth of at most this.
    case growth(Double, from: Int)
    /// At most so many times the time of creating frames.
    case frames(Double)
    /// At most so many nanoseconds a view.
    case nanoseconds(Double)
    /// At most so many bytes a view.
    case bytes(Double)
  }

  var workload: Workload
  var size: Int
  var phase: Phase
  var kind: Kind

  private static let equalities: [Workload] = [.chain, .nested, .independent, .dependent]

  static let all: [Goal] = totals + growths + changes + memory

  private static let totals: [Goal] =
    [
      Goal(workload: .chain, size: 300, phase: .total, kind: .fewer(5000)),
      Goal(workload: .nested, size: 1000, phase: .total, kind: .fewer(1000)),
      Goal(workload: .independent, size: 1000, phase: .total, kind: .fewer(80)),
      Goal(workload: .dependent, size: 1000, phase: .total, kind: .fewer(300)),
    ] + equalities.map { Goal(workload: $0, size: 10, phase: .total, kind: .fewer(4)) }
    + equalities.map { Goal(workload: $0, size: 1000, phase: .total, kind: .frames(12)) }
    + [Workload.article, .feasible].flatMap { workload in
      [
        Goal(workload: workload, size: 100, phase: .total, kind: .fewer(10)),
        Goal(workload: workload, size: 1000, phase: .total, kind: .fewer(25)),
      ]
    } + [
      Goal(workload: .form, size: 20, phase: .total, kind: .fewer(8)),
      Goal(workload: .form, size: 100, phase: .total, kind: .fewer(20)),
      Goal(workload: .kiwi, size: 1, phase: .total, kind: .fewer(2)),
    ]

  private static let growths: [Goal] =
    equalities.map {
      Goal(workload: $0, size: 3000, phase: .total, kind: .growth(1.05, from: 100))
    }
    + [Workload.article, .feasible].map {
      Goal(workload: $0, size: 1000, phase: .total, kind: .growth(1.9, from: 10))
    }
    + [Goal(workload: .form, size: 200, phase: .total, kind: .growth(1.9, from: 5))]

  private static let changes: [Goal] =
    [Goal(workload: .kiwi, size: 1, phase: .suggest, kind: .fewer(1.8))]
    + ([.article, .feasible] + equalities).map {
      Goal(workload: $0, size: 1000, phase: .suggest, kind: .fewer(5))
    }
    + equalities.map {
      Goal(workload: $0, size: 1000, phase: .suggest, kind: .nanoseconds(6))
    }
    + [Phase.add, .remove].flatMap { phase in
      equalities.map {
        Goal(workload: $0, size: 1000, phase: phase, kind: .fewerThanKiwi(10))
      }
        + [Workload.article, .feasible, .form].map {
          Goal(workload: $0, size: 1000, phase: phase, kind: .fewerThanKiwi(1))
        }
    }

  private static let memory: [Goal] = ([.article, .feasible] + equalities).flatMap { workload in
    workload.sizes.filter { $0 >= 1000 }.map {
      Goal(workload: workload, size: $0, phase: .total, kind: .bytes(2560))
    }
  }
}
