import CPangoCairo
import QuoinLayout

// The fonts of spaces, which are not always those of the letters beside them: CSS Fonts 4 §5.3.
extension FontSetup {
  /// The description for spaces, if the first family of the list has none: `unicode-range` excludes it.
  var spaces: OpaquePointer? {
    if let knownSpaces { return knownSpaces }
    let described = describedSpaces()
    knownSpaces = .some(described)
    return described
  }

  /// Returns a description without the families of documents that have no space.
  ///
  /// Pango draws a space in the font of a neighbour, whether or not that has one: CSS Fonts 4 §5.3.
  private func describedSpaces() -> OpaquePointer? {
    guard let list = pango_font_description_get_family(description).map({ String(cString: $0) }),
      list.hasPrefix("@"), let spaces = pango_font_description_copy(description)
    else { return nil }
    var families = list.split(separator: ",")
    while families.count > 1, families[0].hasPrefix("@"), !has(32, in: spaces) {
      families.removeFirst()
      pango_font_description_set_family(spaces, families.joined(separator: ","))
    }
    if families.count < list.split(separator: ",").count { return spaces }
    pango_font_description_free(spaces)
    return nil
  }

  /// Whether the first font of a description has a character.
  private func has(_ character: UInt32, in description: OpaquePointer) -> Bool {
    guard let font = FontSetup.font(of: description, in: context) else { return true }
    defer { g_object_unref(font) }
    return pango_font_has_char(font, character) != 0
  }

  /// Whether the font itself has a character.
  func has(_ character: UInt32) -> Bool {
    guard let firstFont else { return true }
    return pango_font_has_char(firstFont, character) != 0
  }

  /// Whether the font itself has some characters.
  func has(_ characters: [UInt8], _ families: FontFamilies) -> Bool {
    guard let firstFont else { return true }
    // Pango's answer is that of fontconfig, except that it takes fonts of documents from one file for the same.
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(firstFont).assumingMemoryBound(to: PangoFcFont.self))
    var set: OpaquePointer?
    guard !families.haveDocumentFonts,
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch
    else { return characters.allSatisfy { has(UInt32($0)) } }
    return characters.allSatisfy { FcCharSetHasChar(set, FcChar32($0)) == FcTrue }
  }

  /// The font itself, rather than one for characters that it lacks.
  var firstFont: UnsafeMutablePointer<PangoFont>? {
    if font == nil { font = FontSetup.font(of: description, in: context) }
    return font
  }

  /// Returns the spaces in a text that need a font of their own, and that font.
  ///
  /// Pango draws a space in the font of the character before it, browsers in the first font that has one.
  func spaces(
    in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> [(index: Int, font: OpaquePointer)] {
    if let spaces { return range.filter { text[$0] == 32 }.map { ($0, spaces) } }
    guard range.contains(where: { text[$0] >= 0x80 }) else { return [] }
    var places: [Int] = []
    var leading: [Int] = []
    // Whether the last character is of another font.
    var isOther: Bool?
    var index = range.lowerBound
    for scalar in String(decoding: text[range], as: UTF8.self).unicodeScalars {
      defer { index += UTF8.width(scalar) }
      if scalar == " " {
        if isOther == nil { leading.append(index) } else if isOther == true { places.append(index) }
        continue
      }
      if FontSetup.isUnseen(scalar) { continue }
      let isNow = !scalar.isASCII && !has(scalar.value)
      // Spaces in front of all characters are drawn as the first one.
      if isOther == nil, isNow { places += leading }
      isOther = isNow
    }
    return places.map { ($0, description) }
  }

  /// The width of the sign for a character that no font has, in points.
  ///
  /// As in browsers, it is that of the first font: OpenType has it as glyph 0.
  var missingWidth: Double {
    guard let firstFont else { return 0 }
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(firstFont, 0, nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// Replaces Pango's signs for characters that no font has with those of the first font.
  func replaceMissing(
    in glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: UnsafeMutablePointer<PangoFont>?
  ) {
    guard let infos = glyphs.pointee.glyphs else { return }
    for index in 0..<Int(glyphs.pointee.num_glyphs) where infos[index].isMissing {
      infos[index].geometry.width = Int32((missingWidth * Double(PANGO_SCALE)).rounded())
      if font == firstFont { infos[index].glyph = 0 }
    }
  }

  /// Whether a character is one that fonts need not have: without a glyph, or the sign of an object.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.isLineBreak || scalar == "\u{FFFC}"
  }
}

extension PangoGlyphInfo {
  /// Whether no font has the character, and Pango draws a sign for that.
  ///
  /// This is `PANGO_GLYPH_UNKNOWN_FLAG`, a macro that Swift does not import.
  var isMissing: Bool { glyph & 0x1000_0000 != 0 }
}
