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
  /// A gradient above the fill; `backgroundLayers` with a single layer.
  public var gradient: Gradient? {
    get {
      guard let layers = backgroundLayers, layers.count == 1 else { return nil }
      guard case .gradient(let gradient) = layers[0].image else { return nil }
      return gradient
    }
    set { backgroundLayers = newValue.map { [BackgroundLayer(.gradient($0))] } }
  }
  /// The radius of all corners, in points; `nil` if they differ.
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
  /// Returns the radius of one corner.
  public func radius(of corner: Corner) -> CornerRadius? { get(corner.property) }
  /// Sets the radius of some corners, in points.
  public mutating func setRadius(_ radius: CornerRadius?, of corners: Corner...) {
    for corner in corners { set(corner.property, radius) }
  }
  /// The border width of all edges, in points; `nil` if they differ.
  public var borderWidth: Double? {
    get { common { $0.borderWidth } }
    set { for edge in Edge.allCases { set(edge.borderWidth, newValue) } }
  }
  /// The border colour of all edges; `nil` if they differ.
  public var borderColor: Color? {
    get { common { $0.borderColor } }
    set { for edge in Edge.allCases { set(edge.borderColor, newValue) } }
  }
  /// The border line style of all edges; `nil` if they differ.
  public var borderLine: BorderLine? {
    get { common { $0.borderLine } }
    set { for edge in Edge.allCases { set(edge.borderLine, newValue) } }
  }
  /// The border of one edge; setting `nil` values leaves them unchanged.
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
  /// A single shadow; `nil` if there are none or several.
  public var shadow: Shadow? {
    get { shadows.flatMap { $0.count == 1 ? $0[0] : nil } }
    set { shadows = newValue.map { [$0] } }
  }
  /// The opacity of the node and its descendants, 0…1.
  public var alpha: Double? {
    get { get(.alpha) }
    set { set(.alpha, newValue) }
  }
  /// Whether the content is clipped at the node's edges.
  public var clips: Bool? {
    get { get(.clips) }
    set { set(.clips, newValue) }
  }
  /// The tint of interactive elements; inherited by descendants.
  public var tint: Color? {
    get { get(.tint) }
    set { set(.tint, newValue) }
  }
  /// The transform applied when the node is painted.
  public var transform: Transform? {
    get { get(.transform) }
    set { set(.transform, newValue) }
  }
  /// The blending of the node and its descendants with the backdrop.
  public var blend: BlendMode? {
    get { get(.blend) }
    set { set(.blend, newValue) }
  }
  /// The clipping shape of the node and its descendants.
  public var clipShape: Shape? {
    get { get(.clipShape) }
    set { set(.clipShape, newValue) }
  }
  /// The gradient or picture that masks the node and its descendants with its opacity.
  public var mask: BackgroundLayer.Image? {
    get {
      guard case .images(let images) = self[.mask] else { return nil }
      return images.first
    }
    set { self[.mask] = newValue.map { .images([$0]) } }
  }
  /// The clipping shape of the node and its descendants, if it depends on the box.
  public var basicShape: BasicShape? {
    get {
      guard case .basicShape(let shape) = self[.clipShape] else { return nil }
      return shape
    }
    set { self[.clipShape] = newValue.map { .basicShape($0) } }
  }
  /// The filters applied to the node and its descendants, in order.
  public var filters: [Filter]? {
    get {
      guard case .filters(let filters) = self[.filters] else { return nil }
      return filters
    }
    set { self[.filters] = newValue.map { .filters($0) } }
  }
  /// The filters applied to the backdrop of the node, in order.
  public var backdropFilters: [Filter]? {
    get {
      guard case .filters(let filters) = self[.backdropFilters] else { return nil }
      return filters
    }
    set { self[.backdropFilters] = newValue.map { .filters($0) } }
  }
  /// The outline around the border, which takes no space; setting `nil` values leaves them
  /// unchanged.
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
  /// The distance of the outline from the border, in points.
  public var outlineOffset: Double? {
    get { get(.outlineOffset) }
    set { set(.outlineOffset, newValue) }
  }
  /// Whether an image is enlarged without smoothing.
  public var keepsPixels: Bool? {
    get { get(.keepsPixels) }
    set { set(.keepsPixels, newValue) }
  }
  /// The position of an image in its node; a percentage refers to the free space.
  public var contentPosition: BackgroundLayer.Position? {
    get {
      guard case .positions(let positions) = self[.contentPosition] else { return nil }
      return positions.first
    }
    set { self[.contentPosition] = newValue.map { .positions([$0]) } }
  }
  /// The way an image fills its node.
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
  /// The width, in points.
  public var width: Double? {
    get { get(.width) }
    set { set(.width, newValue) }
  }
  /// The height, in points.
  public var height: Double? {
    get { get(.height) }
    set { set(.height, newValue) }
  }
  /// The minimum width, in points.
  public var minWidth: Double? {
    get { get(.minWidth) }
    set { set(.minWidth, newValue) }
  }
  /// The minimum height, in points.
  public var minHeight: Double? {
    get { get(.minHeight) }
    set { set(.minHeight, newValue) }
  }
  /// The maximum width, in points.
  public var maxWidth: Double? {
    get { get(.maxWidth) }
    set { set(.maxWidth, newValue) }
  }
  /// The maximum height, in points.
  public var maxHeight: Double? {
    get { get(.maxHeight) }
    set { set(.maxHeight, newValue) }
  }
  /// The width divided by the height.
  public var aspectRatio: Double? {
    get { get(.aspectRatio) }
    set { set(.aspectRatio, newValue) }
  }
  /// The padding on all sides; `nil` if they differ.
  public var padding: LengthPercentage? {
    get { common { $0.padding } }
    set { for edge in Edge.allCases { set(edge.padding, newValue) } }
  }
  /// The padding on one side.
  public subscript(padding edge: Edge) -> LengthPercentage? {
    get { get(edge.padding) }
    set { set(edge.padding, newValue) }
  }
}

extension Edge {
  /// The property of the border width.
  package var borderWidth: StyleProperty { property(.borderTopWidth) }
  /// The property of the border colour.
  package var borderColor: StyleProperty { property(.borderTopColor) }
  /// The property of the border line style.
  package var borderLine: StyleProperty { property(.borderTopLine) }
  /// The property of the padding.
  package var padding: StyleProperty { property(.paddingTop) }

  /// The properties of the four edges are in the order of the edges.
  private func property(_ top: StyleProperty) -> StyleProperty {
    StyleProperty(rawValue: top.rawValue + rawValue) ?? top
  }
}
