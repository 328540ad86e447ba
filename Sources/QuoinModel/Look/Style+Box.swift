import QuoinBoxLayout
import QuoinGeometry

extension Style {
  /// The fill behind the content.
  public var background: Color? {
    get { get(.background) }
    set { set(.background, newValue) }
  }
  /// The gradients and pictures above the fill, the first on top.
  public var backgroundLayers: [BackgroundLayer]? {
    get { BackgroundLayer.layers(self) }
    set {
      self[.backgroundImages] = newValue.map { .images($0.map(\.image)) }
      self[.backgroundFits] = newValue.map { .fits($0.map(\.fit)) }
      self[.backgroundPositions] = newValue.map { .positions($0.map(\.position)) }
      self[.backgroundRepeats] = newValue.map { .repeats($0.map(\.repetition)) }
      self[.backgroundClips] = newValue.map { .boxes($0.map(\.clip)) }
      self[.backgroundOrigins] = newValue.map { .boxes($0.map(\.origin)) }
    }
  }
  /// A gradient above the fill: `backgroundLayers` of one layer.
  public var gradient: Gradient? {
    get {
      guard let layers = backgroundLayers, layers.count == 1 else { return nil }
      guard case .gradient(let gradient) = layers[0].image else { return nil }
      return gradient
    }
    set { backgroundLayers = newValue.map { [BackgroundLayer(.gradient($0))] } }
  }
  /// The radius of all corners, in points; `nil` where they differ.
  public var cornerRadius: Double? {
    get {
      guard let radius = radius(of: .topLeft), radius.isCircular,
        Corner.allCases.allSatisfy({ self.radius(of: $0) == radius }),
        case .points(let points) = radius.horizontal
      else { return nil }
      return points
    }
    set {
      for corner in Corner.allCases { set(corner.property, newValue.map { CornerRadius($0) }) }
    }
  }
  /// The radius of one corner.
  public func radius(of corner: Corner) -> CornerRadius? { get(corner.property) }
  /// Sets the radius of some corners, in points.
  public mutating func setRadius(_ radius: CornerRadius?, of corners: Corner...) {
    for corner in corners { set(corner.property, radius) }
  }
  /// The width of the line along all edges, in points; `nil` where they differ.
  public var borderWidth: Double? {
    get { common { $0.borderWidth } }
    set { for edge in Edge.allCases { set(edge.borderWidth, newValue) } }
  }
  /// The colour of the line along all edges; `nil` where they differ.
  public var borderColor: Color? {
    get { common { $0.borderColor } }
    set { for edge in Edge.allCases { set(edge.borderColor, newValue) } }
  }
  /// How the line along all edges is drawn; `nil` where they differ.
  public var borderLine: BorderLine? {
    get { common { $0.borderLine } }
    set { for edge in Edge.allCases { set(edge.borderLine, newValue) } }
  }
  /// The line along one edge; what it does not say is left as it is.
  public subscript(border edge: Edge) -> Border {
    get {
      Border(width: get(edge.borderWidth), color: get(edge.borderColor), line: get(edge.borderLine))
    }
    set {
      set(edge.borderWidth, newValue.width)
      set(edge.borderColor, newValue.color)
      set(edge.borderLine, newValue.line)
    }
  }
  /// The shadows of the box, the first on top.
  public var shadows: [Shadow]? {
    get { self[.shadows].flatMap { [Shadow]($0) } }
    set { self[.shadows] = newValue.map { .shadows($0) } }
  }
  /// A single shadow; `nil` where there is none or several.
  public var shadow: Shadow? {
    get { shadows.flatMap { $0.count == 1 ? $0[0] : nil } }
    set { shadows = newValue.map { [$0] } }
  }
  /// The opacity of the node and all in it, 0…1.
  public var alpha: Double? {
    get { get(.alpha) }
    set { set(.alpha, newValue) }
  }
  /// Whether what is in the node is cut at its edges.
  public var clips: Bool? {
    get { get(.clips) }
    set { set(.clips, newValue) }
  }
  /// The colour of what can be tapped; handed down to all in the node.
  public var tint: Color? {
    get { get(.tint) }
    set { set(.tint, newValue) }
  }
  /// How the node is moved, turned and stretched when it is painted.
  public var transform: Transform? {
    get { get(.transform) }
    set { set(.transform, newValue) }
  }
  /// How the node and all in it are mixed with what lies behind.
  public var blend: BlendMode? {
    get { get(.blend) }
    set { set(.blend, newValue) }
  }
  /// The shape to which the node and all in it are cut.
  public var clipShape: Shape? {
    get { get(.clipShape) }
    set { set(.clipShape, newValue) }
  }
  /// The gradient or picture through which the node and all in it are seen: as much of them as it is
  /// opaque.
  public var mask: BackgroundLayer.Image? {
    get {
      guard case .images(let images) = self[.mask] else { return nil }
      return images.first
    }
    set { self[.mask] = newValue.map { .images([$0]) } }
  }
  /// The shape to which the node and all in it are cut, where it depends on the box.
  public var basicShape: BasicShape? {
    get {
      guard case .basicShape(let shape) = self[.clipShape] else { return nil }
      return shape
    }
    set { self[.clipShape] = newValue.map { .basicShape($0) } }
  }
  /// What becomes of the picture of the node and all in it, the first before the others.
  public var filters: [Filter]? {
    get {
      guard case .filters(let filters) = self[.filters] else { return nil }
      return filters
    }
    set { self[.filters] = newValue.map { .filters($0) } }
  }
  /// What becomes of the picture behind the node, the first before the others.
  public var backdropFilters: [Filter]? {
    get {
      guard case .filters(let filters) = self[.backdropFilters] else { return nil }
      return filters
    }
    set { self[.backdropFilters] = newValue.map { .filters($0) } }
  }
  /// The line around the border, which takes no room; what it does not say is left as it is.
  public var outline: Border {
    get {
      Border(width: get(.outlineWidth), color: get(.outlineColor), line: get(.outlineLine))
    }
    set {
      set(.outlineWidth, newValue.width)
      set(.outlineColor, newValue.color)
      set(.outlineLine, newValue.line)
    }
  }
  /// How far that line is from the border, in points.
  public var outlineOffset: Double? {
    get { get(.outlineOffset) }
    set { set(.outlineOffset, newValue) }
  }
  /// Whether the pixels of an image stay sharp where it is enlarged.
  public var keepsPixels: Bool? {
    get { get(.keepsPixels) }
    set { set(.keepsPixels, newValue) }
  }
  /// Where an image stands in its node; a percentage is of the free space.
  public var contentPosition: BackgroundLayer.Position? {
    get {
      guard case .positions(let positions) = self[.contentPosition] else { return nil }
      return positions.first
    }
    set { self[.contentPosition] = newValue.map { .positions([$0]) } }
  }
  /// How an image fills its node.
  public var contentMode: ContentMode? {
    get { get(.contentMode) }
    set { set(.contentMode, newValue) }
  }

  private func common<Value: StyleConvertible & Equatable>(
    _ property: (Edge) -> StyleProperty
  ) -> Value? {
    guard let value: Value = get(property(.top)) else { return nil }
    return Edge.allCases.allSatisfy { get(property($0)) == value } ? value : nil
  }
}

extension Style {
  /// The node's own width, in points.
  public var width: Double? {
    get { get(.width) }
    set { set(.width, newValue) }
  }
  /// The node's own height, in points.
  public var height: Double? {
    get { get(.height) }
    set { set(.height, newValue) }
  }
  /// The least width, in points.
  public var minWidth: Double? {
    get { get(.minWidth) }
    set { set(.minWidth, newValue) }
  }
  /// The least height, in points.
  public var minHeight: Double? {
    get { get(.minHeight) }
    set { set(.minHeight, newValue) }
  }
  /// The greatest width, in points.
  public var maxWidth: Double? {
    get { get(.maxWidth) }
    set { set(.maxWidth, newValue) }
  }
  /// The greatest height, in points.
  public var maxHeight: Double? {
    get { get(.maxHeight) }
    set { set(.maxHeight, newValue) }
  }
  /// The width divided by the height.
  public var aspectRatio: Double? {
    get { get(.aspectRatio) }
    set { set(.aspectRatio, newValue) }
  }
  /// The space inside all edges; `nil` where they differ.
  public var padding: LengthPercentage? {
    get { common { $0.padding } }
    set { for edge in Edge.allCases { set(edge.padding, newValue) } }
  }
  /// The space inside one edge.
  public subscript(padding edge: Edge) -> LengthPercentage? {
    get { get(edge.padding) }
    set { set(edge.padding, newValue) }
  }
}

extension Edge {
  /// The property of the line's width.
  package var borderWidth: StyleProperty { property(.borderTopWidth) }
  /// The property of the line's colour.
  package var borderColor: StyleProperty { property(.borderTopColor) }
  /// The property of how the line is drawn.
  package var borderLine: StyleProperty { property(.borderTopLine) }
  /// The property of the space inside the edge.
  package var padding: StyleProperty { property(.paddingTop) }

  /// The properties of the four edges follow each other in the order of the edges.
  private func property(_ top: StyleProperty) -> StyleProperty {
    StyleProperty(rawValue: top.rawValue + rawValue) ?? top
  }
}
