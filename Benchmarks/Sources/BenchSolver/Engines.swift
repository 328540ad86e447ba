import Workloads

/// The engines, in the order of the table.
enum Engines {
  static let quoin = "quoin"
  static let peers = ["kiwi", "cassowary"]
  static let frames = "frames"
  static let all = [quoin] + peers + [frames]
}

/// Up to which sizes a peer is measured, so that a run stays within ten minutes.
///
/// Callgrind runs 25 to 50 times slower than the processor. What needs more than some ten seconds
/// by itself is only timed, and what needs minutes is left out.
struct Caps {
  /// Building and solving are counted up to here.
  var counted = Int.max
  /// Suggesting, adding and removing are counted up to here.
  var edited = Int.max
  /// Everything is timed up to here.
  var timed = Int.max

  /// The caps of an engine on a workload; `full` lifts those that cost time only.
  static func of(_ engine: String, _ workload: Workload, full: Bool) -> Caps {
    var caps =
      switch (engine, workload) {
      case ("kiwi", .article), ("kiwi", .feasible): Caps(counted: 300, edited: 1000)
      case ("kiwi", .chain): Caps(counted: 100, edited: 300, timed: 300)
      case ("kiwi", .nested): Caps(counted: 1000, edited: 1000, timed: 1000)
      case ("kiwi", .dependent): Caps(counted: 1000, edited: 3000, timed: 3000)
      case ("kiwi", .form): Caps(counted: 50, edited: 100, timed: 100)
      case ("cassowary", .chain): Caps(counted: 300, edited: 300, timed: 300)
      case ("cassowary", .nested): Caps(counted: 1000, edited: 1000, timed: 1000)
      case ("cassowary", .dependent): Caps(counted: 1000, edited: 1000, timed: 3000)
      case ("cassowary", .form): Caps(counted: 100, edited: 100, timed: 200)
      default: Caps()
      }
    if full {
      caps.edited = max(caps.edited, caps.timed)
      caps.counted = caps.edited
    }
    return caps
  }
}
