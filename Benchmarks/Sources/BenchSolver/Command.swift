import Foundation
import Workloads

/// Measures all engines on all workloads; run in the folder of the package.
@main
enum Command {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      try run(options)
    } catch let failure as Failure {
      stop(failure.message)
    } catch {
      stop("\(error)")
    }
  }

  private static func run(_ options: Options) throws {
    let verification = try Verification(options)
    var results = Runner(options).run()
    var shown = options
    if options.keeps {
      let measured = results
      CSV.read(options.results, into: &results, without: measured.has)
      shown.workloads = Workload.allCases
      shown.engines = Engines.all
    }
    try FileManager.default.createDirectory(at: options.results, withIntermediateDirectories: true)
    try write(CSV.solver(results, shown), options, "solver.csv")
    try write(CSV.memory(results, shown), options, "memory.csv")
    try write(Chart(results: results, options: shown).svg, options, "solver.svg")
    print(Report(results: results, options: shown).text)
    let findings = results.failures + verification.findings(results, shown)
    if findings.isEmpty { return }
    throw Failure("not everything is as it should be:\n" + findings.joined(separator: "\n"))
  }

  private static func write(_ text: String, _ options: Options, _ name: String) throws {
    let file = options.results.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    print("wrote", file.relativePath)
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("bench-solver: \(message)\n".utf8))
    exit(1)
  }
}
