import CBench
import Glibc
import Workloads

/// What proves an answer: the weighted errors of the optional constraints, and a hash of the
/// values, as `objective/hash`.
struct Check {
  let text: String

  init(_ system: System, _ values: UnsafePointer<Double>) {
    var objective = 0.0
    var worst = 0.0
    for row in system.rows {
      let error = Self.error(row, values)
      if row.strength == BENCH_REQUIRED {
        worst = max(worst, error)
      } else {
        objective += row.strength * error
      }
    }
    var hash = FNV()
    for index in 0..<system.variableCount {
      hash.add(Int64((values[index] * 64).rounded(.toNearestOrAwayFromZero)))
    }
    let number = worst > 1e-6 ? "violated" : Self.sixDigits(objective)
    text = number + "/" + hash.text
  }

  private static func error(_ row: BenchRow, _ values: UnsafePointer<Double>) -> Double {
    var sum = row.constant
    for index in 0..<Int(row.term_count) {
      sum += row.terms[index].coefficient * values[Int(row.terms[index].variable)]
    }
    return row.relation == 0 ? sum.magnitude : max(0, row.relation < 0 ? sum : -sum)
  }

  /// What rounding leaves of an objective that is zero counts as zero.
  private static func sixDigits(_ number: Double) -> String {
    if number < 0.01 { return "0" }
    return withVaList([number]) { list in
      var text = [CChar](repeating: 0, count: 32)
      vsnprintf(&text, text.count, "%.6g", list)
      return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    }
  }
}
