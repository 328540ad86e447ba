import CBench
import Workloads

/// A solver in another language, loaded from its library.
struct PeerEngine: Engine {
  private let engine: BenchEngine
  private let peer: UnsafeMutableRawPointer?

  init(_ library: BenchEngine, _ system: System) {
    engine = library
    peer = library.create(system.pointer)
  }

  var takesProbe: Bool { engine.add != nil }

  var values: UnsafePointer<Double> {
    guard let values = engine.values(peer) else { bench_fail("the peer has no values") }
    return values
  }

  mutating func build() { engine.build(peer) }
  mutating func solve() { engine.solve(peer) }
  mutating func suggest(_ width: Double) { engine.suggest(peer, width) }
  mutating func add() { engine.add(peer) }
  mutating func remove() { engine.remove(peer) }
  mutating func destroy() { engine.destroy(peer) }
}
