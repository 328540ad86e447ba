import CPangoCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel

/// Shapes styled text.
///
/// Pango determines the fonts and directions of characters, HarfBuzz their widths, and Unicode's
/// rules the break opportunities. Lines are broken from these by arithmetic.
struct PangoShaper {
  private let engine: TextEngine
  private let source: StyledText
  private let style: TextLook
  private let scale: Double
  private let wrap: TextWrap
  private let shown: ShownText
  var text: ShapedText
  /// The looks of the text itself and of the paragraph's parts and their fonts and spacings; parts near each other with
  /// the same look share one.
  private var looks: [TextLook]
  private(set) var fonts: [PartFont]
  /// The index of each part's font.
  private(set) var fontOfPart: [Int32] = []
  private var nextObject = 0

  /// Shapes a text, so that it can be broken into lines.
  ///
  /// - Parameter scale: the factor by which all fonts are scaled down.
  /// - Complexity: O(n).
  static func shape(
    _ source: StyledText, style: TextLook, scale: Double, engine: TextEngine
  ) -> ShapedText {
    if let text = plainText(source, style: style, scale: scale, engine: engine) { return text }
    var shaper = PangoShaper(source, style, scale, engine)
    for paragraph in shaper.shown.paragraphs { shaper.append(paragraph) }
    shaper.text.settleBreaks(shaper.wrap, source.breakRules)
    shaper.text.settleParagraphs(source, style: style)
    if shaper.text.missingGlyphs > 0 {
      engine.findings.noteMissing(glyphs: shaper.text.missingGlyphs, in: source.string)
    }
    return shaper.text
  }

  private init(_ source: StyledText, _ style: TextLook, _ scale: Double, _ engine: TextEngine) {
    self.engine = engine
    self.source = source
    self.style = style
    self.scale = scale
    wrap = source.wrap(style)
    shown = ShownText(source, style: style)
    let strut = engine.partFonts.font(style, scale: scale, engine)
    // Most texts have one look of their own.
    (looks, fonts) = ([], [])
    looks.reserveCapacity(2)
    fonts.reserveCapacity(2)
    looks.append(style)
    fonts.append(strut)
    var text = ShapedText(strut: strut.segment(run: nil, rise: 0))
    text.hasStrut = source.hasStrut
    let space = strut.space(engine) + style.letterSpacing + style.wordSpacing
    text.tabWidth = source.tabSize * space
    text.bytes = shown.bytes
    text.sourceLength = shown.sourceLength
    text.clusters.reserveCapacity(shown.bytes.count)
    text.segments.reserveCapacity(shown.parts.count + shown.objects.count)
    self.text = text
  }

  private mutating func append(_ paragraph: ShownText.Paragraph) {
    let parts = shown.parts[paragraph.parts]
    let firstSegment = text.segments.count
    fonts.removeLast(fonts.count - 1)
    fontOfPart.removeAll(keepingCapacity: true)
    fontOfPart.reserveCapacity(parts.count)
    looks.removeLast(looks.count - 1)
    for part in parts {
      let run = part.run.map { source.runs[$0] }
      let font = if let run { self.font(of: run.look) } else { 0 }
      fontOfPart.append(Int32(font))
      var segment = fonts[font].segment(run: part.run, rise: run?.rise ?? 0)
      segment.hyphen = fonts[font].hyphen(engine)
      segment.wrap = run?.wrap ?? wrap
      text.segments.append(segment)
    }
    let start = text.clusters.count
    let level = shape(paragraph, parts, firstSegment)
    if !paragraph.hasBreak { edges(upTo: paragraph.range.upperBound + 1) }
    text.paragraphs.append((start: Int32(clamping: start), level: level))
    guard paragraph.hasBreak else { return }
    edges(upTo: paragraph.range.upperBound + 1)
    text.clusters.append(
      ShapedText.Cluster(
        source: shown.source(of: paragraph.range.upperBound),
        shown: paragraph.range.upperBound,
        advance: fontOfPart.last.map { fonts[Int($0)].space(engine) } ?? 0,
        segment: text.segments.count - 1, level: level, traits: .newline))
  }

  /// Returns the index of the font of a look, which is added unless the text's or one of the last looks is the same.
  private mutating func font(of look: TextLook) -> Int {
    if looks[0].storageIdentity == look.storageIdentity { return 0 }
    for index in looks.indices.dropFirst().suffix(4).reversed() where looks[index] == look {
      return index
    }
    looks.append(look)
    fonts.append(engine.partFonts.font(look, scale: scale, engine))
    return fonts.count - 1
  }

  /// Adds the edges of inline boxes before an offset.
  private mutating func edges(upTo offset: Int) {
    while nextObject < shown.objects.count, shown.objects[nextObject].isEdge,
      shown.objects[nextObject].shown < offset
    {
      text.append(shown.objects[nextObject], of: source, wrap: wrap)
      nextObject += 1
    }
  }

  /// Adds the clusters of a paragraph.
  ///
  /// - Returns: the paragraph's bidi embedding level.
  private mutating func shape(
    _ paragraph: ShownText.Paragraph, _ parts: ArraySlice<ShownText.Part>, _ firstSegment: Int
  ) -> UInt8 {
    var bytes = Array(shown.bytes[paragraph.range])
    if StackedMarks.limit(&bytes) { engine.findings.hasStackedMarks = true }
    let origin = paragraph.range.lowerBound
    let level = baseLevel(bytes, parts.first?.run)
    return bytes.withUnsafeBufferPointer { buffer in
      if level == 0, let font = plainFont(of: buffer, parts.count) {
        appendPlain(buffer, font.widths(of: buffer, engine), parts, firstSegment, origin)
        return level
      }
      return buffer.withMemoryRebound(to: CChar.self) { characters -> UInt8 in
        guard let base = characters.baseAddress, !characters.isEmpty else { return level }
        let length = Int32(clamping: characters.count)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        insertFonts(parts, from: origin, to: paragraph.range.upperBound, of: buffer, attributes)
        keepFontOfObjects(in: paragraph.range, attributes)
        let breaks = BreakPlaces(characters, rules: source.breakRules)
        var items = ItemList(
          pango_itemize_with_base_dir(
            engine.context, level == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, base, 0,
            length, attributes, nil))
        var cursor = PartCursor(
          part: parts.startIndex, firstPart: parts.startIndex, firstSegment: firstSegment)
        let glyphs = pango_glyph_string_new()
        defer { pango_glyph_string_free(glyphs) }
        while let item = items.next() {
          guard let glyphs else { continue }
          let start = Int(item.pointee.offset)
          let first = text.clusters.count
          for range in PangoShaper.pieces(of: start..<start + Int(item.pointee.length), bytes) {
            pango_shape_full(
              base + range.lowerBound, Int32(range.count), base, length, &item.pointee.analysis,
              glyphs)
            append(
              range, item.pointee.analysis.level, glyphs.pointee, bytes, origin, breaks, &cursor)
          }
          noteOtherFont(
            item.pointee.analysis.font, from: first,
            to: origin + start + Int(item.pointee.length), firstSegment)
        }
        return level
      }
    }
  }

  /// Sets the fonts of characters.
  ///
  /// Parts that differ only in colour are joined, so that letters form ligatures and kern across
  /// them.
  private func insertFonts(
    _ parts: ArraySlice<ShownText.Part>, from origin: Int, to end: Int,
    of text: UnsafeBufferPointer<UInt8>, _ attributes: OpaquePointer?
  ) {
    var index = 0
    while index < parts.count {
      let first = index
      let font = fonts[Int(fontOfPart[first])]
      while index + 1 < parts.count, fonts[Int(fontOfPart[index + 1])].shapesAlike(font) {
        index += 1
      }
      let ranges = (parts[parts.startIndex + first].range, parts[parts.startIndex + index].range)
      font.insert(
        into: attributes, from: ranges.0.lowerBound - origin,
        to: min(ranges.1.upperBound, end) - origin, of: text)
      index += 1
    }
  }

  /// Keeps objects in the surrounding font, whether or not it has a glyph for U+FFFC: a space
  /// beside an object stays in the font of its neighbour.
  private func keepFontOfObjects(in range: Range<Int>, _ attributes: OpaquePointer?) {
    for object in shown.objects[nextObject...] where !object.isEdge {
      guard object.shown < range.upperBound else { return }
      guard let attribute = pango_attr_fallback_new(0) else { continue }
      attribute.pointee.start_index = UInt32(clamping: object.shown - range.lowerBound)
      attribute.pointee.end_index = attribute.pointee.start_index + 3
      pango_attr_list_insert(attributes, attribute)
    }
  }

  private func baseLevel(_ bytes: [UInt8], _ run: Int?) -> UInt8 {
    if let direction = ShapedText.direction(ofParagraph: run, source, style: style) {
      return direction == .rightToLeft ? 1 : 0
    }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return scalars.firstStrongDirection == .rightToLeft ? 1 : 0
  }

  /// The font of a paragraph of ASCII characters in one font, or `nil` if it has others.
  private func plainFont(of bytes: UnsafeBufferPointer<UInt8>, _ parts: Int) -> PlainFont? {
    guard let first = fontOfPart.first, bytes.count <= PangoShaper.maximumChunkBytes else {
      return nil
    }
    let font = fonts[Int(first)]
    guard !font.isAhem,
      fontOfPart.allSatisfy({ $0 == first || fonts[Int($0)].shapesAlike(font) })
    else { return nil }
    return PlainFont.Kind(of: bytes).flatMap { font.setup.plainFont(font, $0, engine) }
  }

  /// Adds the clusters of a paragraph of ASCII characters from left to right.
  ///
  /// - Parameter widths: The width of the cluster that begins at each byte, in Pango's units, or `noCluster`.
  private mutating func appendPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ widths: [Int32], _ parts: ArraySlice<ShownText.Part>,
    _ firstSegment: Int, _ origin: Int
  ) {
    let breaks = bytes.withMemoryRebound(to: CChar.self) {
      BreakPlaces($0, rules: source.breakRules)
    }
    for (index, part) in parts.enumerated() {
      let font = fonts[Int(fontOfPart[index])]
      let spacing = font.letterSpacing + font.tracking
      let drops = (part.run.flatMap { source.runs[$0].spaces } ?? source.spaces) == .drop
      let first = max(0, part.range.lowerBound - origin)
      let end = min(bytes.count, part.range.upperBound - origin)
      for start in first..<end where widths[start] != PlainFont.noCluster {
        if nextObject < shown.objects.count { edges(upTo: origin + start + 1) }
        var traits = breaks.traits(at: start)
        var advance = font.isFlat ? 0 : Double(widths[start]) / Double(PANGO_SCALE)
        if advance > 0 {
          var next = start + 1
          while next < bytes.count, widths[next] == PlainFont.noCluster { next += 1 }
          advance = font.setup.correction.letter(bytes[start..<next], width: advance)
        }
        if widths[start] > 0 { advance += spacing }
        if bytes[start] == 32 {
          traits.insert(.space)
          if drops { traits.insert(.dropped) }
          advance += font.wordSpacing
        }
        text.clusters.append(
          ShapedText.Cluster(
            source: shown.source(of: origin + start), shown: origin + start, advance: advance,
            segment: firstSegment + index, traits: traits))
      }
    }
  }

  /// The current position in the parts of a paragraph.
  private struct PartCursor {
    var part: Int
    let firstPart: Int
    let firstSegment: Int
    var font: Int { part - firstPart }
    var segment: Int { firstSegment + font }
  }

  /// The number of bytes shaped at once; shaping takes a hundred bytes of memory for each.
  static let maximumChunkBytes = 1 << 16

  /// Splits a range into pieces that are shaped separately, each ending after a space.
  ///
  /// A longer word is split between two ASCII letters or digits, which need not be shaped together.
  private static func pieces(of range: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
    guard range.count > maximumChunkBytes else { return [range] }
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    while range.upperBound - start > maximumChunkBytes {
      let rest = (start + maximumChunkBytes)..<range.upperBound
      let end =
        bytes[rest.prefix(maximumChunkBytes)].firstIndex(of: 32)
        ?? rest.dropLast().first { isPlain(bytes[$0]) && isPlain(bytes[$0 + 1]) }
      guard let end else { break }
      pieces.append(start..<end + 1)
      start = end + 1
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// Adds the clusters of a part of an item in text order.
  private mutating func append(
    _ range: Range<Int>, _ level: UInt8, _ glyphs: PangoGlyphString, _ bytes: [UInt8],
    _ origin: Int, _ breaks: BreakPlaces, _ cursor: inout PartCursor
  ) {
    let count = Int(glyphs.num_glyphs)
    guard count > 0, let infos = glyphs.glyphs, let clusters = glyphs.log_clusters else { return }
    let isReversed = level % 2 == 1
    let (offset, end) = (range.lowerBound, range.upperBound)
    var index = 0
    func place(_ index: Int) -> Int { isReversed ? count - 1 - index : index }
    while index < count {
      let start = Int(clusters[place(index)])
      var units = 0
      var missing = 0
      while index < count, Int(clusters[place(index)]) == start {
        let glyph = infos[place(index)]
        if glyph.isMissing { missing += 1 } else { units += Int(glyph.geometry.width) }
        index += 1
      }
      let next = index < count ? offset + Int(clusters[place(index)]) : end
      append(
        from: offset + start, to: next, width: Double(units) / Double(PANGO_SCALE), missing, level,
        bytes, origin, breaks, &cursor)
    }
  }

  private mutating func append(
    from start: Int, to end: Int, width: Double, _ missing: Int, _ level: UInt8, _ bytes: [UInt8],
    _ origin: Int, _ breaks: BreakPlaces, _ cursor: inout PartCursor
  ) {
    let place = origin + start
    edges(upTo: place + 1)
    while cursor.part + 1 < shown.parts.count,
      shown.parts[cursor.part].range.upperBound <= place
    {
      cursor.part += 1
    }
    var traits = breaks.traits(at: start)
    if bytes[start] == 0xEF, nextObject < shown.objects.count,
      shown.objects[nextObject].shown == place
    {
      text.append(shown.objects[nextObject], of: source, wrap: wrap)
      text.clusters[text.clusters.count - 1].level = level
      nextObject += 1
      return
    }
    let font = fonts[Int(fontOfPart[cursor.font])]
    var advance = font.isFlat ? 0 : width
    // Tabs have no glyph, and Ahem has one for all characters.
    if missing > 0, bytes[start] != 9, !font.isAhem {
      if !font.isFlat { advance += Double(missing) * font.setup.missingWidth }
      text.missing += repeatElement(Int32(text.clusters.count), count: missing)
    }
    if font.isAhem {
      let characters = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
      advance = characters.reduce(0) { $0 + Ahem.advance($1) } * font.size
    }
    if bytes[start] != 9 {
      // Letters without a size are spaced, too; characters that have no width in any size are not.
      let isSpaced = font.isFlat ? width > 0 : advance > 0
      if advance > 0, !font.isAhem {
        advance = font.setup.correction.letter(bytes[start..<max(start, end)], width: advance)
      }
      if isSpaced { advance += font.letterSpacing + font.tracking }
    }
    switch bytes[start] {
    case 32:
      traits.insert(.space)
      advance += font.wordSpacing
      let spaces = shown.parts[cursor.part].run.flatMap { source.runs[$0].spaces }
      if (spaces ?? source.spaces) == .drop { traits.insert(.dropped) }
    case 9: traits.insert(.tab)
    case 0xC2 where end - start == 2 && bytes[start + 1] == 0xAD: traits.insert(.softHyphen)
    case 0xC2 where end - start == 2 && bytes[start + 1] == 0xA0: advance += font.wordSpacing
    default: break
    }
    text.clusters.append(
      ShapedText.Cluster(
        source: shown.source(of: place), shown: place, advance: advance,
        segment: cursor.segment, level: level, traits: traits))
  }
}
