import CPangoCairo

/// What the tables of a font say about the words between spaces, for each plan by which HarfBuzz shapes texts.
struct SeparateWords {
  private var known: [(plan: ShapingPlan, characters: CharacterSet)] = []

  /// Returns the ASCII characters that a word between spaces may have to be shaped separately.
  ///
  /// What is beyond a space changes a word only by a lookup that has the space among the glyphs that it compares. So no
  /// such lookup may change the characters, the space, or the glyphs that other lookups make of them. Kerning is harmless:
  /// it changes the width of the space in front of a word.
  mutating func characters(
    of font: UnsafeMutablePointer<PangoFont>, _ script: hb_script_t, features: String?
  ) -> CharacterSet {
    guard
      let plan = ShapingPlan(
        font, script, language: hb_language_from_string("en", -1), features: features),
      let face = hb_font_get_face(plan.font)
    else { return CharacterSet() }
    if let known = known.first(where: { $0.plan.pointer == plan.pointer }) {
      return known.characters
    }
    let found = SeparateWords.characters(plan.font, face, plan.pointer)
    // Axes of fonts may be animated, so the memory for their plans is limited.
    if known.count >= 256 { removeAll() }
    // The plan is kept, so that its address remains that of this one.
    known.append((plan, found))
    return found
  }

  /// Releases the plans.
  mutating func removeAll() { known = [] }

  private static func characters(
    _ font: OpaquePointer, _ face: OpaquePointer, _ plan: OpaquePointer
  ) -> CharacterSet {
    var space: hb_codepoint_t = 0
    guard positionsAreOfPairs(plan, face), hb_font_get_nominal_glyph(font, 32, &space) != 0 else {
      return CharacterSet()
    }
    guard let positions = Lookups(of: plan, in: "GPOS", face, beside: space),
      let substitutions = Lookups(of: plan, in: "GSUB", face, beside: space)
    else { return CharacterSet() }
    let changed = GlyphSet()
    changed.formUnion(positions.changed)
    changed.formUnion(substitutions.changed)
    var found = CharacterSet()
    let glyphs = GlyphSet()
    for character in UInt8(32)...126 {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, hb_codepoint_t(character), &glyph) != 0,
        !changed.contains(glyph)
      else { continue }
      found.insert(character)
      glyphs.insert(glyph)
    }
    substitutions.addMade(to: glyphs)
    return found.contains(32) && glyphs.isDisjoint(with: changed) ? found : CharacterSet()
  }

  /// The maximum number of lookups of a plan that are compared with each other.
  private static let mostLookups: UInt32 = 500

  /// The lookups that a plan applies.
  private struct Lookups {
    /// The glyphs that may be changed by lookups which compare a certain glyph.
    let changed = GlyphSet()
    /// The glyphs that each other lookup changes, and those that it makes of them.
    private var others: [(changed: GlyphSet, made: GlyphSet)] = []

    /// - Returns: `nil` if there are more lookups than in any font that is made to be read.
    init?(
      of plan: OpaquePointer, in table: String, _ face: OpaquePointer, beside glyph: hb_codepoint_t
    ) {
      let tag = hb_tag_from_string(table, 4)
      let lookups = GlyphSet()
      hb_ot_shape_plan_collect_lookups(plan, tag, lookups.pointer)
      guard hb_set_get_population(lookups.pointer) <= SeparateWords.mostLookups else { return nil }
      if table == "GPOS" { SeparateWords.removeHarmless(from: lookups.pointer, face) }
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups.pointer, &lookup) != 0 {
        let sets = (0..<4).map { _ in GlyphSet() }
        hb_ot_layout_lookup_collect_glyphs(
          face, tag, lookup, sets[0].pointer, sets[1].pointer, sets[2].pointer, sets[3].pointer)
        if sets[..<3].contains(where: { $0.contains(glyph) }) {
          changed.formUnion(sets[1])
        } else {
          others.append((sets[1], sets[3]))
        }
      }
    }

    /// Adds all that the lookups which do not compare that glyph may make of some glyphs.
    func addMade(to glyphs: GlyphSet) {
      var rest = others
      while let index = rest.firstIndex(where: { !$0.changed.isDisjoint(with: glyphs) }) {
        glyphs.formUnion(rest.remove(at: index).made)
      }
    }
  }

  /// Whether a plan changes glyphs and their positions only by OpenType's tables "GSUB" and "GPOS".
  static func positionsAreOfPairs(_ plan: OpaquePointer, _ face: OpaquePointer) -> Bool {
    !["kerx", "morx", "mort", "Silf"].contains { has($0, face) }
      && (!has("kern", face) || kernsPairs(plan, face))
  }

  /// Whether a plan kerns by OpenType's table "GPOS", rather than by "kern", which changes both widths of a pair.
  private static func kernsPairs(_ plan: OpaquePointer, _ face: OpaquePointer) -> Bool {
    let (used, kerning) = (GlyphSet(), GlyphSet())
    let tag = hb_tag_from_string("GPOS", 4)
    hb_ot_shape_plan_collect_lookups(plan, tag, used.pointer)
    hb_ot_layout_collect_lookups(
      face, tag, nil, nil, [hb_tag_from_string("kern", 4), 0], kerning.pointer)
    return !used.isDisjoint(with: kerning)
  }

  /// Removes the lookups of OpenType's table "GPOS" that change nothing but the widths of the first glyphs of pairs, and
  /// those that attach marks, which are not ASCII.
  fileprivate static func removeHarmless(from lookups: OpaquePointer?, _ face: OpaquePointer) {
    let blob = hb_face_reference_table(face, hb_tag_from_string("GPOS", 4))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let table = UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &length), count: Int(length))
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      if isHarmless(Int(lookup), table) { hb_set_del(lookups, lookup) }
    }
  }

  /// Whether a lookup of "GPOS" changes nothing but the widths of the first glyphs of pairs, or attaches marks.
  static func isHarmless(_ lookup: Int, _ table: UnsafeRawBufferPointer) -> Bool {
    /// The big-endian number of 16 bits at an offset, or -1 behind the end.
    func number(_ offset: Int) -> Int {
      offset >= 0 && offset + 1 < table.count
        ? Int(table[offset]) << 8 | Int(table[offset + 1]) : -1
    }
    let list = number(8)
    guard list > 0, lookup < number(list) else { return false }
    let start = list + number(list + 2 + 2 * lookup)
    let count = number(start + 4)
    // A lookup that ignores some letters would see pairs across others.
    guard start > list, count > 0, number(start + 2) & 0b110 == 0 else { return false }
    return (0..<count).allSatisfy { index in
      var subtable = start + number(start + 6 + 2 * index)
      var type = number(start)
      if type == 9 {
        type = number(subtable + 2)
        let (high, low) = (number(subtable + 4), number(subtable + 6))
        guard high >= 0, low >= 0 else { return false }
        subtable += high << 16 + low
      }
      // The second value of a pair, which would be that of the letter, is absent.
      return (4...6).contains(type) || type == 2 && number(subtable + 6) == 0
    }
  }

  private static func has(_ table: String, _ face: OpaquePointer) -> Bool {
    let blob = hb_face_reference_table(face, hb_tag_from_string(table, 4))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }
}
