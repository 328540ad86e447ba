import QuoinModel

extension TextLook {
  /// Whether a measurer's plain path can position the glyphs.
  ///
  /// It requires that there is no added spacing, no case transform, and the font's own line height.
  package var isPlain: Bool {
    letterSpacing == 0 && wordSpacing == 0 && transform == .none && lineHeight == .normal
      && !hasParagraph
      && !Ahem.isMeant(by: font)
  }
}
