import CBench
import Workloads

/// Measures one engine on one system; prints a line `phase amount check` for each phase.
struct Measurement<E: Engine> {
  /// Makes an engine that takes notice of a system; not measured.
  let make: (System) -> E
  let system: System
  /// How long to repeat each phase, in nanoseconds.
  let budget: Int64
  /// How many widths to suggest.
  let suggestions: Int
  /// How often to add and remove the probe when counting.
  let probes: Int
  /// Whether to count building and solving.
  let countsSolving: Bool

  /// What proves the answer; frames that are only stored solve nothing.
  func check(_ engine: E) -> String {
    engine.takesProbe ? Check(system, engine.values).text : "-"
  }

  func report(_ phase: String, _ amount: Double, _ check: String) {
    print(phase, amount, check)
  }

  /// Runs all phases once, so that nothing is measured that only the first time costs.
  func warmUp(_ system: System) {
    var engine = make(system)
    engine.build()
    engine.solve()
    engine.suggest(system.widths[1])
    if engine.takesProbe {
      engine.add()
      engine.remove()
    }
    engine.destroy()
  }
}
