import QuoinGeometry
import QuoinModel

// The words of `StackContainer` and `FlexContainer`, with what to write instead.

extension StackLayout {
  /// UIStackView's word.
  @available(*, unavailable, message: "a stack layout says 'align:', as Texture's specs do")
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, justify: StackJustification = .start,
    alignment: StackAlignment, @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: spacing, justify: justify, align: alignment, children)
  }

  /// Flexbox's word.
  @available(*, unavailable, message: "a stack layout says 'align:', as Texture's specs do")
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, justify: StackJustification = .start,
    alignItems: StackAlignment, @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: spacing, justify: justify, align: alignItems, children)
  }

  /// Flexbox's word.
  @available(*, unavailable, message: "a stack layout says 'spacing:'")
  public init(
    _ axis: Axis = .horizontal, gap: Double, justify: StackJustification = .start,
    align: StackAlignment = .stretch, @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: gap, justify: justify, align: align, children)
  }

  /// Flexbox's word.
  @available(*, unavailable, message: "a stack layout says 'justify:' and 'align:'")
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, justifyContent: StackJustification,
    alignItems: StackAlignment = .stretch, align: StackAlignment = .stretch,
    @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: spacing, justify: justifyContent, align: align, children)
  }
}
