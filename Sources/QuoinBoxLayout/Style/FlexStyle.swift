/// The properties of a flex container; the initial values are those of CSS.
public struct FlexStyle: Hashable, Sendable {
  /// The main axis and its direction.
  public var direction = FlexDirection.row
  /// One line or several.
  public var wrap = FlexWrap.nowrap
  /// The minimum number of balanced lines, if ``wrap`` balances them: the CSS property `flex-line-count`.
  public var lineCount = 1
  /// The alignment of items along the main axis.
  public var justifyContent = ContentAlignment.normal
  /// The alignment of items across their line.
  public var alignItems = SelfAlignment.normal
  /// The alignment of lines across the container.
  public var alignContent = ContentAlignment.normal
  /// The space between lines of a row, or between items of a column.
  public var rowGap = LengthPercentage.zero
  /// The space between items of a row, or between lines of a column.
  public var columnGap = LengthPercentage.zero

  /// Creates a container with the same gap in both directions.
  public init(
    _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap,
    justifyContent: ContentAlignment = .normal, alignItems: SelfAlignment = .normal,
    alignContent: ContentAlignment = .normal, gap: LengthPercentage = .zero
  ) {
    self.direction = direction
    self.wrap = wrap
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.alignContent = alignContent
    self.rowGap = gap
    self.columnGap = gap
  }
}
