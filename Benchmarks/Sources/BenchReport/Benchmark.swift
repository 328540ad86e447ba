import Foundation

/// Runs a suite as a command: measures, writes the files, prints the tables.
public struct Benchmark {
  private let suite: Suite
  private let options: Options

  /// Reads the arguments of the command; runs in the folder of the package.
  public init(_ suite: Suite, _ arguments: [String]) throws(Failure) {
    self.suite = suite
    options = try Options(suite, arguments)
  }

  /// The systems that are to be measured.
  public var systems: [(family: Family, size: Int)] {
    options.families.flatMap { family in
      family.sizes.filter { $0 <= options.largest }.map { (family, $0) }
    }
  }

  /// The folder of the peers' libraries.
  public var peers: URL { options.peers }

  /// Measures everything and says how it went.
  ///
  /// - Parameter findings: Says what is wrong with the answers.
  /// - Throws: `Failure` when there is anything.
  public func run(findings: (Results) -> [String]) throws {
    let start = Date()
    var results = Runner(suite, options).run()
    var shown = options
    if options.keeps {
      let measured = results
      CSV.read(options.results, suite, into: &results, without: measured.has)
      shown.families = suite.families
      shown.engines = suite.engines
    }
    try FileManager.default.createDirectory(at: options.results, withIntermediateDirectories: true)
    let files = CSV(suite: suite, options: shown, results: results)
    let report = Report(suite: suite, options: shown, results: results)
    try write(files.figures, "\(suite.name).csv")
    try write(files.memory, "\(suite.name)-memory.csv")
    try write(Chart(suite: suite, options: shown, results: results).svg, "\(suite.name).svg")
    try write(report.verdicts + "\n", "\(suite.name)-goals.txt")
    print(report.text)
    let seconds = Int(Date().timeIntervalSince(start))
    print("\nmeasured in \(seconds / 60) min \(seconds % 60) s")
    let wrong = results.failures + findings(results)
    if !wrong.isEmpty {
      throw Failure("not everything is as it should be:\n" + wrong.joined(separator: "\n"))
    }
  }

  private func write(_ text: String, _ name: String) throws {
    let file = options.results.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    print("wrote", file.relativePath)
  }

  /// Runs a body and ends the process with what it throws, in words.
  public static func main(_ body: () throws -> Void) {
    do {
      try body()
    } catch let failure as Failure {
      stop(failure.message)
    } catch {
      stop("\(error)")
    }
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmark: \(message)\n".utf8))
    exit(1)
  }
}

/// Why the benchmark cannot go on, in words.
public struct Failure: Error {
  let message: String

  /// Makes a failure.
  public init(_ message: String) { self.message = message }
}
