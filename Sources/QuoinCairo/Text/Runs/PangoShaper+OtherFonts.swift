import CPangoCairo
import QuoinLayout
import QuoinModel

// The fonts of characters that the font of their text lacks, which browsers count for the heights of lines.
extension PangoShaper {
  /// Notes the font of the clusters of an item if it is not that of their look.
  ///
  /// - Parameters:
  ///   - first: The first cluster of the item, which is the last one so far.
  ///   - end: The end of the item in the shown bytes.
  ///   - firstSegment: The segment of the first of the paragraph's parts.
  mutating func noteOtherFont(
    _ font: UnsafeMutablePointer<PangoFont>?, from first: Int, to end: Int, _ firstSegment: Int
  ) {
    let clusters = first..<text.clusters.count
    guard let font, let start = clusters.first(where: { part(of: $0, firstSegment) != nil }),
      let part = part(of: start, firstSegment), !part.isAhem, part.setup.firstFont != font
    else { return }
    var metrics: FontMetrics?
    for cluster in clusters where self.part(of: cluster, firstSegment) != nil {
      let next = cluster + 1 < clusters.upperBound ? Int(text.clusters[cluster + 1].shown) : end
      let bytes = text.bytes[Int(text.clusters[cluster].shown)..<next]
      guard needsOtherFont(bytes, than: part.setup), !isMissing(cluster) else { continue }
      metrics = metrics ?? FontSetup.lineMetrics(of: font, size: part.size)
      if let metrics { text.noteOtherFont(metrics, of: cluster) }
    }
  }

  /// The font of a cluster of characters, or `nil` for an object.
  private func part(of cluster: Int, _ firstSegment: Int) -> PartFont? {
    let index = Int(text.clusters[cluster].segment) - firstSegment
    return fontOfPart.indices.contains(index) ? fonts[Int(fontOfPart[index])] : nil
  }

  /// Whether no font has a cluster, so that the first one draws its sign for that.
  private func isMissing(_ cluster: Int) -> Bool {
    text.missingGlyphs(in: cluster..<cluster + 1) > 0
  }

  /// Whether characters are drawn in another font than the first one of their look.
  private func needsOtherFont(_ bytes: ArraySlice<UInt8>, than setup: FontSetup) -> Bool {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    if let mark = scalars.first, mark.properties.canonicalCombiningClass != .notReordered,
      let letter = lastLetter(before: bytes.startIndex)
    {
      var composed: hb_codepoint_t = 0
      let unicode = hb_unicode_funcs_get_default()
      // HarfBuzz draws a letter with its mark as one that the font has.
      if hb_unicode_compose(unicode, letter.value, mark.value, &composed) != 0, setup.has(composed)
      {
        return false
      }
    }
    return scalars.contains { scalar in
      // Emoji have a font of their own, whether or not the first one has the character.
      if scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation { return true }
      return scalar != " " && !FontSetup.isUnseen(scalar) && !setup.has(scalar.value)
    }
  }

  /// The character before a place in the shown bytes.
  private func lastLetter(before end: Int) -> Unicode.Scalar? {
    String(decoding: text.bytes[max(0, end - 4)..<end], as: UTF8.self).unicodeScalars.last
  }
}
