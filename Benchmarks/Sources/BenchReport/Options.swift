import Foundation

/// What the command line asks for.
struct Options {
  /// Which families to run.
  var families: [Family]
  /// Which engines to run; those whose library is not there are left out.
  var engines: [String]
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

  private static func usage(_ suite: Suite) -> String {
    """
    usage: bench-\(suite.name) [--only A,B] [--engines quoin,…] [--largest N] [--full] [--keep]
                        [--jobs N] [--results FOLDER]
      --only      these workloads: \(suite.families.map(\.name).joined(separator: " "))
      --engines   these engines: \(suite.engines.joined(separator: " "))
      --largest   no system of more than N
      --full      count what takes minutes, too (about an hour in all)
      --keep      take what is not measured now from the results of an earlier run
      --jobs      so many processes at once (as many as processors)
      --results   write the files there (results)
    """
  }

  /// Reads the arguments, or says what is wrong with them.
  init(_ suite: Suite, _ arguments: [String]) throws(Failure) {
    families = suite.families
    engines = suite.engines
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--full" || argument == "--keep" {
        full = full || argument == "--full"
        keeps = keeps || argument == "--keep"
        continue
      }
      guard let value = rest.popFirst() else { throw Failure(Self.usage(suite)) }
      let words = value.split(separator: ",").map(String.init)
      switch argument {
      case "--only": families = suite.families.filter { words.contains($0.name) }
      case "--engines": engines = suite.engines.filter(words.contains)
      case "--largest": largest = Int(value) ?? largest
      case "--jobs": jobs = max(1, Int(value) ?? jobs)
      case "--results": results = URL(filePath: value)
      default: throw Failure(Self.usage(suite))
      }
    }
    let peers = peers
    engines = engines.filter { engine in
      let library = peers.appending(path: "lib\(engine).so").path
      return engine == suite.subject || suite.builtIn.contains(engine)
        || FileManager.default.fileExists(atPath: library)
    }
  }
}
