import BenchReport
import Workloads

/// Measures all engines on all workloads; run in the folder of the package.
@main
enum Command {
  static func main() {
    Benchmark.main {
      let suite = Suite.solver
      let benchmark = try Benchmark(suite, Array(CommandLine.arguments.dropFirst()))
      let verification = try Verification(suite, benchmark)
      try benchmark.run(findings: verification.findings)
    }
  }
}
