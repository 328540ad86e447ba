import QuoinModel

/// The result of resolving a node's styles, shared by all nodes with the same inputs.
final class ResolvedStyle {
  /// The node's own style, retained so that the address of its storage is not reused.
  let own: Style
  /// The font of the node's text if no style specifies one.
  let defaultFont: Font
  /// Whether all nodes of the class have that font.
  let isFontOfClass: Bool
  /// The cascaded style: the properties set by sheets and by the node itself.
  let cascaded: Style
  /// The cascaded style combined with inherited values.
  let effective: Style
  /// The style that children inherit, or `nil` for the inherited properties of `effective`.
  ///
  /// The children of most document elements have document styles of their own.
  let handed: Style?
  /// The number of the style that children inherit; equal numbers mean equal styles.
  let inheritableNumber: Int32
  /// The style that children inherit.
  var inheritable: Style { handed ?? effective.filtered(\.isInherited) }
  /// Whether the style depends on the parent beyond the inherited values.
  let dependsOnParent: Bool
  /// Entries with unusable numbers, such as NaN.
  let unusable: [Style.Entry]
  /// The look, which another colour scheme replaces.
  @exclusivity(unchecked) var look: Look

  init(
    own: Style = Style(), defaultFont: Font = .system(17), isFontOfClass: Bool = false,
    cascaded: Style = Style(),
    effective: Style = Style(), handed: Style? = Style(), inheritableNumber: Int32 = 0,
    dependsOnParent: Bool = false, unusable: [Style.Entry] = [], look: Look = Look()
  ) {
    self.own = own
    self.defaultFont = defaultFont
    self.isFontOfClass = isFontOfClass
    self.cascaded = cascaded
    self.effective = effective
    self.handed = handed
    self.inheritableNumber = inheritableNumber
    self.dependsOnParent = dependsOnParent
    self.unusable = unusable
    self.look = look
  }
}
