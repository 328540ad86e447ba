/// A computed look: what sheets and the node's own style come to, with nothing left open.
public struct Look: Hashable, Sendable {
  /// The fill behind the content.
  public var background: Color?
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// The width of the line along the edges, in points.
  public var borderWidth = 0.0
  /// The colour of the line along the edges.
  public var borderColor = Color.black
  /// The opacity of the node and all in it, 0…1.
  public var alpha = 1.0
  /// Whether what is in the node is cut at its edges.
  public var clips = false
  /// The colour of what can be tapped.
  public var tint = Color.accent
  /// The properties of text.
  public var text = TextLook()
  /// How an image fills its node.
  public var contentMode = ContentMode.scaleToFill
  /// How the node is moved, turned and stretched when it is painted; the frame knows nothing of it.
  public var transform = Transform.identity
  /// Free colours of controls.
  public var accents = Style.Accents()

  /// The look of a node of which nothing is said.
  public init() {}

  /// The look that a style comes to in some surroundings.
  ///
  /// - Parameters:
  ///   - style: the properties, those of sheets and the node's own merged.
  ///   - inheritedTint: the tint of the container.
  ///   - defaultFont: the font of text of this kind of node, where the style has none.
  ///   - traits: the surroundings; colours and font sizes are taken as they are there.
  public init(
    _ style: Style, inheritedTint: Color?, defaultFont: Font, traits: Traits
  ) {
    let scheme = traits.colorScheme
    background = style.background?.resolved(scheme)
    cornerRadius = max(0, style.cornerRadius ?? 0)
    borderWidth = max(0, style.borderWidth ?? 0)
    borderColor = (style.borderColor ?? .black).resolved(scheme)
    alpha = min(1, max(0, style.alpha ?? 1))
    clips = style.clips ?? false
    tint = (style.tint ?? inheritedTint ?? .accent).resolved(scheme)
    contentMode = style.contentMode ?? .scaleToFill
    if let transform = style.transform, transform.isFinite { self.transform = transform }
    text = TextLook(style.text, defaultFont: defaultFont, traits: traits)
    accents.on = style.accents.on?.resolved(scheme)
    accents.off = style.accents.off?.resolved(scheme)
    accents.thumb = style.accents.thumb?.resolved(scheme)
    accents.bar = style.accents.bar?.resolved(scheme)
  }
}

/// The computed properties of text.
public struct TextLook: Hashable, Sendable {
  /// The colour of the glyphs, or `nil` for what the kind of node has by default.
  public var color: Color?
  /// The font, at the size of the user's text size.
  public var font = Font.system(17)
  /// The side at which lines begin.
  public var alignment = TextAlignment.natural
  /// The largest number of lines, or 0 for no limit.
  public var lineLimit = 1
  /// How lines end.
  public var lineBreak = LineBreak.truncateTail
  /// The factor down to which text shrinks to fit its width.
  public var minimumScale = 1.0

  /// Text of which nothing is said.
  public init() {}

  /// The text of a style in some surroundings.
  public init(_ style: Style.Text, defaultFont: Font, traits: Traits) {
    color = style.color?.resolved(traits.colorScheme)
    font = (style.font ?? defaultFont).scaled(traits.textSize)
    alignment = style.alignment ?? .natural
    lineLimit = max(0, style.lineLimit ?? 1)
    lineBreak = style.lineBreak ?? .truncateTail
    minimumScale = min(1, max(0.01, style.minimumScale ?? 1))
  }
}
