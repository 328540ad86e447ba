import BenchReport
import BoxWorkloads

extension Phase {
  static let build = Phase("build", "boxes are made")
  static let layout = Phase("layout", "first layout")
  static let dirty = Phase("dirty", "one leaf changes")
  static let resize = Phase("resize", "the room changes")
  static let noop = Phase("noop", "nothing changes")
}

extension BoxWorkload {
  /// The workload as the report knows it.
  var family: Family {
    Family(rawValue, title, sizes: sizes, views: sizes.map { tree($0).count })
  }
}

extension Suite {
  /// The box engine beside Yoga.
  static var boxes: Suite {
    var suite = Suite(
      name: "boxes", program: "measure-boxes", peers: ["yoga"],
      families: BoxWorkload.allCases.map(\.family), total: .layout, parts: [.build, .layout],
      changes: [.dirty, .resize, .noop])
    suite.unit = "box"
    suite.caps = { engine, family, _ in
      guard engine == "yoga" else { return Caps() }
      // Yoga's time doubles with every five levels, and callgrind is some 25 times slower.
      return switch BoxWorkload(rawValue: family.name) {
      case .superDeep: Caps(counted: 50, edited: 50, timed: 100)
      case .deepAuto: Caps(counted: 10000, edited: 10000)
      default: Caps()
      }
    }
    suite.goals = Goal.boxes
    return suite
  }
}
