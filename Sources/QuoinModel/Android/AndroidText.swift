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
    compounds.filter { $0.side != .top && $0.side != .bottom }.map(\.height).max() ?? 0
  }

  /// The width required by drawables above and below.
  var compoundWidth: Int {
    compounds.filter { $0.side == .top || $0.side == .bottom }.map(\.width).max() ?? 0
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

  /// Returns the text in its area.
  func parts(
    density: Double, insets: AndroidInsets, _ direction: LayoutDirection
  ) -> [TextPart] {
    let shown = string.isEmpty ? hint : string
    guard !shown.isEmpty else { return [] }
    let isMarkLeft = (direction == .leftToRight) != hasMarkAtEnd
    let beside = compoundInsets(direction)
    var part = TextPart(shown)
    if !string.isEmpty { part.content = span }
    part.insets = EdgeInsets(
      top: Double(insets.top + beside.top + (fontPadding?.top ?? 0)) / density,
      left: Double(insets.left + beside.left + (isMarkLeft ? markWidth : 0)) / density,
      bottom: Double(insets.bottom + beside.bottom + (fontPadding?.bottom ?? 0)) / density,
      right: Double(insets.right + beside.right + (isMarkLeft ? 0 : markWidth)) / density)
    part.vertical = gravity.verticalPart == .top ? .top : .center
    part.alignment =
      switch gravity.horizontalPart {
      case .centerHorizontal: .center
      case .right: .right
      case .left: .left
      default: .natural
      }
    part.lineLimit = isSingleLine ? 1 : maximumLines ?? 0
    return [part]
  }
}

/// Measures a `TextView`.
struct AndroidTextMeasuring {
  let text: AndroidText
  let insets: AndroidInsets
  let density: Double
  let context: MeasureContext
  /// The minimum size of the view, regardless of its content.
  var minimum = (width: 0, height: 0)
  private var look: TextLook
  /// The padding of the font above and below the lines.
  private var extra = 0

  init(
    _ text: AndroidText, _ insets: AndroidInsets, _ density: Double, _ context: MeasureContext
  ) {
    self.text = text
    let beside = text.compoundInsets(context.traits.layoutDirection)
    self.insets = AndroidInsets(
      left: insets.left + beside.left, top: insets.top + beside.top,
      right: insets.right + beside.right, bottom: insets.bottom + beside.bottom)
    self.density = density
    self.context = context
    look = context.look.text
    look.lineLimit = 0
    look.lineBreak = .wordWrap
    look.lineHeight = .normal
  }

  /// Returns the size for the available space in pixels, with the baseline.
  mutating func answer(width room: Int?, height: Int?) -> MeasuredSize {
    let em = text.size
    var width: Int
    if context.isWidthExact, let room {
      width = room
    } else {
      width = max(extent(text.string, text.span), extent(text.hint), text.compoundWidth)
      width += insets.horizontal + text.markWidth
      if let most = text.maximumWidth { width = min(width, most.pixels(em: em)) }
      if let least = text.minimumWidth { width = max(width, least.pixels(em: em)) }
      width = max(width, minimum.width)
      width = min(width, room ?? width)
    }
    let across = width - insets.horizontal - text.markWidth
    let lines = lineCount(text.string, text.span, width: across)
    let hintLines = text.hint.isEmpty ? 0 : lineCount(text.hint, width: across)
    let metrics = context.text?.metrics(of: look.font)
    let padding = text.fontPadding.flatMap { padding in
      metrics.map { padding.fits($0, size: look.font.size) } == true ? padding : nil
    }
    extra = padding.map { $0.top + $0.bottom } ?? 0
    let fontHeight =
      padding.map { Double($0.ascent + $0.descent) }
      ?? pixels(metrics?.lineHeight ?? Double(em) / density)
    let lineHeight =
      text.lineHeight
      ?? AndroidPixels.whole(fontHeight * text.lineSpacingMultiplier + text.lineSpacingExtra)
    let height = self.height(max(lines, hintLines), lineHeight, room: height)
    let shown = text.string.isEmpty && hintLines > 0 ? hintLines : lines
    let free = height - insets.vertical - shown * lineHeight - extra
    var baseline =
      insets.top
      + (padding.map { $0.top + $0.ascent }
        ?? AndroidPixels.whole(pixels(metrics?.ascender ?? 0.8 * Double(em) / density)))
    if free > 0 {
      switch text.gravity.verticalPart {
      case .top: break
      case .bottom: baseline += free
      default: baseline += free / 2
      }
    }
    return MeasuredSize(
      Size(Double(width) / density, Double(height) / density),
      firstBaseline: Double(baseline) / density, lastBaseline: Double(baseline) / density)
  }

  /// Returns the height for a number of lines.
  private func height(_ lines: Int, _ lineHeight: Int, room: Int?) -> Int {
    if context.isHeightExact, let room { return room }
    var count = max(lines, text.minimumLines)
    if let most = text.maximumLines { count = min(count, most) }
    if text.isSingleLine { count = 1 }
    var height = max(count * lineHeight + extra, text.compoundHeight) + insets.vertical
    if let most = text.maximumHeight { height = min(height, most) }
    if let least = text.minimumHeight { height = max(height, least) }
    height = max(height, minimum.height)
    return min(height, room ?? height)
  }

  /// Returns the width of the widest paragraph, in pixels.
  private func extent(_ string: String, _ span: TextSpan? = nil) -> Int {
    guard !string.isEmpty, let measurer = context.text else { return 0 }
    let width = measure(string, span, measurer, width: nil).size.width
    return AndroidPixels.whole((pixels(width) - 1e-6).rounded(.up))
  }

  private func measure(
    _ string: String, _ span: TextSpan?, _ measurer: any TextMeasurer, width: Double?
  ) -> MeasuredText {
    guard let span else { return measurer.measure(string, style: look, width: width) }
    let styled = span.styledText(in: look, tint: context.look.tint, traits: context.traits)
    return measurer.measure(styled, style: look, width: width)
  }

  private func lineCount(_ string: String, _ span: TextSpan? = nil, width: Int) -> Int {
    if text.isSingleLine || string.isEmpty { return 1 }
    guard let measurer = context.text else { return 1 }
    let room = Double(max(0, width)) / density
    return max(1, measure(string, span, measurer, width: room).lines.count)
  }

  private func pixels(_ points: Double) -> Double { points * density }
}
