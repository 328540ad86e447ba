import QuoinGeometry
import QuoinLayout
import QuoinModel

extension Canvas {
  /// Draws everything behind a node's content: shadows, fill and background layers.
  ///
  /// The order is that of CSS Backgrounds 3 §7.1.1 and CSS 2.2 Appendix E.
  ///
  /// - Parameters:
  ///   - edges: The edges of the box.
  ///   - look: The look, resolved for the traits.
  ///   - ground: The rectangle behind the node, if it is not its frame.
  ///   - area: The positioning area of the layers, if it is not the padding box.
  ///   - hasFill: Whether to draw the fill here instead of with the content.
  ///   - insets: The distances between the edges and the content.
  ///   - letters: A closure that draws the text to which a background is clipped.
  mutating func box(
    _ edges: BoxEdges, look: Look, ground: Rect? = nil, area: Rect? = nil, hasFill: Bool = true,
    insets: EdgeInsets = .zero, letters: ((inout Canvas) -> Void)? = nil
  ) {
    let fill = hasFill ? look.background : nil
    guard !look.decoration.isNone else {
      if let fill { self.fill(painted(edges, ground), fill) }
      return
    }
    let parts = look.decoration.parts
    let isOpaque =
      parts.fillBox == .borderBox && (fill.map { resolve($0).alpha } ?? 0) >= 1
      || parts.layers.contains { $0.isOpaque }
    // The first shadow is topmost.
    for shadow in parts.shadows.reversed() where !shadow.isInner {
      self.shadow(DrawnShadow(shadow, of: edges.outer, isCovered: isOpaque))
    }
    let whole = painted(edges, ground)
    func shape(_ box: BackgroundLayer.Box) -> RoundedRect {
      box == .borderBox || box == .text ? whole : edges.edge(of: box, insets)
    }
    // A background clipped to text uses the text as a mask.
    var isMasked = false
    func mask(_ box: BackgroundLayer.Box) {
      guard box == .text, letters != nil else { return endLetters() }
      if !isMasked { beginMask() }
      isMasked = true
    }
    func endLetters() {
      guard isMasked, let letters else { return }
      isMasked = false
      endMask(whole.rect, letters)
    }
    if let fill {
      mask(parts.fillBox)
      self.fill(shape(parts.fillBox), fill)
    }
    // Parts hidden by an opaque border need not be drawn.
    let seen = edges.isOpaque ? edges.inner.rect : whole.rect
    for layer in parts.layers.reversed() where affords(parts: layer.parts) {
      mask(layer.clip)
      let shape = shape(layer.clip)
      // CSS Backgrounds 4 §2: text is not a box to position a layer in.
      let origin = layer.origin == .text ? .paddingBox : layer.origin
      self.layer(
        layer, in: shape, area: area ?? edges.edge(of: origin, insets).rect,
        seen: layer.clip == .borderBox ? seen : shape.rect.intersection(seen))
    }
    endLetters()
    for shadow in parts.shadows.reversed() where shadow.isInner {
      self.shadow(DrawnShadow(shadow, of: edges.inner))
    }
  }

  mutating func shadow(_ shadow: DrawnShadow) {
    var shadow = shadow
    shadow.color = resolve(shadow.color)
    guard shadow.isVisible, affords(parts: Canvas.boxShadowParts) else { return }
    add(.shadow(shadow))
  }

  /// Draws a background layer; a gradient that covers the whole shape is drawn as a single fill.
  mutating func layer(
    _ layer: BackgroundLayer, in shape: RoundedRect, area: Rect, seen: Rect
  ) {
    guard !shape.rect.isEmpty, !area.isEmpty else { return }
    var drawn = DrawnLayer(layer, in: shape, area: area)
    drawn.hasStandIn = !isDocument
    drawn.place = place
    drawn.node = node
    guard case .gradient(var gradient) = layer.image else {
      add(.layer(drawn))
      return
    }
    gradient = gradient.resolved(scheme)
    guard let tiling = drawn.tiling(natural: nil) else { return }
    guard tiling.covers(seen) else {
      drawn.image = .gradient(gradient)
      add(.layer(drawn))
      return
    }
    let whole = DrawnGradient(gradient, in: tiling.tile)
    if let color = whole.solid {
      fill(shape, color)
    } else if whole.isFinite {
      add(.gradient(shape, whole))
    }
  }

  /// Returns the area where fill and layers are painted, up to the outer edge of the border.
  ///
  /// Under an opaque border the area is inset: antialiasing of both edges at the same position
  /// would show the background as a thin line around the border.
  private func painted(_ edges: BoxEdges, _ ground: Rect?) -> RoundedRect {
    var shape = edges.outer
    if let ground { shape.rect = ground }
    guard edges.isOpaque else { return shape }
    let widths = edges.widths
    return shape.inset(
      by: EdgeInsets(
        top: min(widths.top, 2) / 2, left: min(widths.left, 2) / 2,
        bottom: min(widths.bottom, 2) / 2, right: min(widths.right, 2) / 2))
  }
}

extension BackgroundLayer {
  /// Whether the layer is an opaque gradient that covers the box.
  fileprivate var isOpaque: Bool {
    guard case .gradient(let gradient) = image, fit == .auto, repetition == .both,
      clip == .borderBox
    else {
      return false
    }
    return !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
  }
}
