/// What a box says about itself, whatever container it is in: its size and the space inside it.
///
/// The box model of CSS Box Model §2 and the size properties of CSS Sizing §3.
public struct BoxRules: Hashable, Sendable {
  /// How the box takes part in layout and lays out its children.
  public var display = Display.block
  /// The box that the sizes speak of.
  ///
  /// The border box by default, as users of native views expect; ``cssInitial`` has the content
  /// box.
  public var boxSizing = BoxSizing.borderBox
  /// The width.
  public var width = SizeValue.auto
  /// The height.
  public var height = SizeValue.auto
  /// The least width; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minWidth = SizeValue.auto
  /// The least height; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minHeight = SizeValue.auto
  /// The greatest width; `auto` is `none`.
  public var maxWidth = SizeValue.auto
  /// The greatest height; `auto` is `none`.
  public var maxHeight = SizeValue.auto
  /// The width divided by the height, for the side that no other rule decides; values that are not
  /// positive and finite are ignored.
  public var aspectRatio: Double?
  /// The space between the border and the content.
  public var padding = Edges<LengthPercentage>.zero
  /// The widths of the border, in points.
  public var border = Edges<Double>.zero
  /// What becomes of content that is too large.
  ///
  /// `scroll` keeps room for a scroll bar in both directions.
  public var overflow = Overflow.visible
  /// The room that a scroll bar takes on the end side and the bottom of a box with
  /// ``Overflow/scroll``, in points.
  public var scrollbarWidth: Double = 0

  /// Which of its surroundings know nothing of the content.
  public var containment: Containment = []

  /// The initial values, with the border box.
  public init() {}

  /// Rules for a size.
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
