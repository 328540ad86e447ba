import QuoinGeometry

/// The box properties that few nodes have: layers above the fill, shadows, and differing edges and
/// corners.
///
/// It is a pointer shared by copies; it is `nil` for a node with none of these properties.
public struct BoxDecoration: Hashable, Sendable {
  /// The border line along one edge.
  public struct Line: Hashable, Sendable {
    /// The width, in points.
    public var width = 0.0
    /// The colour.
    public var color = Color.black
    /// The line style.
    public var line = BorderLine.solid

    /// Creates a line from its parts; without arguments, no line.
    package init(width: Double = 0, color: Color = .black, line: BorderLine = .solid) {
      self.width = width
      self.color = color
      self.line = line
    }
  }

  /// The properties of a decoration.
  package struct Parts: Hashable, Sendable {
    /// The gradients and pictures above the fill, the first on top.
    package var layers: [BackgroundLayer] = []
    /// The shadows, the first on top.
    package var shadows: [Shadow] = []
    /// The blending of the node and its descendants with the backdrop.
    package var blend = BlendMode.normal
    /// The clipping shape of the node and its descendants.
    package var clipShape: Shape?
    /// The clipping shape, if it depends on the box.
    package var basicShape: BasicShape?
    /// The masks of the node and its descendants, the first on top.
    package var masks: [BackgroundLayer] = []
    /// The filters applied to the node and its descendants.
    package var filters: [Filter] = []
    /// The filters applied to the backdrop of the node.
    package var backdropFilters: [Filter] = []
    /// The image in place of the border lines.
    package var borderImage: BorderImage?
    /// The box in which the fill is painted.
    package var fillBox = BackgroundLayer.Box.borderBox
    /// The outline around the border.
    package var outline = Line()
    /// The distance of the outline from the border, in points.
    package var outlineOffset = 0.0
    /// The position of an image in its node.
    package var contentPosition = BackgroundLayer.Position.center
    /// Whether an image is enlarged without smoothing.
    package var keepsPixels = false
    private var lines = (Line(), Line(), Line(), Line())
    private var radii = (CornerRadius(0), CornerRadius(0), CornerRadius(0), CornerRadius(0))

    /// The border line along an edge.
    package subscript(edge: Edge) -> Line {
      get {
        switch edge {
        case .top: lines.0
        case .left: lines.1
        case .bottom: lines.2
        case .right: lines.3
        }
      }
      set {
        switch edge {
        case .top: lines.0 = newValue
        case .left: lines.1 = newValue
        case .bottom: lines.2 = newValue
        case .right: lines.3 = newValue
        }
      }
    }

    /// The radius of a corner.
    package subscript(corner: Corner) -> CornerRadius {
      get {
        switch corner {
        case .topLeft: radii.0
        case .topRight: radii.1
        case .bottomRight: radii.2
        case .bottomLeft: radii.3
        }
      }
      set {
        switch corner {
        case .topLeft: radii.0 = newValue
        case .topRight: radii.1 = newValue
        case .bottomRight: radii.2 = newValue
        case .bottomLeft: radii.3 = newValue
        }
      }
    }

    /// Whether all edges have the same solid line, or no line.
    package var hasUniformBorder: Bool {
      let (a, b, c, d) = lines
      if a.width == 0, b.width == 0, c.width == 0, d.width == 0 { return true }
      return a == b && b == c && c == d && a.line == .solid
    }

    /// Whether all corners have the same circular radius.
    package var hasUniformCorners: Bool {
      let (a, b, c, d) = radii
      return a.isCircular && a == b && b == c && c == d
    }

    /// Whether two values are equal.
    package static func == (a: Parts, b: Parts) -> Bool {
      a.layers == b.layers && a.shadows == b.shadows && a.lines == b.lines && a.radii == b.radii
        && a.blend == b.blend && a.clipShape == b.clipShape && a.basicShape == b.basicShape
        && a.masks == b.masks && a.filters == b.filters
        && a.backdropFilters == b.backdropFilters && a.fillBox == b.fillBox
        && a.outline == b.outline && a.outlineOffset == b.outlineOffset
        && a.contentPosition == b.contentPosition && a.keepsPixels == b.keepsPixels
        && a.borderImage == b.borderImage
    }

    /// Hashes the parts.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(layers)
      hasher.combine(shadows)
      hasher.combine(blend)
      hasher.combine(clipShape)
      hasher.combine(basicShape)
      hasher.combine(masks)
      hasher.combine(filters)
      hasher.combine(backdropFilters)
      hasher.combine(fillBox)
      hasher.combine(outline)
      hasher.combine(outlineOffset)
      hasher.combine(contentPosition)
      hasher.combine(keepsPixels)
      hasher.combine(borderImage)
      for edge in Edge.allCases { hasher.combine(self[edge]) }
      for corner in Corner.allCases { hasher.combine(self[corner]) }
    }
  }

  private var box: Box?

  /// The empty decoration.
  package static let none = BoxDecoration()

  /// Whether the decoration is empty.
  package var isNone: Bool { box == nil }

  /// The properties; the default ones if the decoration is empty.
  package var parts: Parts { box?.parts ?? Parts() }

  /// Creates a decoration, which is empty if the look itself can store all properties.
  package init(_ parts: Parts) {
    let isPlain =
      parts.layers.isEmpty && parts.shadows.isEmpty && parts.hasUniformBorder
      && parts.hasUniformCorners && parts.blend == .normal && parts.clipShape == nil
      && parts.basicShape == nil && parts.masks.isEmpty && parts.filters.isEmpty
      && parts.backdropFilters.isEmpty && parts.borderImage == nil
      && parts.fillBox == .borderBox && parts.outline.width == 0
      && parts.contentPosition == .center && !parts.keepsPixels
    box = isPlain ? nil : Box(parts)
  }

  private init() { box = nil }

  /// Whether two decorations have equal properties.
  public static func == (a: BoxDecoration, b: BoxDecoration) -> Bool {
    a.box === b.box || a.box?.parts == b.box?.parts
  }

  /// Hashes the properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(box?.parts) }

  private final class Box: Sendable {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }
}
