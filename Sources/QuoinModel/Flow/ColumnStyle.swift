package import QuoinBoxLayout

/// The properties of an element's columns: CSS Multi-column Layout 1 §3 to §5.
package struct ColumnStyle: Hashable, Sendable {
  /// The number of columns, or its maximum if they have a width; `nil` for `auto`.
  package var count: Int?
  /// The minimum width of a column, in points; `nil` for `auto`.
  package var width: Double?
  /// The gap between columns.
  package var gap: LengthPercentage
  /// Whether columns of a definite height are balanced.
  package var isBalanced: Bool
  /// The line between columns, the column rule.
  package var rule: BoxDecoration.Line

  /// Creates a column style from its parts.
  package init(
    count: Int?, width: Double?, gap: LengthPercentage, isBalanced: Bool,
    rule: BoxDecoration.Line
  ) {
    self.count = count
    self.width = width
    self.gap = gap
    self.isBalanced = isBalanced
    self.rule = rule
  }

  /// Returns the number and width of the columns in the available width, and the gap between them:
  /// §3.4.
  package func columns(in room: Double) -> (count: Int, width: Double, gap: Double) {
    let gap: Double =
      switch gap {
      case .points(let points): max(0, points)
      case .percent(let percent): max(0, percent * room / 100)
      }
    var count = self.count ?? Int.max
    if let width {
      // No more than could ever be drawn.
      let fitting = ((room + gap) / max(1, width + gap)).rounded(.down)
      count = min(count, fitting.isFinite ? Int(min(max(fitting, 1), 10_000)) : 1)
    }
    let share = (room - Double(count - 1) * gap) / Double(count)
    return (count, max(0, share), gap)
  }
}
