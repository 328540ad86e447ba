import CPangoCairo

/// The ASCII characters of fonts whose widths depend on nothing but the next character.
struct PairedCharacters {
  private struct Known {
    let face: OpaquePointer
    let substitutions: GlyphSet
    let positions: GlyphSet
    let characters: CharacterSet
  }

  private var known: [Known] = []

  /// Returns the characters that no lookup of a plan changes in a text of such characters, except that pairs are kerned.
  ///
  /// A lookup changes a text only where it finds the first of its glyphs, and the glyphs behind and around it that it also
  /// compares. So a character that is in front in no lookup, or only of glyphs that are not ASCII, stays as it is; and if
  /// all characters of a text are such, each glyph has a width of its own and the kerning with the next one.
  mutating func characters(of plan: ShapingPlan) -> CharacterSet {
    guard let face = hb_font_get_face(plan.font) else { return CharacterSet() }
    let (substitutions, positions) = (GlyphSet(), GlyphSet())
    hb_ot_shape_plan_collect_lookups(
      plan.pointer, hb_tag_from_string("GSUB", 4), substitutions.pointer)
    hb_ot_shape_plan_collect_lookups(
      plan.pointer, hb_tag_from_string("GPOS", 4), positions.pointer)
    let found = known.first {
      $0.face == face && $0.substitutions == substitutions && $0.positions == positions
    }
    if let found { return found.characters }
    let characters =
      SeparateWords.positionsAreOfPairs(plan.pointer, face)
      ? PairedCharacters.characters(plan.font, face, substitutions, positions) : CharacterSet()
    if known.count >= 256 { removeAll() }
    // The face is kept, so that its address remains that of this one.
    known.append(
      Known(
        face: hb_face_reference(face), substitutions: substitutions, positions: positions,
        characters: characters))
    return characters
  }

  /// Releases the faces.
  mutating func removeAll() {
    for entry in known { hb_face_destroy(entry.face) }
    known = []
  }

  /// The maximum number of glyphs, ranges and rules that are read from the tables of a font.
  private static let mostSteps = 100_000

  private static func characters(
    _ font: OpaquePointer, _ face: OpaquePointer, _ substitutions: GlyphSet, _ positions: GlyphSet
  ) -> CharacterSet {
    var glyphs = GlyphBits()
    var glyphOfCharacter: [(character: UInt8, glyph: Int)] = []
    for character in UInt8(32)...126 {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, hb_codepoint_t(character), &glyph) != 0,
        glyph <= UInt16.max,
        // Kerning passes over marks.
        hb_ot_layout_get_glyph_class(face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK
      else { continue }
      glyphs.insert(Int(glyph))
      glyphOfCharacter.append((character, Int(glyph)))
    }
    var changed = GlyphBits()
    for (tag, lookups) in [("GSUB", substitutions), ("GPOS", positions)] {
      let blob = hb_face_reference_table(face, hb_tag_from_string(tag, 4))
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      let bytes = UnsafeRawBufferPointer(
        start: hb_blob_get_data(blob, &length), count: Int(length))
      var reader = LookupReader(
        bytes, isPositioning: tag == "GPOS", glyphs: glyphs, changed: changed,
        steps: PairedCharacters.mostSteps)
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups.pointer, &lookup) != 0 {
        guard reader.read(Int(lookup)) else { return CharacterSet() }
      }
      changed = reader.changed
    }
    var found = CharacterSet()
    for (character, glyph) in glyphOfCharacter where !changed.contains(glyph) {
      found.insert(character)
    }
    return found
  }
}

/// A set of the numbers of glyphs in a font file, one bit each.
struct GlyphBits {
  private var words = [UInt64](repeating: 0, count: 1024)

  mutating func insert(_ glyph: Int) { words[glyph >> 6] |= 1 << UInt64(glyph & 63) }

  func contains(_ glyph: Int) -> Bool { words[glyph >> 6] & 1 << UInt64(glyph & 63) != 0 }

  /// Calls a closure with the glyphs of a range that are in the set.
  func forEach(in range: ClosedRange<Int>, _ body: (Int) -> Void) {
    for index in range.lowerBound >> 6...range.upperBound >> 6 {
      var rest = words[index]
      while rest != 0 {
        let glyph = index << 6 | rest.trailingZeroBitCount
        rest &= rest - 1
        if range.contains(glyph) { body(glyph) }
      }
    }
  }

  func intersects(_ range: ClosedRange<Int>) -> Bool {
    var found = false
    forEach(in: range) { _ in found = true }
    return found
  }
}
