import CBench
import Glibc
import Workloads

/// Measures one engine on one system.
///
/// `measure-solver time|count ENGINE WORKLOAD SIZE PEERS [key=value…]`
///
/// ENGINE is `quoin` or the name of a peer, whose library and the recording of W7 lie in the folder
/// PEERS.
@main
struct Command {
  private let arguments = CommandLine.arguments

  static func main() { Command().run() }

  private func run() {
    guard arguments.count >= 6, let workload = Workload(rawValue: arguments[3]),
      let size = Int(arguments[4])
    else { bench_fail("usage: measure-solver time|count ENGINE WORKLOAD SIZE PEERS") }
    let system = system(workload, size)
    let engine = arguments[2]
    if engine == "quoin" {
      measure(QuoinEngine.init, system, workload)
      return
    }
    guard let library = bench_load("\(arguments[5])/lib\(engine).so") else {
      bench_fail("\(engine): no such engine")
    }
    measure({ PeerEngine(library.pointee, $0) }, system, workload)
  }

  private func measure<E: Engine>(
    _ make: @escaping (System) -> E, _ system: System, _ workload: Workload
  ) {
    let measurement = Measurement(
      make: make, system: system, budget: Int64(option("milliseconds", 100)) * 1_000_000,
      suggestions: option("suggestions", 100), probes: option("probes", 3),
      countsSolving: option("solving", 1) == 1)
    measurement.warmUp(self.system(workload, workload.sizes[0]))
    switch arguments[1] {
    case "time": measurement.time()
    case "count": measurement.count()
    default: bench_fail("\(arguments[1]): no such measure")
    }
  }

  private func system(_ workload: Workload, _ size: Int) -> System {
    guard let system = workload.system(size, recording: recording()) else {
      bench_fail("the recording of \(workload.rawValue) cannot be read")
    }
    return system
  }

  private func recording() -> String {
    guard let file = fopen("\(arguments[5])/w7.txt", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private func option(_ key: String, _ preset: Int) -> Int {
    for argument in arguments.dropFirst(6) where argument.hasPrefix(key + "=") {
      if let value = Int(argument.dropFirst(key.count + 1)) { return value }
    }
    return preset
  }
}
