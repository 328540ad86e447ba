import QuoinModel

/// What the styles of a node come to; nodes that the same follows for share one.
final class ResolvedStyle {
  /// The node's own style, held so that the address of its storage stays its own.
  let own: Style
  /// The font of the node's texts where no style says one.
  let defaultFont: Font
  /// What sheets and the node itself set.
  let cascaded: Style
  /// The same with what containers hand down.
  let effective: Style
  /// What the node hands down, and a number for it: equal numbers are equal styles.
  let handed: Style
  let handedNumber: Int32
  /// Whether the node looks at its container beyond what is handed down.
  let looksUp: Bool
  /// What was said with numbers that nothing can be done with.
  let unusable: [Style.Entry]
  let look: Look

  init(
    own: Style = Style(), defaultFont: Font = .system(17), cascaded: Style = Style(),
    effective: Style = Style(), handed: Style = Style(), handedNumber: Int32 = 0,
    looksUp: Bool = false, unusable: [Style.Entry] = [], look: Look = Look()
  ) {
    self.own = own
    self.defaultFont = defaultFont
    self.cascaded = cascaded
    self.effective = effective
    self.handed = handed
    self.handedNumber = handedNumber
    self.looksUp = looksUp
    self.unusable = unusable
    self.look = look
  }
}
