import QuoinGeometry
import QuoinModel

// The attributes of `StackContainer` and `FlexContainer`, with the replacements to write instead.

extension StackLayout {
  /// Use `align:` instead of UIStackView's `alignment:`.
  @available(*, unavailable, message: "a stack layout uses 'align:', as Texture's specs do")
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, justify: StackJustification = .start,
    alignment: StackAlignment, @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: spacing, justify: justify, align: alignment, children)
  }

  /// Use `align:` instead of Flexbox's `alignItems:`.
  @available(*, unavailable, message: "a stack layout uses 'align:', as Texture's specs do")
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, justify: StackJustification = .start,
    alignItems: StackAlignment, @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: spacing, justify: justify, align: alignItems, children)
  }

  /// Use `spacing:` instead of Flexbox's `gap:`.
  @available(*, unavailable, message: "a stack layout uses 'spacing:'")
  public init(
    _ axis: Axis = .horizontal, gap: Double, justify: StackJustification = .start,
    align: StackAlignment = .stretch, @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: gap, justify: justify, align: align, children)
  }

  /// Use `justify:` and `align:` instead of Flexbox's `justifyContent:` and `alignItems:`.
  @available(*, unavailable, message: "a stack layout uses 'justify:' and 'align:'")
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, justifyContent: StackJustification,
    alignItems: StackAlignment = .stretch, align: StackAlignment = .stretch,
    @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.init(axis, spacing: spacing, justify: justifyContent, align: align, children)
  }
}
