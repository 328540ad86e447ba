/// All box properties of one element, for documents whose elements carry them together.
public struct BoxStyle: Hashable, Sendable {
  /// What the box says about itself.
  public var rules: BoxRules
  /// What it says about its children, if it is a flex container.
  public var flex: FlexStyle
  /// What it says as a child of a flex container.
  public var item: FlexItem

  /// A style of the three parts.
  public init(
    rules: BoxRules = BoxRules(), flex: FlexStyle = FlexStyle(), item: FlexItem = FlexItem()
  ) {
    self.rules = rules
    self.flex = flex
    self.item = item
  }

  /// The initial values of CSS.
  public static var cssInitial: BoxStyle { BoxStyle(rules: .cssInitial) }
}
