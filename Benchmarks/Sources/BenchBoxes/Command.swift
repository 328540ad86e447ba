import BenchReport

/// Measures Quoin's boxes and Yoga on all trees; run in the folder of the package.
@main
enum Command {
  static func main() {
    Benchmark.main {
      let suite = Suite.boxes
      let benchmark = try Benchmark(suite, Array(CommandLine.arguments.dropFirst()))
      try benchmark.run { Verification(suite).findings($0) }
    }
  }
}
