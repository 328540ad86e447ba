import CPangoCairo

/// A set of numbers of HarfBuzz, such as glyphs.
final class GlyphSet: Equatable {
  let pointer: OpaquePointer?

  init() { pointer = hb_set_create() }

  deinit { hb_set_destroy(pointer) }

  static func == (a: GlyphSet, b: GlyphSet) -> Bool { hb_set_is_equal(a.pointer, b.pointer) != 0 }

  func contains(_ glyph: hb_codepoint_t) -> Bool { hb_set_has(pointer, glyph) != 0 }

  func insert(_ glyph: hb_codepoint_t) { hb_set_add(pointer, glyph) }

  func formUnion(_ other: GlyphSet) { hb_set_union(pointer, other.pointer) }

  func isDisjoint(with other: GlyphSet) -> Bool {
    let both = GlyphSet()
    both.formUnion(self)
    hb_set_intersect(both.pointer, other.pointer)
    return hb_set_is_empty(both.pointer) != 0
  }
}
