public import QuoinBoxLayout

/// A container with gaps between its children: flex and grid containers, which share these methods.
public protocol SpacedContainer: PaddedContainer {
  /// Sets the space between rows and between columns; `nil` leaves it unchanged.
  @discardableResult func gap(row: LengthPercentage?, column: LengthPercentage?) -> Self
}

// A length may be a number of points or a percentage; numbers have overloads of their own, so that
// variables and `CGFloat` values are accepted.
extension SpacedContainer {
  /// Sets the space between rows and between columns.
  @_disfavoredOverload @discardableResult public func gap(_ gap: LengthPercentage) -> Self {
    self.gap(row: gap, column: gap)
  }

  /// Sets the space between rows and between columns, in points.
  @discardableResult public func gap(_ gap: Double) -> Self { self.gap(.points(gap)) }

  /// Sets the space between rows.
  @_disfavoredOverload @discardableResult public func rowGap(_ gap: LengthPercentage) -> Self {
    self.gap(row: gap, column: nil)
  }

  /// Sets the space between rows, in points.
  @discardableResult public func rowGap(_ gap: Double) -> Self { rowGap(.points(gap)) }

  /// Sets the space between columns.
  @_disfavoredOverload @discardableResult public func columnGap(_ gap: LengthPercentage) -> Self {
    self.gap(row: nil, column: gap)
  }

  /// Sets the space between columns, in points.
  @discardableResult public func columnGap(_ gap: Double) -> Self { columnGap(.points(gap)) }

  /// Sets the space between rows and between columns, in points.
  @discardableResult public func gap(row: Double? = nil, column: Double? = nil) -> Self {
    self.gap(row: row.map { LengthPercentage.points($0) }, column: column.map { .points($0) })
  }
}
