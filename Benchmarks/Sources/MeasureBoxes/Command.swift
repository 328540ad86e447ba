import BoxWorkloads
import CBench
import CBoxBench

/// Measures one engine on one tree.
///
/// `measure-boxes time|count ENGINE WORKLOAD SIZE PEERS [key=value…]`
///
/// ENGINE is `quoin` or the name of a peer, whose library lies in the folder PEERS.
@main
struct Command {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 6, let workload = BoxWorkload(rawValue: arguments[3]),
      let size = Int(arguments[4])
    else { bench_fail("usage: measure-boxes time|count ENGINE WORKLOAD SIZE PEERS") }
    let isCount = arguments[1] == "count"
    let input = workload.tree(size)
    let warmUp = workload.tree(workload.sizes[0])
    withUnsafePointer(to: input.tree) { tree in
      withUnsafePointer(to: warmUp.tree) { small in
        if arguments[2] == "quoin" {
          run(workload, input, QuoinEngine(tree), QuoinEngine(small), isCount)
        } else if let library = box_bench_load("\(arguments[5])/lib\(arguments[2]).so") {
          run(
            workload, input, PeerEngine(library.pointee, tree),
            PeerEngine(library.pointee, small), isCount)
        } else {
          bench_fail("\(arguments[2]): no such engine")
        }
      }
    }
  }

  private static func run<E: Engine>(
    _ workload: BoxWorkload, _ input: BoxBenchInput, _ engine: E, _ small: E, _ isCount: Bool
  ) {
    // What is done once in a process is no part of the figures.
    var small = small
    small.build()
    small.layout()
    small.dirty(0, isSecond: true)
    small.free()
    var measurement = Measurement(
      workload: workload, input: input, engine: engine,
      nanoseconds: Int64(option("milliseconds", 40)) * 1_000_000,
      changes: input.count > 20000 ? 4 : 10)
    if isCount { measurement.count() } else { measurement.time() }
  }

  private static func option(_ key: String, _ preset: Int) -> Int {
    for argument in CommandLine.arguments.dropFirst(6) where argument.hasPrefix(key + "=") {
      if let value = Int(argument.dropFirst(key.count + 1)) { return value }
    }
    return preset
  }
}
