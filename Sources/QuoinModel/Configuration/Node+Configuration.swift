import QuoinBoxLayout
import QuoinGeometry

/// Words that configure a node and return it, so that a description reads as one line.
///
/// Node words come first and relation words last: `TextNode("a").style(.title).grow(1)`.
extension Node {
  /// Names the node for lookup and style rules.
  @discardableResult public func id(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  /// Adds class words, separated by spaces, for style rules.
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

  /// Fills the node with a colour.
  @discardableResult public func background(_ color: Color) -> Self {
    style.background = color
    return self
  }

  /// Rounds the corners, in points.
  @discardableResult public func cornerRadius(_ radius: Double) -> Self {
    style.cornerRadius = radius
    return self
  }

  /// Sets the font of the node's text with all of its parts; see `Style.Text.font`.
  @discardableResult public func font(_ font: Font) -> Self {
    style.text.font = font
    return self
  }

  /// Sets the colour of the node's text.
  @discardableResult public func color(_ color: Color) -> Self {
    style.text.color = color
    return self
  }

  /// Sets the colour of what can be tapped, here and in all that is in the node.
  @discardableResult public func tint(_ color: Color) -> Self {
    style.tint = color
    return self
  }

  /// Draws a line along the edges.
  @discardableResult public func border(_ width: Double, _ color: Color = .black) -> Self {
    style.borderWidth = width
    style.borderColor = color
    return self
  }

  /// Sets the opacity of the node and all in it, 0…1.
  @discardableResult public func opacity(_ alpha: Double) -> Self {
    style.alpha = alpha
    return self
  }

  /// Cuts what is in the node at its edges.
  @discardableResult public func clips(_ clips: Bool = true) -> Self {
    style.clips = clips
    return self
  }

  /// Mixes the node and all in it with what lies behind.
  @discardableResult public func blend(_ mode: BlendMode) -> Self {
    style.blend = mode
    return self
  }

  /// Cuts the node and all in it to a shape.
  @discardableResult public func clipShape(_ shape: Shape) -> Self {
    style.clipShape = shape
    return self
  }

  /// Shows as much of the node and all in it as a gradient or a picture is opaque.
  @discardableResult public func mask(_ image: BackgroundLayer.Image) -> Self {
    style.mask = image
    return self
  }

  /// Says where a picture stands in the node; a percentage is of the free space.
  @discardableResult public func contentPosition(
    _ x: LengthPercentage, _ y: LengthPercentage
  ) -> Self {
    style.contentPosition = BackgroundLayer.Position(x: x, y: y)
    return self
  }

  /// Says how a picture fills the node.
  @discardableResult public func contentMode(_ mode: ContentMode) -> Self {
    style.contentMode = mode
    return self
  }

  /// Moves, turns and stretches the node when it is painted, after the layout.
  @discardableResult public func transform(_ transform: Transform) -> Self {
    style.transform = transform
    return self
  }

  /// Sets the side at which lines of text begin.
  @discardableResult public func textAlignment(_ alignment: TextAlignment) -> Self {
    style.text.alignment = alignment
    return self
  }

  /// Says how a line ends that has more text than room.
  @discardableResult public func lineBreak(_ lineBreak: LineBreak) -> Self {
    style.text.lineBreak = lineBreak
    return self
  }

  /// Sets the factor down to which text shrinks to fit its width.
  @discardableResult public func minimumScale(_ factor: Double) -> Self {
    style.text.minimumScale = factor
    return self
  }

  /// Sets the colours of a control's parts; what is not given stays as it was.
  @discardableResult public func accents(
    on: Color? = nil, off: Color? = nil, thumb: Color? = nil, bar: Color? = nil
  ) -> Self {
    style.accents.on = on ?? style.accents.on
    style.accents.off = off ?? style.accents.off
    style.accents.thumb = thumb ?? style.accents.thumb
    style.accents.bar = bar ?? style.accents.bar
    return self
  }

  /// Leaves the node out of the picture.
  @discardableResult public func hidden(_ isHidden: Bool = true) -> Self {
    self.isHidden = isHidden
    return self
  }

  /// Sets how firmly the node refuses to grow beyond its content.
  @discardableResult public func hugging(_ priority: Priority, along axis: Axis) -> Self {
    priorities[hugging: axis] = priority
    return self
  }

  /// Sets how firmly the node refuses to shrink below its content.
  @discardableResult public func compressionResistance(
    _ priority: Priority, along axis: Axis
  ) -> Self {
    priorities[compression: axis] = priority
    return self
  }
}
