import QuoinBoxLayout
import QuoinStyle

// Groups of CSS properties that boxes use together; sides are in CSS order.
extension CSS.Property {
  static let margins: [CSS.Property] = [.marginTop, .marginRight, .marginBottom, .marginLeft]
  static let paddings: [CSS.Property] = [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]
  static let borderWidths: [CSS.Property] = [
    .borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth,
  ]
  static let borderStyles: [CSS.Property] = [
    .borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle,
  ]
  static let borderColors: [CSS.Property] = [
    .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor,
  ]
  static let insets: [CSS.Property] = [.top, .right, .bottom, .left]

  /// The properties that transform an element: CSS Transforms 2 §3 and §5.
  static let moving = CSS.PropertySet(
    [.transform, .translate, .rotate, .scale, .perspective, .transformStyle] as [CSS.Property])
  /// The other properties that make an element a containing block for positioned descendants:
  /// Filter Effects 1 §5 and 2 §2.
  static let filtering = CSS.PropertySet([.filter, .backdropFilter] as [CSS.Property])
  /// The other properties that cause an element to be painted as a group.
  static let grouping = CSS.PropertySet(
    [.opacity, .mixBlendMode, .isolation, .clipPath, .maskImage] as [CSS.Property])

  /// The properties whose percentages can have points added to them.
  static let lengths: [CSS.Property: BoxLength] = {
    var lengths: [CSS.Property: BoxLength] = [
      .width: .width, .height: .height, .minWidth: .minWidth, .minHeight: .minHeight,
      .maxWidth: .maxWidth, .maxHeight: .maxHeight, .flexBasis: .flexBasis, .rowGap: .rowGap,
      .columnGap: .columnGap,
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
}
