import QuoinGeometry

/// The content of a `TextView`, and its size rules; lengths are pixels.
package struct AndroidText: Hashable, Sendable {
  package var string = ""
  /// The text with the looks of its parts, or `nil` if they are all the same.
  package var span: TextSpan?
  package var hint = ""
  /// The font size in whole pixels.
  package var size = 0
  package var isSingleLine = false
  package var minimumLines = 0
  package var maximumLines: Int?
  package var lineSpacingMultiplier = 1.0
  package var lineSpacingExtra = 0.0
  /// The line height, if specified.
  package var lineHeight: Int?
  /// The limits of the width, each in letters or in pixels.
  package var minimumWidth: Measure?
  package var maximumWidth: Measure?
  package var minimumHeight: Int?
  package var maximumHeight: Int?
  package var gravity: AndroidGravity = [.start, .top]
  /// The width of a mark beside the text: the box of a check box, the track of a switch.
  package var markWidth = 0
  /// Whether the mark is after the text, like the track of a switch.
  package var hasMarkAtEnd = false
  /// The padding above the first line and below the last one, if the font is the one that it was
  /// computed for.
  package var fontPadding: FontPadding?
  /// The drawables beside the text.
  package var compounds: [Compound] = []
  /// The padding between the text and the drawables beside it, in pixels.
  package var compoundPadding = 0

  /// The metrics of the system font in whole pixels, rounded as in the framework:
  /// `Paint.FontMetricsInt`.
  package struct FontPadding: Hashable, Sendable {
    package var ascent: Int
    package var descent: Int
    /// The distances by which the font's tallest letters exceed these.
    package var top: Int
    package var bottom: Int

    /// Computes the metrics at a size in pixels, from Roboto's tables: an em has 2,048 units.
    package init(size: Int) {
      func units(_ count: Double) -> Double { count / 2_048 * Double(size) }
      ascent = AndroidPixels.whole(units(1_900))
      descent = AndroidPixels.whole(units(500))
      top = AndroidPixels.whole(units(2_163).rounded(.up)) - ascent
      bottom = AndroidPixels.whole(units(555).rounded(.up)) - descent
    }

    /// Returns whether the current font has the metrics of Roboto, rather than those of a
    /// substitute.
    func fits(_ metrics: FontMetrics, size: Double) -> Bool {
      guard size > 0 else { return false }
      return (metrics.ascender / size - 1_900.0 / 2_048).magnitude < 0.002
        && (metrics.descender / size - 500.0 / 2_048).magnitude < 0.002
    }
  }

  /// A drawable beside a text.
  package struct Compound: Hashable, Sendable {
    /// The side of the text.
    package enum Side: Hashable, Sendable {
      case left, top, right, bottom, start, end

      package func absolute(_ direction: LayoutDirection) -> Side {
        switch self {
        case .start: direction == .leftToRight ? .left : .right
        case .end: direction == .leftToRight ? .right : .left
        default: self
        }
      }
    }

    package var side: Side
    /// The name of its attribute.
    package var attribute: String
    /// The size in pixels.
    package var width: Int
    package var height: Int

    package init(_ side: Side, _ attribute: String, width: Int, height: Int) {
      (self.side, self.attribute, self.width, self.height) = (side, attribute, width, height)
    }
  }

  /// Returns the space that the drawables beside the text take on each side, including the padding.
  package func compoundInsets(_ direction: LayoutDirection) -> AndroidInsets {
    var insets = AndroidInsets()
    if compounds.isEmpty { return insets }
    for compound in compounds {
      switch compound.side.absolute(direction) {
      case .left: insets.left = max(insets.left, compound.width + compoundPadding)
      case .right: insets.right = max(insets.right, compound.width + compoundPadding)
      case .top: insets.top = max(insets.top, compound.height + compoundPadding)
      default: insets.bottom = max(insets.bottom, compound.height + compoundPadding)
      }
    }
    return insets
  }

  /// The height required by drawables on the left and right.
  var compoundHeight: Int {
    if compounds.isEmpty { return 0 }
    return compounds.filter { $0.side != .top && $0.side != .bottom }.map(\.height).max() ?? 0
  }

  /// The width required by drawables above and below.
  var compoundWidth: Int {
    if compounds.isEmpty { return 0 }
    return compounds.filter { $0.side == .top || $0.side == .bottom }.map(\.width).max() ?? 0
  }

  /// A width in letters or in pixels.
  package enum Measure: Hashable, Sendable {
    case letters(Int)
    case pixels(Int)

    func pixels(em: Int) -> Int {
      switch self {
      case .letters(let count): count * em
      case .pixels(let count): count
      }
    }
  }

  package init() {}

  /// The characters that are shown: those of the text, or of the hint if it is empty.
  var shown: String { string.isEmpty ? hint : string }

  /// Returns the text in its area, or `nil` if it has no characters.
  func part(insets: EdgeInsets) -> TextPart? {
    let shown = self.shown
    guard !shown.isEmpty else { return nil }
    var part = TextPart(shown)
    if !string.isEmpty { part.content = span }
    part.insets = insets
    part.vertical = gravity.verticalPart == .top ? .top : .center
    part.alignment =
      switch gravity.horizontalPart {
      case .centerHorizontal: .center
      case .right: .right
      case .left: .left
      default: .natural
      }
    part.lineLimit = isSingleLine ? 1 : maximumLines ?? 0
    return part
  }
}

extension AndroidText {
  /// The text of a view, which all of its measurements share.
  final class Shared: Sendable {
    let value: AndroidText
    // What is asked often, apart, because a computed property of a large value copies it.
    let shown: String
    let isStyled: Bool
    let compoundWidth: Int
    let compoundHeight: Int

    init(_ value: AndroidText) {
      self.value = value
      shown = value.shown
      isStyled = value.span != nil
      compoundWidth = value.compoundWidth
      compoundHeight = value.compoundHeight
    }

    /// Returns the insets of the text in its view, in points.
    func insets(density: Double, insets: AndroidInsets, _ direction: LayoutDirection) -> EdgeInsets
    {
      let isMarkLeft = (direction == .leftToRight) != value.hasMarkAtEnd
      let beside = value.compounds.isEmpty ? AndroidInsets() : value.compoundInsets(direction)
      let above = value.fontPadding?.top ?? 0
      let below = value.fontPadding?.bottom ?? 0
      return EdgeInsets(
        top: Double(insets.top + beside.top + above) / density,
        left: Double(insets.left + beside.left + (isMarkLeft ? value.markWidth : 0)) / density,
        bottom: Double(insets.bottom + beside.bottom + below) / density,
        right: Double(insets.right + beside.right + (isMarkLeft ? 0 : value.markWidth)) / density)
    }
  }
}
