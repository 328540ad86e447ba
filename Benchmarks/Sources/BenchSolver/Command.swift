import Foundation

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
    let results = Runner(options).run()
    try FileManager.default.createDirectory(at: options.results, withIntermediateDirectories: true)
    try write(CSV.solver(results, options), options, "solver.csv")
    try write(CSV.memory(results, options), options, "memory.csv")
    for failure in results.failures { print("failed:", failure) }
    for finding in verification.findings(results, options) { print("note:", finding) }
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
