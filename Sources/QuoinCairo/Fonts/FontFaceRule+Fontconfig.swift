import CPangoCairo
import QuoinModel

extension FontFaceRule {
  /// Describes a font of the rule's file as the rule does.
  ///
  /// - Parameters:
  ///   - font: the font as fontconfig knows it, which does not change.
  ///   - axes: the axes of the font.
  /// - Returns: the font by the rule's family, weights, slant and characters, which the caller owns.
  func described(_ font: OpaquePointer, _ axes: FontAxes) -> OpaquePointer? {
    guard let face = FcPatternDuplicate(font) else { return nil }
    for name in [FC_FAMILY, FC_FAMILYLANG, FC_WEIGHT, FC_SLANT] { _ = FcPatternDel(face, name) }
    _ = family.withUnsignedCString { FcPatternAddString(face, FC_FAMILY, $0) }
    if let axis = axes.ranges["wght"] {
      // Fontconfig sets the axis to the weight in the range that is nearest to the requested one.
      let weights = weight ?? axis
      let least = FcWeightFromOpenTypeDouble(axis.nearest(weights.lowerBound))
      let most = FcWeightFromOpenTypeDouble(axis.nearest(weights.upperBound))
      if let range = FcRangeCreateDouble(least, most) {
        _ = FcPatternAddRange(face, FC_WEIGHT, range)
        FcRangeDestroy(range)
      }
      _ = FcPatternDel(face, FC_VARIABLE)
      _ = FcPatternAddBool(face, FC_VARIABLE, FcTrue)
    } else {
      let weight = FcWeightFromOpenTypeDouble(weight?.lowerBound ?? 400)
      _ = FcPatternAddDouble(face, FC_WEIGHT, weight)
    }
    let isSlanted = angles(axes).upperBound > 0
    _ = FcPatternAddInteger(face, FC_SLANT, isSlanted ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
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

  /// The angles of the letters that the font has; those of the axis have the opposite sign.
  func angles(_ axes: FontAxes) -> ClosedRange<Double> {
    slant ?? axes.ranges["slnt"].map { -$0.upperBound...(-$0.lowerBound) } ?? 0...0
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
