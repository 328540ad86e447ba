package import QuoinBoxLayout

/// What an element says of columns that its content is in: CSS Multi-column Layout 1 §3 to §5.
package struct ColumnStyle: Hashable, Sendable {
  /// How many columns there are, or the most of them where they have a width; nil for `auto`.
  package var count: Int?
  /// The least width of a column, in points; nil for `auto`.
  package var width: Double?
  /// The room between columns.
  package var gap: LengthPercentage
  /// Whether columns of a given height are made equally long.
  package var isBalanced: Bool
  /// The line between columns.
  package var rule: BoxDecoration.Line

  /// Columns of their parts.
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

  /// How many columns there are in a room, how wide they are, and the room between them: §3.4.
  package func columns(in room: Double) -> (count: Int, width: Double, gap: Double) {
    let gap: Double =
      switch gap {
      case .points(let points): max(0, points)
      case .percent(let percent): max(0, percent * room / 100)
      }
    var count = self.count ?? Int.max
    if let width {
      // No more than anybody could draw.
      let fitting = ((room + gap) / max(1, width + gap)).rounded(.down)
      count = min(count, Int(min(max(fitting, 1), 10_000)))
    }
    let share = (room - Double(count - 1) * gap) / Double(count)
    return (count, max(0, share), gap)
  }
}
