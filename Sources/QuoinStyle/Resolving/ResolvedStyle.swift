import QuoinModel

/// The result of resolving a node's styles, shared by all nodes with the same inputs.
final class ResolvedStyle {
  /// The node's own style, retained so that the address of its storage is not reused.
  let own: Style
  /// The font of the node's text if no style specifies one.
  let defaultFont: Font
  /// The cascaded style: the properties set by sheets and by the node itself.
  let cascaded: Style
  /// The cascaded style combined with inherited values.
  let effective: Style
  /// The style that children inherit, and its number; equal numbers mean equal styles.
  let handed: Style
  let handedNumber: Int32
  /// Whether the style depends on the parent beyond the inherited values.
  let looksUp: Bool
  /// Entries with unusable numbers, such as NaN.
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
