/// The names of all properties that a style can set.
///
/// The order is that of the storage; a property of its own line here, one accessor and, where CSS
/// can say it, one row of the CSS table are all that a new property needs.
public enum StyleProperty: UInt8, CaseIterable, Hashable, Sendable {
  // What text hands down comes first, so that what is inherited is the front of every style.
  /// The colour of glyphs.
  case color
  /// The family of the font; the empty name is the system's.
  case fontFamily
  /// The size of the em, in points.
  case fontSize
  /// The weight of the strokes.
  case fontWeight
  /// Whether letters are slanted.
  case fontItalic
  /// Whether all glyphs are equally wide.
  case fontMonospaced
  /// The text style from which the size comes.
  case textStyle
  /// The forms that are chosen among those that the font has of its letters.
  case fontFeatures
  /// The side at which lines begin.
  case alignment
  /// The height of lines.
  case lineHeight
  /// The space added between letters, in points.
  case letterSpacing
  /// The space added between words, in points.
  case wordSpacing
  /// Capitals and small letters.
  case textTransform
  /// Spacing, indents and heights of lines.
  case paragraph
  /// How far a line under text is below the baseline, in points.
  case underlineOffset
  /// The colour of what can be tapped.
  case tint

  /// The fill behind the content.
  case background
  /// The gradients and pictures above that fill.
  case backgroundImages
  /// How large each of them is.
  case backgroundFits
  /// Where each of them is.
  case backgroundPositions
  /// How each of them is repeated.
  case backgroundRepeats
  /// Where each of them is painted; the last says it of the fill, too.
  case backgroundClips
  /// To what the size and the place of each refer.
  case backgroundOrigins
  /// The width of the top edge's line, in points.
  case borderTopWidth
  /// The width of the left edge's line, in points.
  case borderLeftWidth
  /// The width of the bottom edge's line, in points.
  case borderBottomWidth
  /// The width of the right edge's line, in points.
  case borderRightWidth
  /// The colour of the top edge's line.
  case borderTopColor
  /// The colour of the left edge's line.
  case borderLeftColor
  /// The colour of the bottom edge's line.
  case borderBottomColor
  /// The colour of the right edge's line.
  case borderRightColor
  /// How the top edge's line is drawn.
  case borderTopLine
  /// How the left edge's line is drawn.
  case borderLeftLine
  /// How the bottom edge's line is drawn.
  case borderBottomLine
  /// How the right edge's line is drawn.
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
  /// The opacity of the node and all in it.
  case alpha
  /// Whether what is in the node is cut at its edges.
  case clips

  /// The node's own width, in points.
  case width
  /// The node's own height, in points.
  case height
  /// The least width, in points.
  case minWidth
  /// The least height, in points.
  case minHeight
  /// The greatest width, in points.
  case maxWidth
  /// The greatest height, in points.
  case maxHeight
  /// The width divided by the height.
  case aspectRatio
  /// The space inside the top edge.
  case paddingTop
  /// The space inside the left edge.
  case paddingLeft
  /// The space inside the bottom edge.
  case paddingBottom
  /// The space inside the right edge.
  case paddingRight

  /// The largest number of lines.
  case lineLimit
  /// How lines end.
  case lineBreak
  /// The factor down to which text shrinks.
  case minimumScale
  /// Lines under, over and through text.
  case decoration
  /// The colour of those lines.
  case decorationColor
  /// How those lines are drawn.
  case decorationLine
  /// How thick those lines are, in points.
  case decorationThickness
  /// The shadows of glyphs.
  case textShadows

  /// How an image fills its node.
  case contentMode
  /// Where it stands in its node.
  case contentPosition
  /// Whether its pixels stay sharp where it is enlarged.
  case keepsPixels
  /// How the node is moved, turned and stretched when it is painted.
  case transform
  /// The point about which it is turned and stretched.
  case transformOrigin
  /// How the node and all in it are mixed with what lies behind.
  case blend
  /// The shape to which the node and all in it are cut.
  case clipShape
  /// The gradients and pictures through which the node and all in it are seen.
  case mask
  /// How large each of them is.
  case maskFits
  /// Where each of them is.
  case maskPositions
  /// How each of them is repeated.
  case maskRepeats
  /// Where each of them is painted.
  case maskClips
  /// To what the size and the place of each refer.
  case maskOrigins
  /// How each of them is put together with those below it.
  case maskComposites
  /// What becomes of the picture of the node and all in it.
  case filters
  /// What becomes of the picture behind the node.
  case backdropFilters
  /// The width of the line around the box, in points.
  case outlineWidth
  /// The colour of that line.
  case outlineColor
  /// How that line is drawn.
  case outlineLine
  /// How far that line is from the border, in points.
  case outlineOffset
  /// The colour of a control's part that is on.
  case accentOn
  /// The colour of a control's part that is off.
  case accentOff
  /// The colour of a control's knob.
  case accentThumb
  /// The colour of a bar's ground.
  case accentBar

  /// Whether a node of which nothing is said takes the value of its container.
  package var isInherited: Bool { rawValue <= StyleProperty.tint.rawValue }

  /// The properties that are handed down.
  package static var inherited: [StyleProperty] { allCases.filter(\.isInherited) }
}

extension StyleProperty: Comparable {
  /// The order of storage.
  public static func < (a: StyleProperty, b: StyleProperty) -> Bool { a.rawValue < b.rawValue }
}

/// Properties that kinds of nodes take together.
public enum StyleGroup: UInt8, CaseIterable, Hashable, Sendable {
  /// Fill, border, corners, shadow, opacity, clipping: every node's.
  case box
  /// Sizes and aspect ratio: every node's.
  case size
  /// The space inside the edges: that of containers that have one.
  case padding
  /// Text.
  case text
  /// Pictures.
  case image
  /// The parts of controls.
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

  /// Whether the property is of an edge's line or a corner.
  var isEdge: Bool {
    rawValue >= StyleProperty.borderTopWidth.rawValue
      && rawValue <= StyleProperty.bottomLeftRadius.rawValue
  }

  /// Whether the property is of the node's size or the space inside its edges.
  var isMetric: Bool {
    rawValue >= StyleProperty.width.rawValue && rawValue <= StyleProperty.paddingRight.rawValue
  }
}
