import QuoinGeometry
import QuoinLayout
import QuoinModel

extension Canvas {
  /// Draws a measured text, with each line at its baseline.
  ///
  /// - Parameter look: The look of the node, for symbols in the lines.
  mutating func text(_ placed: PlacedText, in node: Rect, look: Look) {
    let frame = placed.frame.offset(by: node.origin)
    guard frame.isFinite else { return }
    if let sign = placed.sign { return self.sign(sign, in: frame, placed.color) }
    let isClipped =
      placed.look.lineBreak == .clip && placed.text.lines.contains { $0.width > frame.width }
    if isClipped { add(.beginClip(RoundedRect(frame))) }
    for (index, line) in placed.text.lines.enumerated() {
      let isLast = index == placed.text.lines.count - 1 || line.endsWithBreak
      let room = line.room(in: frame)
      let alignment = line.alignment ?? placed.alignment
      let spread = alignment == .justified && !isLast ? line.spread(to: room.width) : 0
      let free = spread > 0 ? 0 : room.width - line.width
      var x = room.minX
      switch alignment {
      case .left: break
      case .center: x += free / 2
      case .right: x += free
      case .natural, .justified: if line.isRightToLeft { x += free }
      }
      let origin = Point(x, room.minY + line.baseline)
      guard origin.isFinite else { continue }
      if line.runs.isEmpty {
        self.line(line, of: placed, at: origin, spread: spread)
      } else {
        pieces(of: line, placed, at: origin, spread: spread, look)
      }
    }
    if isClipped { add(.endClip) }
  }

  /// Draws a list marker; a ring is one pixel thick.
  private mutating func sign(_ sign: ListSign, in frame: Rect, _ color: Color) {
    switch sign {
    case .disc: ellipse(frame, color)
    case .circle: stroke(Path(ellipse: frame), color, width: 1 / max(1, displayScale))
    case .square: fill(frame, color)
    }
  }

  /// Draws a line with a single look.
  private mutating func line(
    _ line: TextLine, of placed: PlacedText, at origin: Point, spread: Double
  ) {
    guard !line.text.isEmpty else { return }
    let gaps = Double(TextLine.gaps(line.text))
    var text = DrawnText(
      line.text, origin: origin, font: placed.font(of: placed.look),
      color: resolve(placed.color), width: line.width + gaps * spread, wordSpacing: spread,
      isRightToLeft: line.isRightToLeft)
    text.link = link
    text.endsWord = line.endsWord || endsWord
    decorate(&text, placed.look)
    shadows(of: text, placed.look)
    draw(text)
  }

  /// Draws the runs of a line with several looks, objects or directions.
  private mutating func pieces(
    of line: TextLine, _ placed: PlacedText, at origin: Point, spread: Double, _ nodeLook: Look
  ) {
    var texts: [(order: Int, text: DrawnText, look: TextLook)] = []
    var shift = 0.0
    for piece in line.runs {
      let run = piece.run.flatMap { placed.runs.indices.contains($0) ? placed.runs[$0] : nil }
      let gaps = Double(TextLine.gaps(piece.text))
      let left = Point(origin.x + piece.x + shift, origin.y - piece.rise)
      let width = piece.width + gaps * spread
      shift += gaps * spread
      if let ground = run?.background {
        fill(
          Rect(
            x: left.x, y: left.y - piece.ascent, width: width,
            height: piece.ascent + piece.descent), ground)
      }
      if let object = piece.object {
        picture(placed, object, piece, at: left, run, nodeLook)
        continue
      }
      guard !piece.text.isEmpty, piece.text != "\t" else { continue }
      let look = run?.look ?? placed.look
      var text = DrawnText(
        piece.text, origin: left, font: placed.font(of: look),
        color: resolve(run?.look.color ?? placed.color), width: width,
        wordSpacing: spread + look.wordSpacing, isRightToLeft: piece.isRightToLeft)
      text.letterSpacing = look.letterSpacing
      text.isPiece = true
      text.link = run?.link ?? link
      decorate(&text, look)
      if piece.isRightToLeft { text.context = line.context(of: piece) }
      texts.append((piece.range.lowerBound, text, look))
    }
    // Reading order, in which text is copied from documents.
    texts.sort { $0.order < $1.order }
    if line.endsWord || endsWord, !texts.isEmpty { texts[texts.count - 1].text.endsWord = true }
    // Shadows are below all glyphs: CSS Text Decoration 3 §4.
    for entry in texts { shadows(of: entry.text, entry.look) }
    for (index, entry) in texts.enumerated() {
      var text = entry.text
      text.continuesLine = index > 0
      draw(text)
    }
  }

  /// Draws an inline image; a symbol has the colour of the adjacent text.
  private mutating func picture(
    _ placed: PlacedText, _ object: Int, _ piece: LineRun, at origin: Point,
    _ run: StyledText.Run?, _ nodeLook: Look
  ) {
    guard placed.objects.indices.contains(object), let image = placed.objects[object].image
    else { return }
    var look = Look()
    look.tint = image.isSymbol ? run?.look.color ?? placed.color : nodeLook.tint
    self.image(
      image,
      in: RoundedRect(
        Rect(
          x: origin.x, y: origin.y - piece.ascent, width: piece.width,
          height: piece.ascent + piece.descent)), look: look)
  }

  private func decorate(_ text: inout DrawnText, _ look: TextLook) {
    text.decoration = look.decoration
    text.decorationColor = look.decorationColor.map { resolve($0) }
    text.decorationLine = look.decorationLine
    text.decorationThickness = look.decorationThickness
    text.underlineOffset = look.underlineOffset
    guard isDocument else { return }
    text.standsOnPixels = true
    guard !look.decoration.isEmpty else { return }
    // CSS leaves this to browsers: a tenth of the font size, at half of the thickness below the
    // baseline.
    let thickness = look.decorationThickness ?? max(1, look.font.size / 10)
    text.decorationThickness = thickness
    text.underlineOffset = look.underlineOffset ?? max(1, (thickness / 2).rounded(.up))
  }

  /// Draws the shadows of a text, with the first one topmost.
  private mutating func shadows(of text: DrawnText, _ look: TextLook) {
    guard text.origin.isFinite else { return }
    for shadow in look.shadows.reversed() {
      let color = resolve(shadow.color)
      guard color.alpha > 0, affords(parts: Canvas.silhouetteParts) else { continue }
      var dark = text
      dark.color = .black
      dark.decorationColor = nil
      dark.link = nil
      add(
        .beginSilhouette(
          Silhouette(
            color: color, offset: Point(shadow.x, shadow.y), deviation: shadow.blur / 2,
            bounds: text.bounds)))
      draw(dark)
      endSilhouette()
    }
  }

  /// Adds a text; in the test font it is drawn as rectangles.
  private mutating func draw(_ text: DrawnText) {
    guard text.origin.isFinite else { return }
    guard Ahem.isMeant(by: text.font) else { return add(.text(text)) }
    for box in text.ahemBoxes { fill(box, text.color) }
  }
}

extension PlacedText {
  /// Returns the font of a look at the size in which it is drawn.
  fileprivate func font(of look: TextLook) -> Font {
    var font = look.font
    font.size *= text.fontScale
    return font
  }
}

extension TextLine {
  /// Returns the number of spaces in a text.
  fileprivate static func gaps(_ text: String) -> Int {
    text.utf8.reduce(0) { $0 + ($1 == 32 ? 1 : 0) }
  }

  /// Returns the part of a text's frame that a line is aligned in.
  fileprivate func room(in frame: Rect) -> Rect {
    let (left, right) =
      isRightToLeft ? (trailingInset, leadingInset) : (leadingInset, trailingInset)
    guard left != 0 || right != 0 else { return frame }
    return Rect(
      x: frame.minX + left, y: frame.minY, width: max(0, frame.width - left - right),
      height: frame.height)
  }

  /// Returns the additional width of each space in a justified line, in points.
  fileprivate func spread(to width: Double) -> Double {
    let gaps = TextLine.gaps(text)
    return gaps > 0 && width > self.width ? (width - self.width) / Double(gaps) : 0
  }

  /// Returns the text adjacent to a run.
  fileprivate func context(of piece: LineRun) -> DrawnText.Context {
    var context = DrawnText.Context()
    for other in runs where other.isRightToLeft && other.object == nil && !other.range.isEmpty {
      if other.range.upperBound == piece.range.lowerBound {
        context.before = other.text.last.map { String($0) } ?? ""
      } else if other.range.lowerBound == piece.range.upperBound {
        context.after = other.text.first.map { String($0) } ?? ""
      }
    }
    return context
  }
}

extension TextLine {
  /// Whether white space or a line break follows the line.
  fileprivate var endsWord: Bool { endsWithBreak || range.count > text.utf8.count }
}
