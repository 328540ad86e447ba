import QuoinBoxLayout
import QuoinGeometry

/// Methods that configure a node and return it, so that they can be chained.
///
/// Methods of nodes come first and methods of relations last:
/// `TextNode("a").style(.title).grow(1)`.
extension Node {
  /// Sets the identifier of the node, for lookup and style rules.
  @discardableResult public func id(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  /// Adds class names, separated by spaces, for style rules.
  @discardableResult public func `class`(_ names: String) -> Self {
    classes.append(contentsOf: names.split(separator: " ").map { String($0) })
    return self
  }

  /// Merges properties into the node's own style.
  @discardableResult public func style(_ style: Style) -> Self {
    self.style.merge(style)
    return self
  }

  /// Sets properties of the node's own style.
  @discardableResult public func style(_ change: (inout Style) -> Void) -> Self {
    change(&style)
    return self
  }

  /// Sets the background colour.
  @discardableResult public func background(_ color: Color) -> Self {
    style.background = color
    return self
  }

  /// Sets the corner radius, in points.
  @discardableResult public func cornerRadius(_ radius: Double) -> Self {
    style.cornerRadius = radius
    return self
  }

  /// Sets all parts of the font of the node's text; see `Style.Text.font`.
  @discardableResult public func font(_ font: Font) -> Self {
    style.text.font = font
    return self
  }

  /// Sets the colour of the node's text.
  @discardableResult public func color(_ color: Color) -> Self {
    style.text.color = color
    return self
  }

  /// Sets the tint of interactive elements in the node and its descendants.
  @discardableResult public func tint(_ color: Color) -> Self {
    style.tint = color
    return self
  }

  /// Sets the border of all edges.
  @discardableResult public func border(_ width: Double, _ color: Color = .black) -> Self {
    style.borderWidth = width
    style.borderColor = color
    return self
  }

  /// Sets the opacity of the node and its descendants, 0…1.
  @discardableResult public func opacity(_ alpha: Double) -> Self {
    style.alpha = alpha
    return self
  }

  /// Clips the content at the node's edges.
  @discardableResult public func clips(_ clips: Bool = true) -> Self {
    style.clips = clips
    return self
  }

  /// Sets the blending of the node and its descendants with the backdrop.
  @discardableResult public func blend(_ mode: BlendMode) -> Self {
    style.blend = mode
    return self
  }

  /// Clips the node and its descendants to a shape.
  @discardableResult public func clipShape(_ shape: Shape) -> Self {
    style.clipShape = shape
    return self
  }

  /// Masks the node and its descendants with the opacity of a gradient or an image.
  @discardableResult public func mask(_ image: BackgroundLayer.Image) -> Self {
    style.mask = image
    return self
  }

  /// Sets the position of an image in the node; a percentage refers to the free space.
  @discardableResult public func contentPosition(
    _ x: LengthPercentage, _ y: LengthPercentage
  ) -> Self {
    style.contentPosition = BackgroundLayer.Position(x: x, y: y)
    return self
  }

  /// Sets the way an image fills the node.
  @discardableResult public func contentMode(_ mode: ContentMode) -> Self {
    style.contentMode = mode
    return self
  }

  /// Sets the transform that is applied when the node is painted, after layout.
  @discardableResult public func transform(_ transform: Transform) -> Self {
    style.transform = transform
    return self
  }

  /// Sets the text alignment.
  @discardableResult public func textAlignment(_ alignment: TextAlignment) -> Self {
    style.text.alignment = alignment
    return self
  }

  /// Sets the line breaking and truncation of text that does not fit its line.
  @discardableResult public func lineBreak(_ lineBreak: LineBreak) -> Self {
    style.text.lineBreak = lineBreak
    return self
  }

  /// Sets the minimum scale factor to which text shrinks to fit its width.
  @discardableResult public func minimumScale(_ factor: Double) -> Self {
    style.text.minimumScale = factor
    return self
  }

  /// Sets the colours of a control's parts; those not given are unchanged.
  @discardableResult public func accents(
    on: Color? = nil, off: Color? = nil, thumb: Color? = nil, bar: Color? = nil
  ) -> Self {
    // Reading and setting back would replace a token by no colour.
    if let on { style.accents.on = on }
    if let off { style.accents.off = off }
    if let thumb { style.accents.thumb = thumb }
    if let bar { style.accents.bar = bar }
    return self
  }

  /// Hides the node.
  @discardableResult public func hidden(_ isHidden: Bool = true) -> Self {
    self.isHidden = isHidden
    return self
  }

  /// Sets the content hugging priority, the resistance against growing.
  @discardableResult public func hugging(_ priority: Priority, along axis: Axis) -> Self {
    priorities[hugging: axis] = priority
    return self
  }

  /// Sets the compression resistance, the resistance against shrinking.
  @discardableResult public func compressionResistance(
    _ priority: Priority, along axis: Axis
  ) -> Self {
    priorities[compression: axis] = priority
    return self
  }
}
