/// What a flex container says about its children as a whole; the initial values are those of CSS.
public struct FlexStyle: Hashable, Sendable {
  /// The main axis and the way along it.
  public var direction = FlexDirection.row
  /// One line or many.
  public var wrap = FlexWrap.nowrap
  /// The least number of lines over which items are balanced, where ``wrap`` says that they are: the
  /// CSS property `flex-line-count`.
  public var lineCount = 1
  /// Where items lie along the main axis.
  public var justifyContent = ContentAlignment.normal
  /// Where items lie across their line.
  public var alignItems = SelfAlignment.normal
  /// Where lines lie across the container.
  public var alignContent = ContentAlignment.normal
  /// The space between lines of a row, or between items of a column.
  public var rowGap = LengthPercentage.zero
  /// The space between items of a row, or between lines of a column.
  public var columnGap = LengthPercentage.zero

  /// A container with the same gap in both directions.
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
