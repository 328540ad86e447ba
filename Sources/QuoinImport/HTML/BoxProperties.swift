import QuoinBoxLayout
import QuoinStyle

/// The properties of CSS that boxes ask for, looked up once.
enum BoxProperties {
  static let display = property("display")
  static let position = property("position")
  static let float = property("float")
  static let boxSizing = property("box-sizing")
  static let width = property("width")
  static let height = property("height")
  static let minWidth = property("min-width")
  static let minHeight = property("min-height")
  static let maxWidth = property("max-width")
  static let maxHeight = property("max-height")
  static let aspectRatio = property("aspect-ratio")
  static let overflowX = property("overflow-x")
  static let overflowY = property("overflow-y")
  static let clear = property("clear")
  static let contain = property("contain")
  static let tableLayout = property("table-layout")
  static let borderCollapse = property("border-collapse")
  static let borderSpacing = property("border-spacing")
  static let captionSide = property("caption-side")
  static let emptyCells = property("empty-cells")
  static let containIntrinsicWidth = property("contain-intrinsic-width")
  static let containIntrinsicHeight = property("contain-intrinsic-height")
  static let scrollbarWidth = property("scrollbar-width")
  static let scrollbarGutter = property("scrollbar-gutter")
  static let visibility = property("visibility")
  static let zIndex = property("z-index")
  static let writingMode = property("writing-mode")
  static let hyphens = property("hyphens")
  static let columnCount = property("column-count")
  static let columnWidth = property("column-width")
  static let columnFill = property("column-fill")
  static let columnSpan = property("column-span")
  static let columnRuleWidth = property("column-rule-width")
  static let columnRuleStyle = property("column-rule-style")
  static let columnRuleColor = property("column-rule-color")
  static let colorScheme = property("color-scheme")
  static let fontVariantCaps = property("font-variant-caps")
  static let textShadow = property("text-shadow")
  static let quotes = property("quotes")
  static let tabSize = property("tab-size")
  static let unicodeBidi = property("unicode-bidi")
  static let flexDirection = property("flex-direction")
  static let flexWrap = property("flex-wrap")
  static let flexLineCount = property("flex-line-count")
  static let flexGrow = property("flex-grow")
  static let flexShrink = property("flex-shrink")
  static let flexBasis = property("flex-basis")
  static let order = property("order")
  static let rowGap = property("row-gap")
  static let columnGap = property("column-gap")
  static let justifyContent = property("justify-content")
  static let alignContent = property("align-content")
  static let alignItems = property("align-items")
  static let alignSelf = property("align-self")
  static let whiteSpace = property("white-space")
  static let overflowWrap = property("overflow-wrap")
  static let wordBreak = property("word-break")
  static let textAlign = property("text-align")
  static let textIndent = property("text-indent")
  static let lineHeight = property("line-height")
  static let appearance = property("appearance")
  static let accentColor = property("accent-color")
  static let textOverflow = property("text-overflow")
  static let verticalAlign = property("vertical-align")
  static let content = property("content")
  static let transform = property("transform")
  static let transformOrigin = property("transform-origin")
  static let listStyleType = property("list-style-type")
  static let listStylePosition = property("list-style-position")
  static let backgroundColor = property("background-color")
  static let backgroundImage = property("background-image")

  /// The properties that move what is painted: CSS Transforms 2 §3 and §5.
  static let moving = ["transform", "translate", "rotate", "scale", "perspective"].map(property)
  /// The other properties of which an element holds the boxes that are placed in it: Filter Effects 1 §5
  /// and 2 §2.
  static let filtering = ["filter", "backdrop-filter"].map(property)
  /// The other properties that have an element painted as one.
  static let grouping = [
    "opacity", "mix-blend-mode", "isolation", "clip-path", "mask-image",
  ].map(property)
  static let perspective = property("perspective")
  static let willChange = property("will-change")
  static let translate = property("translate")
  static let rotate = property("rotate")
  static let scale = property("scale")
  static let textFill = property("-webkit-text-fill-color")
  static let lineClamp = property("line-clamp")
  static let boxOrient = property("-webkit-box-orient")
  static let textWrap = property("text-wrap")
  static let counterReset = property("counter-reset")
  static let counterSet = property("counter-set")
  static let counterIncrement = property("counter-increment")

  static let breakBefore = property("break-before")
  static let breakAfter = property("break-after")
  static let breakInside = property("break-inside")
  static let orphans = property("orphans")
  static let widows = property("widows")

  private static let edges = ["top", "right", "bottom", "left"]
  static let margins = edges.map { property("margin-\($0)") }
  static let paddings = edges.map { property("padding-\($0)") }
  static let borders = edges.map { property("border-\($0)-width") }
  static let borderStyles = edges.map { property("border-\($0)-style") }
  static let borderColors = edges.map { property("border-\($0)-color") }
  static let insets = edges.map { property($0) }

  /// The properties of which percentages may have points beside them.
  static let lengths: [CSS.Property: BoxLength] = {
    var lengths: [CSS.Property: BoxLength] = [
      width: .width, height: .height, minWidth: .minWidth, minHeight: .minHeight,
      maxWidth: .maxWidth, maxHeight: .maxHeight, flexBasis: .flexBasis, rowGap: .rowGap,
      columnGap: .columnGap,
    ]
    let sides: [([CSS.Property], [BoxLength])] = [
      (margins, [.marginTop, .marginRight, .marginBottom, .marginLeft]),
      (paddings, [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]),
      (insets, [.top, .right, .bottom, .left]),
    ]
    for (properties, places) in sides {
      for (property, place) in zip(properties, places) { lengths[property] = place }
    }
    return lengths
  }()

  private static func property(_ name: String) -> CSS.Property { .required(name) }
}
