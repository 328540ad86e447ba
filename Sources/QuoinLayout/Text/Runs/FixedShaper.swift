import QuoinGeometry
import QuoinModel

/// Shapes styled text in the imaginary font of `FixedTextMeasurer`.
struct FixedShaper {
  private let source: StyledText
  private let style: TextLook
  private let scale: Double
  private let wrap: TextWrap
  private let shown: ShownText
  private var text: ShapedText

  /// Returns the text ready to be broken into lines.
  ///
  /// - Parameter scale: The factor by which all fonts are shrunk.
  static func shape(_ source: StyledText, style: TextLook, scale: Double) -> ShapedText {
    var shaper = FixedShaper(source, style, scale)
    shaper.shape()
    return shaper.text
  }

  private init(_ source: StyledText, _ style: TextLook, _ scale: Double) {
    self.source = source
    self.style = style
    self.scale = scale
    wrap = source.wrap ?? (style.lineBreak == .characterWrap ? .characters : .words)
    shown = ShownText(source, style: style)
    let strut = FixedShaper.segment(nil, style, rise: 0, scale)
    text = ShapedText(strut: strut)
    text.hasStrut = source.hasStrut
    text.tabWidth = source.tabSize * (strut.mark + style.letterSpacing + style.wordSpacing)
    text.bytes = shown.bytes
    text.sourceLength = shown.sourceLength
  }

  private mutating func shape() {
    var next = 0
    for paragraph in shown.paragraphs {
      let start = text.clusters.count
      let parts = shown.parts[paragraph.parts]
      for part in parts where part.range.lowerBound < paragraph.range.upperBound {
        let end = min(part.range.upperBound, paragraph.range.upperBound)
        append(part.range.lowerBound..<end, part.run, &next)
      }
      edges(upTo: paragraph.range.upperBound + (paragraph.hasBreak ? 0 : 1), &next)
      let direction = ShapedText.direction(
        ofParagraph: parts.first?.run, source, style: style)
      let level = FixedBidi.settle(&text, from: start, direction: direction)
      text.paragraphs.append((start: Int32(clamping: start), level: level))
      if paragraph.hasBreak {
        let look = parts.last?.run.map { source.runs[$0].look } ?? style
        segment(parts.last?.run, look)
        text.clusters.append(
          ShapedText.Cluster(
            source: shown.source(of: paragraph.range.upperBound),
            shown: paragraph.range.upperBound, advance: look.font.size * scale,
            segment: text.segments.count - 1, level: level, traits: .newline))
      }
    }
    text.settleBreaks(wrap, source.breakRules)
    text.settleParagraphs(source, style: style)
  }

  private mutating func append(_ range: Range<Int>, _ run: Int?, _ next: inout Int) {
    let look = run.map { source.runs[$0].look } ?? style
    segment(run, look)
    let segment = text.segments.count - 1
    let em = look.font.size * scale
    let spaces = run.flatMap { source.runs[$0].spaces } ?? source.spaces
    var offset = range.lowerBound
    for glyph in String(decoding: shown.bytes[range], as: UTF8.self) {
      edges(upTo: offset + 1, &next)
      defer { offset += glyph.utf8.count }
      if glyph == "\u{FFFC}", next < shown.objects.count, shown.objects[next].shown == offset {
        text.append(shown.objects[next], of: source, wrap: wrap)
        next += 1
        continue
      }
      var traits: ClusterTraits = .emergencyBreakBefore
      if text.clusters.last.map({ endsWord($0, glyph) }) ?? false { traits.insert(.breakBefore) }
      var advance = FixedShaper.isWide(glyph) ? em + look.letterSpacing : 0
      switch glyph {
      case " ":
        traits.insert(.space)
        advance += look.wordSpacing
        if spaces == .drop { traits.insert(.dropped) }
      case "\u{A0}": advance += look.wordSpacing
      case "\t": traits.insert(.tab)
      case "\u{AD}": traits.insert(.softHyphen)
      default: break
      }
      text.clusters.append(
        ShapedText.Cluster(
          source: shown.source(of: offset), shown: offset, advance: advance, segment: segment,
          traits: traits))
    }
  }

  /// Adds the box edges before an offset.
  private mutating func edges(upTo offset: Int, _ next: inout Int) {
    while next < shown.objects.count, shown.objects[next].isEdge,
      shown.objects[next].shown < offset
    {
      text.append(shown.objects[next], of: source, wrap: wrap)
      next += 1
    }
  }

  /// Whether a word ends between a cluster and a glyph.
  private func endsWord(_ cluster: ShapedText.Cluster, _ glyph: Character) -> Bool {
    if glyph == " " { return false }
    if !cluster.traits.isDisjoint(with: [.space, .tab, .softHyphen]) { return true }
    if cluster.traits.contains(.boxEdge) {
      // The last character before the edges is decisive.
      return text.clusters.last { !$0.traits.contains(.boxEdge) }.map { endsWord($0, glyph) }
        ?? false
    }
    if cluster.traits.contains(.object) { return true }
    return text.bytes[Int(cluster.shown)...].starts(with: [0xE2, 0x80, 0x8B])
  }

  private mutating func segment(_ run: Int?, _ look: TextLook) {
    let rise = run.map { source.runs[$0].rise } ?? 0
    var segment = FixedShaper.segment(run, look, rise: rise, scale)
    segment.wrap = run.flatMap { source.runs[$0].wrap } ?? wrap
    text.segments.append(segment)
  }

  private static func segment(
    _ run: Int?, _ look: TextLook, rise: Double, _ scale: Double
  ) -> ShapedText.Segment {
    let em = look.font.size * scale
    var segment = ShapedText.Segment(
      run: run, metrics: FontMetrics(ascender: 0.8 * em, descender: 0.2 * em, lineHeight: em),
      lineHeight: look.lineHeight, fontSize: em, rise: rise)
    segment.leading = 0
    (segment.mark, segment.hyphen) = (em, em)
    return segment
  }

  /// Whether a glyph has a width, unlike joiners, direction controls and soft hyphens.
  private static func isWide(_ glyph: Character) -> Bool {
    glyph.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
  }
}
