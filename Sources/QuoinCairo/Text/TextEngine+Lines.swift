import CPangoCairo
import QuoinLayout
import QuoinModel

/// A line broken by Pango.
struct BrokenLine {
  var text: String
  var width: Double
  /// The width in the substitute font.
  var natural = 0.0
  var isRightToLeft: Bool
  /// The start of the line in the text's bytes.
  var start = 0
  /// The number of bytes, including the spaces at which it wrapped.
  var length = 0
  /// The length of the line break that ends it.
  var breakLength = 0
}

/// A text broken by Pango.
struct BrokenText {
  var lines: [BrokenLine] = []
  /// Whether nothing was truncated and no line exceeds the width.
  var fits = true

  /// Whether a line exceeds the width, beyond rounding.
  func overflows(_ room: Double) -> Bool {
    lines.contains { $0.width > room + TextEngine.slack }
  }
}

extension TextEngine {
  /// Breaks a text into lines if Pango knows the widths: in a font that is not a substitute, or on
  /// one line.
  func lines(of text: String, setup: FontSetup, style: TextLook, width: Double?) -> BrokenText {
    let wraps =
      style.lineLimit != 1 || style.lineBreak == .wordWrap || style.lineBreak == .characterWrap
    let room = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let bytes = Array(text.utf8)
    prepare(setup, width: wraps ? room : nil)
    pango_layout_set_wrap(
      layout, style.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    missingGlyphs = 0
    var (result, hasMore) = shownLines(bytes, limit: style.lineLimit, wraps: wraps && room != nil)
    // Omitted text counts as truncated only if it contains something visible.
    let end = result.lines.last.map { $0.start + $0.text.utf8.count } ?? 0
    let isCut = hasMore && bytes[min(end, bytes.count)...].contains { $0 > 32 }
    result.fits = !isCut
    if let room, result.overflows(room) { result.fits = false }
    guard !result.fits, style.lineLimit > 0, style.lineBreak.leavesMark else { return result }
    guard let last = result.lines.last, isCut || room.map({ last.width > $0 }) ?? false else {
      return result
    }
    var cut = self.cut(
      Array(bytes[last.start...]), setup: setup, lineBreak: style.lineBreak, width: room)
    cut.start = last.start
    cut.length = bytes.count - last.start
    result.lines[result.lines.count - 1] = cut
    return result
  }

  /// A width in which a line of the given width does not fit, so that it ends elsewhere.
  private static func less(than width: Double, _ setup: FontSetup) -> Double {
    max(0, width + min(0, setup.tracking) - 2 * slack)
  }

  /// The lines up to a limit, and whether there would be more without it.
  private func shownLines(
    _ bytes: [UInt8], limit: Int, wraps: Bool
  ) -> (BrokenText, hasMore: Bool) {
    if bytes.count > TextEngine.maximumPieceBytes {
      let (lines, hasMore) = linesInPieces(bytes, limit: limit, wraps: wraps)
      return (BrokenText(lines: lines), hasMore)
    }
    setText(bytes)
    noteMissingGlyphs(bytes)
    let lines = brokenLines(bytes, limit: limit)
    return (BrokenText(lines: lines), Int(pango_layout_get_line_count(layout)) > lines.count)
  }

  /// The lines of the current text, up to a limit; 0 means no limit.
  func brokenLines(_ bytes: [UInt8], limit: Int) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var next = pango_layout_get_lines_readonly(layout)
    while let entry = next, limit == 0 || lines.count < limit {
      next = entry.pointee.next
      guard let line = entry.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else {
        continue
      }
      lines.append(broken(line, bytes))
    }
    return lines
  }

  /// Records whether the current text has characters that no font has.
  func noteMissingGlyphs(_ bytes: [UInt8]) {
    let unknown = Int(pango_layout_get_unknown_glyphs_count(layout))
    guard unknown > 0 else { return }
    missingGlyphs += unknown
    findings.noteMissing(glyphs: unknown, in: String(decoding: bytes, as: UTF8.self))
  }

  /// A single line of all the bytes, with an ellipsis where it was truncated.
  private func cut(
    _ bytes: [UInt8], setup: FontSetup, lineBreak: LineBreak, width: Double?
  ) -> BrokenLine {
    var bytes = bytes
    let mode: PangoEllipsizeMode
    switch lineBreak {
    case .truncateHead: mode = PANGO_ELLIPSIZE_START
    case .truncateMiddle: mode = PANGO_ELLIPSIZE_MIDDLE
    default: mode = PANGO_ELLIPSIZE_END
    }
    if mode == PANGO_ELLIPSIZE_END, let end = bytes.firstIndex(where: { $0 == 10 || $0 == 13 }) {
      // More paragraphs follow, so the ellipsis is required even if this one fits.
      bytes = bytes[..<end] + Array("…".utf8)
    } else {
      for index in bytes.indices where bytes[index] == 10 || bytes[index] == 13 {
        bytes[index] = 32
      }
    }
    // Spaces at the end of a line hang, so they are no reason for an ellipsis.
    if mode == PANGO_ELLIPSIZE_END { while bytes.last == 32 { bytes.removeLast() } }
    bytes = TextEngine.shortened(bytes, mode)
    var limit = width.map { setup.correction.room($0, for: bytes) }
    var line = ellipsized(bytes, setup: setup, mode: mode, width: limit)
    // Pango uses the widths of the substitute font, and the space after the last letter, which it
    // omits.
    var tries = 0
    while let width, let known = limit, tries < 8, line.width > width + TextEngine.slack {
      let excess = line.width - width + TextEngine.slack
      limit = max(0, min(known - excess, TextEngine.less(than: line.natural, setup)))
      line = ellipsized(bytes, setup: setup, mode: mode, width: limit)
      tries += 1
    }
    if line.text == "…", String(decoding: bytes, as: UTF8.self).count == 1 {
      // CSS Overflow 3, §5.1: the first character is clipped rather than replaced. Bullets and emoji of a substitute font
      // may be wider than the intended ones.
      return ellipsized(bytes, setup: setup, mode: mode, width: nil)
    }
    return line
  }

  private func ellipsized(
    _ bytes: [UInt8], setup: FontSetup, mode: PangoEllipsizeMode, width: Double?
  ) -> BrokenLine {
    prepare(setup, width: width, ellipsize: width == nil ? PANGO_ELLIPSIZE_NONE : mode)
    setText(bytes)
    guard let line = pango_layout_get_line_readonly(layout, 0) else {
      return BrokenLine(text: "", width: 0, isRightToLeft: false)
    }
    let text = shownText(of: line, bytes)
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    let natural = TextEngine.width(of: line)
    return BrokenLine(
      text: text, width: self.width(of: text, setup: setup), natural: natural,
      isRightToLeft: isRightToLeft)
  }

  /// The width of a single character, such as an ellipsis, on a line of its own.
  ///
  /// Pango's lines also have a height, for which it lays out a sample text in each new font: a third of the time that a
  /// new size takes.
  func width(ofCharacter character: String, setup: FontSetup) -> Double {
    var text = character
    let attributes = pango_attr_list_copy(setup.attributes) ?? pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphs) }
    let units = text.withUTF8 { bytes in
      let font = character == " " ? setup.spaces ?? setup.description : setup.description
      pango_attr_list_insert(attributes, pango_attr_font_desc_new(font))
      return bytes.withMemoryRebound(to: CChar.self) { text -> Int32 in
        guard let glyphs, let base = text.baseAddress else { return 0 }
        let length = Int32(text.count)
        var items = ItemList(
          pango_itemize_with_base_dir(
            context, PANGO_DIRECTION_LTR, base, 0, length, attributes, nil))
        var units: Int32 = 0
        while let item = items.next() {
          let piece = item.pointee
          pango_shape_full(
            base + Int(piece.offset), piece.length, base, length, &item.pointee.analysis, glyphs)
          units += pango_glyph_string_get_width(glyphs)
        }
        return units
      }
    }
    return setup.correction.line(character.utf8, width: Double(units) / Double(PANGO_SCALE))
  }

  /// The width of a text on one line.
  func width(of text: String, setup: FontSetup) -> Double {
    prepare(setup, width: nil)
    setText(Array(text.utf8))
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
    return setup.correction.line(text.utf8, width: TextEngine.width(of: line))
  }

  private func prepare(
    _ setup: FontSetup, width: Double?, ellipsize: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE
  ) {
    correction = setup.correction
    pango_layout_set_font_description(layout, setup.description)
    pango_layout_set_attributes(layout, setup.attributes)
    fontOfSpaces = setup
    pango_layout_set_width(layout, width.map { $0.pangoUnits } ?? -1)
    pango_layout_set_ellipsize(layout, ellipsize)
    pango_layout_set_auto_dir(layout, 1)
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  /// Sets Pango's text; a zero would end the text, so it becomes a space.
  func setText(_ bytes: [UInt8]) {
    var bytes = bytes
    for index in bytes.indices where bytes[index] == 0 { bytes[index] = 32 }
    if StackedMarks.limit(&bytes) { findings.hasStackedMarks = true }
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    if let fontOfSpaces, hasSpaces {
      // Those of the text before are at other places.
      pango_layout_set_attributes(layout, fontOfSpaces.attributes)
      hasSpaces = false
    }
    setSpaces(bytes)
  }

  /// Sets the font of the spaces in a text, if it is another than that of the letters.
  func setSpaces(_ bytes: [UInt8]) {
    guard let setup = fontOfSpaces else { return }
    let spaces = bytes.withUnsafeBufferPointer { setup.spaces(in: $0, 0..<bytes.count) }
    guard !spaces.isEmpty else { return }
    hasSpaces = true
    let list = pango_attr_list_copy(pango_layout_get_attributes(layout)) ?? pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    for space in spaces {
      guard let attribute = pango_attr_font_desc_new(space.font) else { continue }
      attribute.pointee.start_index = guint(space.index)
      attribute.pointee.end_index = guint(space.index + 1)
      pango_attr_list_insert(list, attribute)
    }
    pango_layout_set_attributes(layout, list)
  }

  private func broken(_ line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: [UInt8]) -> BrokenLine
  {
    let start = Int(line.pointee.start_index)
    var end = min(bytes.count, start + Int(line.pointee.length))
    // The spaces at which Pango wrapped hang: they have no width and are not drawn.
    let taken = end
    let isWrapped = end < bytes.count && bytes[end] != 10 && bytes[end] != 13
    if isWrapped { while end > start, bytes[end - 1] == 32 { end -= 1 } }
    let natural = TextEngine.width(of: line)
    return BrokenLine(
      text: String(decoding: bytes[start..<end], as: UTF8.self),
      width: correction.line(bytes[start..<end], width: natural), natural: natural,
      isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
      start: start, length: taken - start, breakLength: TextEngine.breakLength(bytes, at: taken))
  }

  /// The length of the line break at an index, or 0 if there is none.
  private static func breakLength(_ bytes: [UInt8], at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    switch bytes[index] {
    case 10: return 1
    case 13: return index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1
    case 0xE2
    where index + 2 < bytes.count && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9):
      return 3
    default: return 0
    }
  }

  /// The characters of a line, with an ellipsis where it was truncated.
  private func shownText(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: [UInt8]
  ) -> String {
    var pieces: [(start: Int, text: String)] = []
    var next = line.pointee.runs
    while let entry = next {
      next = entry.pointee.next
      guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item
      else { continue }
      let start = Int(item.pointee.offset)
      let end = min(bytes.count, start + Int(item.pointee.length))
      let isMark = item.pointee.analysis.flags & UInt8(TextEngine.isEllipsis) != 0
      let text = isMark ? "…" : String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
      pieces.append((start, text))
    }
    return pieces.sorted { $0.start < $1.start }.map { $0.text }.joined()
  }

  static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// The value of `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not import.
  private static let isEllipsis = 1 << 1
  /// The amount by which a line may exceed the width: Pango's unit.
  static let slack = 1.5 / Double(PANGO_SCALE)
}
