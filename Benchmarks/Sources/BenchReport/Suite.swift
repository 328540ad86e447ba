/// Systems of one kind in several sizes.
public struct Family: Hashable, Sendable {
  /// The name in tables and files.
  public var name: String
  /// What it is, in a few words.
  public var title: String
  /// The sizes to measure, ascending.
  public var sizes: [Int]
  /// How many views, or nodes, a system of each size has.
  public var views: [Int]
  /// How much longer peers take than on other families of as many views, roughly.
  public var weight = 1.0

  /// Makes a family; without `views` a system of size N has N of them.
  public init(_ name: String, _ title: String, sizes: [Int], views: [Int]? = nil) {
    self.name = name
    self.title = title
    self.sizes = sizes
    self.views = views ?? sizes
  }

  /// How many views a system of a size has.
  public func viewCount(_ size: Int) -> Int {
    sizes.firstIndex(of: size).map { views[$0] } ?? size
  }
}

/// A part of the work that is measured by itself.
public struct Phase: Hashable, Sendable {
  /// The name that the measuring program prints.
  public var name: String
  /// The heading of the phase's table.
  public var title: String

  /// Makes a phase.
  public init(_ name: String, _ title: String) {
    self.name = name
    self.title = title
  }
}

/// Up to which sizes an engine is measured, so that a run does not take hours.
public struct Caps: Sendable {
  /// Everything is counted up to here.
  public var counted: Int
  /// What comes after the first answer is counted up to here.
  public var edited: Int
  /// Everything is timed up to here.
  public var timed: Int

  /// Makes caps; what is not given has none.
  public init(counted: Int = .max, edited: Int = .max, timed: Int = .max) {
    self.counted = counted
    self.edited = edited
    self.timed = timed
  }
}

/// A benchmark: what is measured, who with, and what is to be shown.
///
/// The measuring program is run as `PROGRAM time|count ENGINE FAMILY SIZE PEERS [key=value…]` and
/// prints a line `phase amount check` for each phase: microseconds, or how many times callgrind's
/// count of the phase was of. `memory` is in bytes; any other name is a counter with its amount. The
/// check is `-` where there is none.
public struct Suite: Sendable {
  /// The name of the files: `solver` writes `solver.csv`.
  public var name: String
  /// The engine that is held against the others.
  public var subject = "quoin"
  /// The engines that it is compared with.
  public var peers: [String]
  /// An engine that does the least that must be done; no peer.
  public var baseline: String?
  /// Engines that the measuring program holds itself; the others need a library.
  public var builtIn: Set<String> = []
  /// What is measured.
  public var families: [Family]
  /// The whole work until the first answer; the sum of `parts`, if there are any.
  public var total: Phase
  /// The phases that add up to the whole.
  public var parts: [Phase]
  /// What comes after that.
  public var changes: [Phase]
  /// The program that measures one engine on one system; it lies beside this one.
  public var program: String
  /// Up to which sizes an engine is measured on a family; `full` lifts what is only for time.
  public var caps: @Sendable (_ engine: String, _ family: Family, _ full: Bool) -> Caps = {
    _, _, _ in Caps()
  }
  /// What a system is made of: views, boxes.
  public var unit = "view"
  /// What is to be shown.
  public var goals: [Goal] = []

  /// Makes a suite.
  public init(
    name: String, program: String, peers: [String], baseline: String? = nil, families: [Family],
    total: Phase, parts: [Phase], changes: [Phase]
  ) {
    self.name = name
    self.program = program
    self.peers = peers
    self.baseline = baseline
    self.families = families
    self.total = total
    self.parts = parts
    self.changes = changes
  }

  /// Several of what a system is made of.
  var units: String { unit == "box" ? "boxes" : unit + "s" }
  /// All engines in the order of the tables.
  public var engines: [String] { [subject] + peers + (baseline.map { [$0] } ?? []) }
  /// All phases in the order of the files.
  public var phases: [Phase] { parts + (parts.contains(total) ? [] : [total]) + changes }

  /// Up to which sizes an engine is measured on a family.
  func caps(of engine: String, _ family: Family, full: Bool) -> Caps {
    var caps = caps(engine, family, full)
    if full {
      caps.edited = max(caps.edited, caps.timed)
      caps.counted = caps.edited
    }
    return caps
  }
}
