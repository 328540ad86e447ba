/// The properties of a box that do not depend on its container: its size and the space inside it.
///
/// They are the box model of CSS Box Model §2 and the size properties of CSS Sizing §3.
public struct BoxRules: Hashable, Sendable {
  /// How the box takes part in layout and lays out its children.
  public var display = Display.block
  /// The box that the sizes refer to.
  ///
  /// The border box by default, as users of native views expect; ``cssInitial`` has the content
  /// box.
  public var boxSizing = BoxSizing.borderBox
  /// The width.
  public var width = SizeValue.auto
  /// The height.
  public var height = SizeValue.auto
  /// The minimum width; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minWidth = SizeValue.auto
  /// The minimum height; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minHeight = SizeValue.auto
  /// The maximum width; `auto` is `none`.
  public var maxWidth = SizeValue.auto
  /// The maximum height; `auto` is `none`.
  public var maxHeight = SizeValue.auto
  /// The width divided by the height, for the side that no other rule determines; values that are
  /// not positive and finite are ignored.
  public var aspectRatio: Double?
  /// The space between the border and the content.
  public var padding = Edges<LengthPercentage>.zero
  /// The widths of the border, in points.
  public var border = Edges<Double>.zero
  /// The treatment of content that is too large.
  ///
  /// `scroll` reserves space for a scroll bar in both directions.
  public var overflow = Overflow.visible
  /// The space that a scroll bar takes on the end side and the bottom of a box with
  /// ``Overflow/scroll``, in points.
  public var scrollbarWidth: Double = 0

  /// The kinds of containment.
  public var containment: Containment = []

  /// Creates the initial values, with the border box.
  public init() {}

  /// Creates rules for a size.
  public init(
    width: SizeValue = .auto, height: SizeValue = .auto, minWidth: SizeValue = .auto,
    minHeight: SizeValue = .auto, maxWidth: SizeValue = .auto, maxHeight: SizeValue = .auto,
    aspectRatio: Double? = nil, padding: Edges<LengthPercentage> = .zero
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.aspectRatio = aspectRatio
    self.padding = padding
  }

  /// The initial values of CSS: those of `init()`, with the content box.
  public static var cssInitial: BoxRules {
    var rules = BoxRules()
    rules.boxSizing = .contentBox
    return rules
  }
}
