import Foundation
import Workloads

/// What the command line asks for.
struct Options {
  /// Which workloads to run.
  var workloads = Workload.allCases
  /// Which engines to run; those whose library is not there are left out.
  var engines = Engines.all
  /// The largest size to run.
  var largest = Int.max
  /// Whether to count what takes minutes, too.
  var full = false
  /// Whether to keep the results of an earlier run for what is not measured now.
  var keeps = false
  /// The folder of the peers' libraries.
  var peers = URL(filePath: ".build/peers")
  /// The folder for the results.
  var results = URL(filePath: "results")
  /// How many processes may run at once.
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  static let usage = """
    usage: bench-solver [--only W2,W4] [--engines quoin,kiwi] [--largest N] [--full] [--keep]
                        [--jobs N] [--results FOLDER]
      --only      these workloads: \(Workload.allCases.map(\.rawValue).joined(separator: " "))
      --engines   these engines: \(Engines.all.joined(separator: " "))
      --largest   no system of more than N
      --full      count what takes minutes, too (about an hour in all)
      --keep      take what is not measured now from the results of an earlier run
      --jobs      so many processes at once (as many as processors)
      --results   write solver.csv, memory.csv and solver.svg there (results)
    """

  /// Reads the arguments, or says what is wrong with them.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--full" || argument == "--keep" {
        full = full || argument == "--full"
        keeps = keeps || argument == "--keep"
        continue
      }
      guard let value = rest.popFirst() else { throw Failure(Self.usage) }
      let words = value.split(separator: ",").map(String.init)
      switch argument {
      case "--only": workloads = words.compactMap(Workload.init)
      case "--engines": engines = Engines.all.filter(words.contains)
      case "--largest": largest = Int(value) ?? largest
      case "--jobs": jobs = max(1, Int(value) ?? jobs)
      case "--results": results = URL(filePath: value)
      default: throw Failure(Self.usage)
      }
    }
    engines = engines.filter { engine in
      let library = peers.appending(path: "lib\(engine).so").path
      return engine == Engines.quoin || FileManager.default.fileExists(atPath: library)
    }
  }
}

/// Why the benchmark cannot go on, in words.
struct Failure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
