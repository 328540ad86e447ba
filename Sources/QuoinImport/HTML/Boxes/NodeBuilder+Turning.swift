import QuoinModel
import QuoinStyle

// CSS Writing Modes 4 §6: elements in vertical text are laid out and painted with horizontal lines in a box that is
// rotated clockwise. Their physical properties are those of the sides to which the rotation brings the box's sides.
extension NodeBuilder {
  private typealias P = CSS.Property

  /// The styles of an element in vertical text: for layout, and for painting.
  ///
  /// They differ where lines go to the right: such a box is laid out as if they went to the left, and then mirrored.
  struct TurnedStyle {
    let given: CSS.ComputedStyle
    let box: CSS.ComputedStyle
    let look: CSS.ComputedStyle
  }

  /// Returns the styles of an element for its box and its look, in lines that follow each other in a direction.
  mutating func styles(
    of index: Int, _ tag: String, in lines: ElementBox.LineProgression
  ) -> (box: CSS.ComputedStyle, look: CSS.ComputedStyle) {
    let computed = reader.styles[element(index)]
    guard lines != .downward else { return (computed, computed) }
    let turned = turned(computed, tag, lines)
    return (turned.box, turned.look)
  }

  /// Returns the styles of an element in the box that is rotated.
  private mutating func turned(
    _ computed: CSS.ComputedStyle, _ tag: String, _ lines: ElementBox.LineProgression
  ) -> TurnedStyle {
    let key = TurnKey(style: computed.identity, tag: tag, isRightward: lines == .rightward)
    if let known = turnedStyles[key] { return known }
    var given = computed
    NodeBuilder.turnDefaultMargins(&given, tag)
    let look = NodeBuilder.turned(given, .leftward)
    let made = TurnedStyle(
      given: computed, box: lines == .leftward ? look : NodeBuilder.turned(given, lines), look: look
    )
    turnedStyles[key] = made
    return made
  }

  /// The style and the tag of an element in vertical text, and its direction.
  struct TurnKey: Hashable {
    var style: ObjectIdentifier
    var tag: String
    var isRightward: Bool
  }

  private static func turned(
    _ computed: CSS.ComputedStyle, _ lines: ElementBox.LineProgression
  ) -> CSS.ComputedStyle {
    var style = computed
    // The sides in CSS order, from the top clockwise.
    for sides in [P.margins, P.paddings, P.borderWidths, P.borderStyles, P.borderColors, P.insets] {
      for (place, side) in sides.enumerated() {
        let source = lines == .leftward ? place + 1 : 3 - place
        style[side] = computed[sides[source % 4]]
      }
    }
    for (place, corner) in corners.enumerated() {
      style[corner] = computed[corners[(place + 1) % 4]]
    }
    for (first, second) in exchanged {
      style[first] = computed[second]
      style[second] = computed[first]
    }
    if case .list(let parts) = computed[P.aspectRatio] {
      let numbers = parts.filter { $0.keyword == nil }
      style[P.aspectRatio] = .list(parts.filter { $0.keyword != nil } + numbers.reversed())
    }
    return style
  }

  private static let corners: [CSS.Property] = [
    .borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius, .borderBottomLeftRadius,
  ]

  private static let exchanged: [(CSS.Property, CSS.Property)] = [
    (.width, .height), (.minWidth, .minHeight), (.maxWidth, .maxHeight), (.overflowX, .overflowY),
    (.containIntrinsicWidth, .containIntrinsicHeight),
  ]

  /// Brings the margins of the default sheet to the sides before and after a block.
  ///
  /// That sheet sets them in the block axis, but a computed style has physical sides only. They are recognized by their
  /// values, so that equal margins of an author's sheet are turned as well.
  private static func turnDefaultMargins(_ style: inout CSS.ComputedStyle, _ tag: String) {
    guard let factor = defaultMargins[tag], style[P.marginLeft] == .zero,
      style[P.marginRight] == .zero, style[P.marginTop] == style[P.marginBottom],
      case .length(let points, .px) = style[P.marginTop],
      abs(points - factor * style.fontSize) < 1e-3
    else { return }
    style[P.marginLeft] = style[P.marginTop]
    style[P.marginRight] = style[P.marginTop]
    style[P.marginTop] = .zero
    style[P.marginBottom] = .zero
  }

  /// The margins above and below elements in the default sheet, in font sizes.
  private static let defaultMargins: [String: Double] = [
    "p": 1, "dl": 1, "ul": 1, "ol": 1, "menu": 1, "pre": 1, "h1": 0.67, "h2": 0.83, "h3": 1,
    "h4": 1.33, "h5": 1.67, "h6": 2.33,
  ]
}
