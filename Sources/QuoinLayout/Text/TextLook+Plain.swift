import QuoinModel

extension TextLook {
  /// Whether a measurer's plain path can say where letters stand: nothing is added between them,
  /// none is changed, and lines are as high as the font says.
  package var isPlain: Bool {
    letterSpacing == 0 && wordSpacing == 0 && transform == .none && lineHeight == .normal
      && !hasParagraph
      && !Ahem.isMeant(by: font)
  }
}
