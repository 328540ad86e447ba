import BoxWorkloads
import Foundation

/// The tables that are printed.
struct Report {
  let results: Results

  var text: String { figures + goals }

  private var figures: String {
    var rows = [["tree", "n", "phase", "quoin", "yoga", "ratio", "quoin µs", "yoga µs", "layout"]]
    for workload in BoxWorkload.allCases {
      for size in workload.sizes {
        for phase in Results.phases {
          let ours = results["quoin", workload, size]
          let peer = results["yoga", workload, size]
          if ours?.microseconds[phase] == nil { continue }
          let checks = (ours?.checks[phase], peer?.checks[phase])
          let equal = checks.0 == nil || checks.1 == nil ? "" : checks.0 == checks.1 ? "=" : "≠"
          rows.append([
            workload.rawValue, String(size), phase, short(ours?.instructions[phase]),
            short(peer?.instructions[phase]), ratio(workload, size, phase),
            short(ours?.microseconds[phase]), short(peer?.microseconds[phase]), equal,
          ])
        }
      }
    }
    return table(rows)
  }

  private var goals: String {
    var rows = [["goal", "at least", "reached"]]
    for goal in Goal.all {
      rows.append([
        "\(goal.workload.rawValue) n = \(goal.size): \(goal.phase)", "\(short(goal.least))×",
        ratio(goal.workload, goal.size, goal.phase),
      ])
    }
    for workload in BoxWorkload.allCases where workload.sizes.count > 1 {
      let exponent = results.exponent(workload) { workload.tree($0).count }
      let text = exponent.map { String(format: "%.3f", $0) } ?? "–"
      rows.append(["\(workload.rawValue): exponent of growth", "≤ 1.05", text])
    }
    let measures = results["quoin", .feed, 1000]?.measures
    rows.append(["F3 n = 1000: texts measured at first", "3000", short(measures)])
    return "\n" + table(rows)
  }

  private func ratio(_ workload: BoxWorkload, _ size: Int, _ phase: String) -> String {
    guard let (ratio, isTime) = results.ratio(workload, size, phase) else { return "–" }
    return short(ratio) + "×" + (isTime ? " (time)" : "")
  }

  private func short(_ number: Double?) -> String {
    guard let number else { return "–" }
    for (unit, name) in [(1e9, " G"), (1e6, " M"), (1e4, " k")] where number >= unit {
      return String(format: "%.2f", number / (unit == 1e4 ? 1e3 : unit)) + name
    }
    return String(format: number >= 100 ? "%.0f" : "%.2f", number)
  }

  private func table(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n") + "\n"
  }
}
