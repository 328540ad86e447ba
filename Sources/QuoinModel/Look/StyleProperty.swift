/// The properties that a style can set.
///
/// The order is that of the storage. A new property needs a line here, an accessor and, if CSS has
/// it, a row in the CSS table.
public enum StyleProperty: UInt8, CaseIterable, Hashable, Sendable {
  // Inherited properties come first, so that they are a prefix of every style.
  /// The colour of glyphs.
  case color
  /// The font family; the empty name is the system font.
  case fontFamily
  /// The size of the em, in points.
  case fontSize
  /// The font weight.
  case fontWeight
  /// Whether the font is italic.
  case fontItalic
  /// Whether all glyphs have the same width.
  case fontMonospaced
  /// The text style that determines the size.
  case textStyle
  /// The OpenType features of the font.
  case fontFeatures
  /// The text alignment.
  case alignment
  /// The height of lines.
  case lineHeight
  /// The space added between letters, in points.
  case letterSpacing
  /// The space added between words, in points.
  case wordSpacing
  /// The conversion to capitals or lowercase letters.
  case textTransform
  /// The paragraph style: spacing, indents and line heights.
  case paragraph
  /// The distance of an underline below the baseline, in points.
  case underlineOffset
  /// The tint of interactive elements.
  case tint

  /// The fill behind the content.
  case background
  /// The gradients and pictures above the fill.
  case backgroundImages
  /// The size of each of them.
  case backgroundFits
  /// The position of each of them.
  case backgroundPositions
  /// The repetition of each of them.
  case backgroundRepeats
  /// The box in which each of them is painted; the last one also applies to the fill.
  case backgroundClips
  /// The box that the size and position of each of them refer to.
  case backgroundOrigins
  /// The border width of the top edge, in points.
  case borderTopWidth
  /// The border width of the left edge, in points.
  case borderLeftWidth
  /// The border width of the bottom edge, in points.
  case borderBottomWidth
  /// The border width of the right edge, in points.
  case borderRightWidth
  /// The border colour of the top edge.
  case borderTopColor
  /// The border colour of the left edge.
  case borderLeftColor
  /// The border colour of the bottom edge.
  case borderBottomColor
  /// The border colour of the right edge.
  case borderRightColor
  /// The border line style of the top edge.
  case borderTopLine
  /// The border line style of the left edge.
  case borderLeftLine
  /// The border line style of the bottom edge.
  case borderBottomLine
  /// The border line style of the right edge.
  case borderRightLine
  /// The radius of the top left corner.
  case topLeftRadius
  /// The radius of the top right corner.
  case topRightRadius
  /// The radius of the bottom right corner.
  case bottomRightRadius
  /// The radius of the bottom left corner.
  case bottomLeftRadius
  /// The shadows of the box.
  case shadows
  /// The opacity of the node and its descendants.
  case alpha
  /// Whether the content is clipped at the node's edges.
  case clips

  /// The width, in points.
  case width
  /// The height, in points.
  case height
  /// The minimum width, in points.
  case minWidth
  /// The minimum height, in points.
  case minHeight
  /// The maximum width, in points.
  case maxWidth
  /// The maximum height, in points.
  case maxHeight
  /// The width divided by the height.
  case aspectRatio
  /// The top padding.
  case paddingTop
  /// The left padding.
  case paddingLeft
  /// The bottom padding.
  case paddingBottom
  /// The right padding.
  case paddingRight

  /// The maximum number of lines.
  case lineLimit
  /// The line breaking and truncation.
  case lineBreak
  /// The minimum scale factor of text.
  case minimumScale
  /// The underline, overline and line-through.
  case decoration
  /// The colour of the decoration lines.
  case decorationColor
  /// The line style of the decoration lines.
  case decorationLine
  /// The thickness of the decoration lines, in points.
  case decorationThickness
  /// The shadows of glyphs.
  case textShadows

  /// The way an image fills its node.
  case contentMode
  /// The position of an image in its node.
  case contentPosition
  /// Whether an image is enlarged without smoothing.
  case keepsPixels
  /// The transform applied when the node is painted.
  case transform
  /// The origin of rotation and scaling.
  case transformOrigin
  /// The blending of the node and its descendants with the backdrop.
  case blend
  /// The clipping shape of the node and its descendants.
  case clipShape
  /// The gradients and pictures that mask the node and its descendants.
  case mask
  /// The size of each of them.
  case maskFits
  /// The position of each of them.
  case maskPositions
  /// The repetition of each of them.
  case maskRepeats
  /// The box in which each of them is painted.
  case maskClips
  /// The box that the size and position of each of them refer to.
  case maskOrigins
  /// The compositing of each of them with those below it.
  case maskComposites
  /// The image in place of the border lines.
  case borderImage
  /// The filters applied to the node and its descendants.
  case filters
  /// The filters applied to the backdrop of the node.
  case backdropFilters
  /// The width of the outline, in points.
  case outlineWidth
  /// The colour of the outline.
  case outlineColor
  /// The line style of the outline.
  case outlineLine
  /// The distance of the outline from the border, in points.
  case outlineOffset
  /// The colour of control parts that are on.
  case accentOn
  /// The colour of control parts that are off.
  case accentOff
  /// The colour of a control's knob.
  case accentThumb
  /// The background of a bar.
  case accentBar

  /// Whether the property is inherited by default.
  package var isInherited: Bool { rawValue <= StyleProperty.tint.rawValue }

  /// The inherited properties.
  package static var inherited: [StyleProperty] { allCases.filter(\.isInherited) }
}

extension StyleProperty: Comparable {
  /// The storage order.
  public static func < (a: StyleProperty, b: StyleProperty) -> Bool { a.rawValue < b.rawValue }
}

/// Groups of properties that kinds of nodes support together.
public enum StyleGroup: UInt8, CaseIterable, Hashable, Sendable {
  /// Fill, border, corners, shadow, opacity, clipping; used by all nodes.
  case box
  /// Sizes and aspect ratio; used by all nodes.
  case size
  /// Padding; used by containers that support it.
  case padding
  /// Text properties.
  case text
  /// Image properties.
  case image
  /// The colours of the parts of controls.
  case control
}

extension StyleProperty {
  /// The group that the property belongs to.
  public var group: StyleGroup {
    switch self {
    case .color, .fontFamily, .fontSize, .fontWeight, .fontItalic, .fontMonospaced, .textStyle,
      .fontFeatures, .alignment, .lineHeight, .letterSpacing, .wordSpacing, .textTransform,
      .paragraph, .underlineOffset, .lineLimit, .lineBreak, .minimumScale, .decoration,
      .decorationColor, .decorationLine, .decorationThickness, .textShadows:
      .text
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .aspectRatio: .size
    case .paddingTop, .paddingRight, .paddingBottom, .paddingLeft: .padding
    case .contentMode, .contentPosition, .keepsPixels: .image
    case .accentOn, .accentOff, .accentThumb, .accentBar: .control
    default: .box
    }
  }

  /// Whether the property belongs to the border of an edge or to a corner.
  var isEdge: Bool {
    rawValue >= StyleProperty.borderTopWidth.rawValue
      && rawValue <= StyleProperty.bottomLeftRadius.rawValue
  }

  /// Whether the property is a size or a padding.
  var isMetric: Bool {
    rawValue >= StyleProperty.width.rawValue && rawValue <= StyleProperty.paddingRight.rawValue
  }
}
