import CPangoCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel

extension PangoShaper {
  /// Shapes a text of ASCII characters in one look, from left to right; `nil` for any other text.
  ///
  /// Most texts of documents are such. They have one segment and one paragraph, so nothing has to be collected before
  /// their clusters are.
  static func plainText(
    _ source: StyledText, style: TextLook, scale: Double, engine: TextEngine
  ) -> ShapedText? {
    guard source.objects.isEmpty, source.runs.count <= 1, source.breakRules == .browsers,
      style.transform == .none,
      ShapedText.direction(ofParagraph: source.runs.isEmpty ? nil : 0, source, style: style)
        != .rightToLeft
    else { return nil }
    var string = source.string
    return string.withUTF8 { bytes -> ShapedText? in
      guard let kind = PlainFont.Kind(of: bytes), bytes.count <= maximumChunkBytes else {
        return nil
      }
      let strut = engine.partFonts.font(style, scale: scale, engine)
      guard let run = source.runs.first else {
        return plainText(source, style, bytes, kind, run: nil, strut, strut, engine)
      }
      guard run.range == 0..<bytes.count, run.look.transform == .none else { return nil }
      let font = engine.partFonts.font(run.look, scale: scale, engine)
      return plainText(source, style, bytes, kind, run: run, font, strut, engine)
    }
  }

  private static func plainText(
    _ source: StyledText, _ style: TextLook, _ bytes: UnsafeBufferPointer<UInt8>,
    _ kind: PlainFont.Kind, run: StyledText.Run?, _ font: PartFont, _ strut: PartFont,
    _ engine: TextEngine
  ) -> ShapedText? {
    guard !font.isAhem, let plain = font.setup.plainFont(font, kind, engine) else { return nil }
    var segment = font.segment(run: run == nil ? nil : 0, rise: run?.rise ?? 0)
    segment.wrap = run?.wrap ?? source.wrap(style)
    var text = ShapedText(strut: strut.segment(run: nil, rise: 0))
    text.hasStrut = source.hasStrut
    text.bytes = Array(bytes)
    text.sourceLength = bytes.count
    text.segments.append(segment)
    text.paragraphs = [(start: 0, level: 0)]
    let drops = (run?.spaces ?? source.spaces) == .drop
    let widths = plain.widths(of: bytes, engine)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: PlainClusters.recentKinds) { recent in
      var clusters = PlainClusters(count: bytes.count, segment.wrap, .browsers, recent)
      add(bytes, widths, font, drops, to: &clusters)
      text.clusters = clusters.list
    }
    text.settleParagraphs(source, style: style)
    return text
  }

  private static let droppedSpace: ClusterTraits = [.space, .dropped]

  /// Adds the clusters of a text with the widths that its font has for them.
  private static func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ widths: [Int32], _ font: PartFont, _ drops: Bool,
    to clusters: inout PlainClusters
  ) {
    let characters = UnsafeRawBufferPointer(bytes)
    let spacing = font.letterSpacing + font.tracking
    let corrects = !font.setup.correction.isNone
    let space = drops ? droppedSpace : .space
    for start in bytes.indices where widths[start] != PlainFont.noCluster {
      var traits = BreakPlaces.browsersTraits(start, characters)
      var advance = font.isFlat ? 0 : Double(widths[start]) / Double(PANGO_SCALE)
      if advance > 0, corrects {
        var next = start + 1
        while next < bytes.count, widths[next] == PlainFont.noCluster { next += 1 }
        advance = font.setup.correction.letter(bytes[start..<next], width: advance)
      }
      // Letters without a size are spaced, too.
      if widths[start] > 0 { advance += spacing }
      if bytes[start] == 32 {
        traits.formUnion(space)
        advance += font.wordSpacing
      }
      clusters.append(at: start, advance: advance, traits)
    }
  }
}

extension StyledText {
  /// The wrapping rule of characters whose run has none.
  func wrap(_ style: TextLook) -> TextWrap {
    wrap ?? (style.lineBreak == .characterWrap ? .characters : .breakWord)
  }
}
