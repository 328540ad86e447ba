import CPangoCairo
import QuoinModel

extension FontFaceRule {
  /// Describes a font of the rule's file as the rule does.
  ///
  /// - Parameters:
  ///   - font: the font as fontconfig knows it, which does not change.
  ///   - isOnly: whether the file has no other fonts; one of several keeps its own weight.
  /// - Returns: the font by the rule's family, weight, slant and characters, which the caller owns.
  func described(_ font: OpaquePointer, isOnly: Bool) -> OpaquePointer? {
    guard let face = FcPatternDuplicate(font) else { return nil }
    for name in [FC_FAMILY, FC_FAMILYLANG] { _ = FcPatternDel(face, name) }
    _ = family.withUnsignedCString { FcPatternAddString(face, FC_FAMILY, $0) }
    if isOnly {
      _ = FcPatternDel(face, FC_WEIGHT)
      _ = FcPatternAddDouble(face, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight))
      _ = FcPatternDel(face, FC_SLANT)
      _ = FcPatternAddInteger(face, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    }
    var characters: OpaquePointer?
    if !ranges.isEmpty, FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch,
      let characters, let kept = self.characters(of: characters)
    {
      _ = FcPatternDel(face, FC_CHARSET)
      _ = FcPatternAddCharSet(face, FC_CHARSET, kept)
      FcCharSetDestroy(kept)
    }
    return face
  }

  /// Returns the characters of a set that the rule is for.
  private func characters(of set: OpaquePointer) -> OpaquePointer? {
    guard let kept = FcCharSetCreate() else { return nil }
    var next: FcChar32 = 0
    let size = 256 / 32
    withUnsafeTemporaryAllocation(of: FcChar32.self, capacity: size) { map in
      guard let bits = map.baseAddress else { return }
      var page = FcCharSetFirstPage(set, bits, &next)
      while page != FcChar32.max {
        for index in 0..<size * 32 where bits[index / 32] >> (index % 32) & 1 == 1 {
          let character = page + FcChar32(index)
          if ranges.contains(where: { $0.contains(character) }) {
            _ = FcCharSetAddChar(kept, character)
          }
        }
        page = FcCharSetNextPage(set, bits, &next)
      }
    }
    return kept
  }
}
