import Glibc
import QuoinSolver

/// Gives the solver what no layout should contain, and checks that it keeps its word.
///
/// `fuzz-solver SEED COUNT`: runs the cases from SEED on and writes each one's number before it
/// runs, so that what stops the program is known. A case depends on its number alone.
@main
enum Command {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let first = UInt64(arguments[1]), let count = UInt64(arguments[2])
    else {
      print("usage: fuzz-solver SEED COUNT")
      exit(2)
    }
    var broken = 0
    for seed in first..<first + count {
      var random = RandomNumbers(seed: seed)
      let kind = Kind.draw(using: &random)
      say("case \(seed) \(kind)")
      if let complaint = kind.run(using: &random) {
        say("broken \(seed) \(kind): \(complaint)")
        broken += 1
      }
    }
    say("end")
    exit(broken == 0 ? 0 : 1)
  }

  /// Writes a line at once, so that it is out before anything fails.
  private static func say(_ line: String) {
    var bytes = Array(line.utf8)
    bytes.append(10)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
}
