/// Columns of text under a heading, the first to the left and the others to the right.
struct Table {
  private let title: String
  private var rows: [[String]]

  init(_ title: String, _ head: [String]) {
    self.title = title
    rows = [head]
  }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// Whether there is more than the head.
  var hasRows: Bool { rows.count > 1 }

  /// The table as text; words in the first column are to the left, all others to the right.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = ["", title]
    for (index, row) in rows.enumerated() {
      var line = " "
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += " " + (column == 0 ? cell + padding : padding + cell) + " "
      }
      lines.append(line)
      if index == 0 {
        lines.append("  " + String(repeating: "─", count: widths.reduce(-2) { $0 + $1 + 2 }))
      }
    }
    return lines.joined(separator: "\n")
  }
}
