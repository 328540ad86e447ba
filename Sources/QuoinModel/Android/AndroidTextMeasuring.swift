import QuoinGeometry

/// Measures a `TextView`, repeatedly.
package struct AndroidTextMeasuring {
  // What each measurement reads stands together.
  /// Whether the text has one line in each width.
  private let isOneLine: Bool
  private let hasHint: Bool
  /// The pixels beside the text.
  private let beside: Int
  private let density: Double
  /// The preferred width, once it was computed.
  private var wanted: Int?
  /// The text without a limit of its width, once it was measured.
  private var string = Content()
  /// The last height that no limit cut, with its baseline and the numbers of lines that it is for.
  private var unlimited: (lines: Int, hintLines: Int, height: Int, baseline: Int)?
  /// The hint without a limit of its width, once it was measured.
  private var hint = Content()
  private let text: AndroidText.Shared
  private let insets: AndroidInsets
  private let context: MeasureContext
  /// The minimum size of the view, regardless of its content.
  private let minimum: (width: Int, height: Int)
  private let look: TextLook
  /// The height of a line, in pixels.
  private let lineHeight: Int
  /// The distance from the top of the lines to the first baseline.
  private let ascent: Int
  /// The padding of the font above and below the lines.
  private let extra: Int

  /// A text or a hint as measured before.
  private struct Content {
    /// The width without a limit, in points, and the number of lines.
    var natural: (width: Double, lines: Int)?
    /// The number of lines in the last width, in pixels.
    var broken: (width: Int, lines: Int)?

    /// The distance in points by which a text must fit, so that no rounding of a measurer breaks it.
    private static let slack = 0.01

    /// Returns the number of lines in a width in pixels, if it follows from what is known.
    func lines(in width: Int, _ density: Double) -> Int? {
      if let natural, Double(max(0, width)) / density > natural.width + Content.slack {
        return max(1, natural.lines)
      }
      if let broken, broken.width == width { return broken.lines }
      return nil
    }

    /// Keeps the lines in a width in pixels, which is a number of points.
    mutating func note(_ text: MeasuredText, in width: Int, _ room: Double) {
      broken = (width, max(1, text.lines.count))
      // A line that fits is the same without a limit, unless it was shrunk to fit.
      if natural == nil, text.lines.count == 1, text.fontScale == 1, text.size.width <= room {
        natural = (text.size.width, 1)
      }
    }
  }

  /// Creates the measuring of a view, or `nil` if it has no text.
  package init?(_ leaf: AndroidLeaf, in context: MeasureContext) {
    guard let text = leaf.viewText else { return nil }
    self.text = text
    density = leaf.density
    minimum = (leaf.minimumWidth, leaf.minimumHeight)
    let insets = leaf.padding.insets(context.traits.layoutDirection)
    let beside = text.value.compoundInsets(context.traits.layoutDirection)
    self.insets = AndroidInsets(
      left: insets.left + beside.left, top: insets.top + beside.top,
      right: insets.right + beside.right, bottom: insets.bottom + beside.bottom)
    self.beside = self.insets.horizontal + text.value.markWidth
    isOneLine = text.value.isSingleLine || text.value.string.isEmpty
    hasHint = !text.value.hint.isEmpty
    self.context = context
    var look = context.look.text
    look.lineLimit = 0
    look.lineBreak = .wordWrap
    look.lineHeight = .normal
    self.look = look
    let metrics = context.text?.metrics(of: look.font)
    let size = look.font.size
    let padding = text.value.fontPadding.flatMap { padding in
      metrics.map { padding.fits($0, size: size) } == true ? padding : nil
    }
    extra = padding.map { $0.top + $0.bottom } ?? 0
    let em = Double(text.value.size)
    let fontHeight =
      padding.map { Double($0.ascent + $0.descent) }
      ?? (metrics?.lineHeight ?? em / density) * density
    lineHeight =
      text.value.lineHeight
      ?? AndroidPixels.whole(
        fontHeight * text.value.lineSpacingMultiplier + text.value.lineSpacingExtra)
    ascent =
      padding.map { $0.top + $0.ascent }
      ?? AndroidPixels.whole((metrics?.ascender ?? 0.8 * em / density) * density)
  }

  /// Returns the size for the available space in pixels, with the baseline.
  package mutating func answer(_ room: AndroidRoom) -> AndroidMeasure {
    var width: Int
    if room.isWidthExact, let exact = room.width {
      width = exact
    } else {
      width = wantedWidth()
      width = min(width, room.width ?? width)
    }
    let across = width - beside
    let lines = isOneLine ? 1 : lineCount(across)
    let hintLines = hasHint ? hintLineCount(across) : 0
    if !room.isHeightExact, let unlimited, unlimited.lines == lines,
      unlimited.hintLines == hintLines, room.height ?? .max >= unlimited.height
    {
      return AndroidMeasure(width, unlimited.height, baseline: unlimited.baseline)
    }
    let height = self.height(max(lines, hintLines), room)
    let shown = text.value.string.isEmpty && hintLines > 0 ? hintLines : lines
    let free = height - insets.vertical - shown * lineHeight - extra
    var baseline = insets.top + ascent
    if free > 0 {
      switch text.value.gravity.verticalPart {
      case .top: break
      case .bottom: baseline += free
      default: baseline += free / 2
      }
    }
    if room.height == nil || !room.isHeightExact && height < room.height ?? .max {
      unlimited = (lines, hintLines, height, baseline)
    }
    return AndroidMeasure(width, height, baseline: baseline)
  }

  /// Returns the preferred width.
  private mutating func wantedWidth() -> Int {
    if let wanted { return wanted }
    let em = text.value.size
    string.natural = natural(text.value.string, text.value.span)
    hint.natural = natural(text.value.hint, nil)
    var width = max(extent(string), extent(hint), text.compoundWidth)
    width += beside
    if let most = text.value.maximumWidth { width = min(width, most.pixels(em: em)) }
    if let least = text.value.minimumWidth { width = max(width, least.pixels(em: em)) }
    width = max(width, minimum.width)
    wanted = width
    return width
  }

  /// Returns the height for a number of lines.
  private func height(_ lines: Int, _ room: AndroidRoom) -> Int {
    if room.isHeightExact, let exact = room.height { return exact }
    var count = max(lines, text.value.minimumLines)
    if let most = text.value.maximumLines { count = min(count, most) }
    if text.value.isSingleLine { count = 1 }
    var height = max(count * lineHeight + extra, text.compoundHeight) + insets.vertical
    if let most = text.value.maximumHeight { height = min(height, most) }
    if let least = text.value.minimumHeight { height = max(height, least) }
    height = max(height, minimum.height)
    return min(height, room.height ?? height)
  }

  /// Returns the width of the widest paragraph, in points, and the number of lines.
  private mutating func natural(_ string: String, _ span: TextSpan?) -> (width: Double, lines: Int)?
  {
    guard !string.isEmpty, let measurer = context.text else { return nil }
    let natural = measure(string, span, measurer, width: nil)
    return (natural.size.width, natural.lines.count)
  }

  /// Returns the width of the widest paragraph, in whole pixels.
  private func extent(_ content: Content) -> Int {
    guard let natural = content.natural else { return 0 }
    return AndroidPixels.whole((natural.width * density - 1e-6).rounded(.up))
  }

  // Mutating, so that it is called in place rather than on a copy.
  private mutating func measure(
    _ string: String, _ span: TextSpan?, _ measurer: any TextMeasurer, width: Double?
  ) -> MeasuredText {
    guard let span else { return measurer.measure(string, style: look, width: width) }
    let styled = span.styledText(in: look, tint: context.look.tint, traits: context.traits)
    return measurer.measure(styled, style: look, width: width)
  }

  /// Returns the number of lines of the text in a width in pixels.
  private mutating func lineCount(_ width: Int) -> Int {
    if let known = string.lines(in: width, density) { return known }
    guard let measurer = context.text else { return 1 }
    let room = self.room(width)
    let span = text.isStyled ? text.value.span : nil
    let measured = measure(text.value.string, span, measurer, width: room)
    string.note(measured, in: width, room)
    return string.broken?.lines ?? 1
  }

  private mutating func hintLineCount(_ width: Int) -> Int {
    if text.value.isSingleLine { return 1 }
    if let known = hint.lines(in: width, density) { return known }
    guard let measurer = context.text else { return 1 }
    let room = self.room(width)
    let measured = measure(text.value.hint, nil, measurer, width: room)
    hint.note(measured, in: width, room)
    return hint.broken?.lines ?? 1
  }

  /// Returns a width in pixels in points.
  private func room(_ width: Int) -> Double { Double(max(0, width)) / density }
}
