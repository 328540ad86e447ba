import QuoinGeometry

/// What few nodes have: layers above the fill, shadows, edges and corners that differ.
///
/// It is a pointer that copies share; a node that has none of it holds none.
public struct BoxDecoration: Hashable, Sendable {
  /// The line along one edge.
  public struct Line: Hashable, Sendable {
    /// The width, in points.
    public var width = 0.0
    /// The colour.
    public var color = Color.black
    /// How it is drawn.
    public var line = BorderLine.solid

    /// A line of its parts; without any, none.
    public init(width: Double = 0, color: Color = .black, line: BorderLine = .solid) {
      self.width = width
      self.color = color
      self.line = line
    }
  }

  /// The parts.
  public struct Parts: Hashable, Sendable {
    /// The gradients and pictures above the fill, the first on top.
    public var layers: [BackgroundLayer] = []
    /// The shadows, the first on top.
    public var shadows: [Shadow] = []
    /// How the node and all in it are mixed with what lies behind.
    public var blend = BlendMode.normal
    /// The shape to which the node and all in it are cut.
    public var clipShape: Shape?
    /// The shape to which they are cut, where it depends on the box.
    public var basicShape: BasicShape?
    /// What the node and all in it are seen through, the first on top.
    public var masks: [BackgroundLayer] = []
    /// What becomes of the picture of the node and all in it.
    public var filters: [Filter] = []
    /// What becomes of the picture behind the node.
    public var backdropFilters: [Filter] = []
    /// Where the fill is painted.
    public var fillBox = BackgroundLayer.Box.borderBox
    /// The line around the border.
    public var outline = Line()
    /// How far that line is from the border, in points.
    public var outlineOffset = 0.0
    /// Where an image stands in its node.
    public var contentPosition = BackgroundLayer.Position.center
    /// Whether the pixels of an image stay sharp where it is enlarged.
    public var keepsPixels = false
    private var lines = (Line(), Line(), Line(), Line())
    private var radii = (CornerRadius(0), CornerRadius(0), CornerRadius(0), CornerRadius(0))

    /// The line along an edge.
    public subscript(edge: Edge) -> Line {
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
    public subscript(corner: Corner) -> CornerRadius {
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

    /// Whether all edges have the same solid line, or none.
    public var hasUniformBorder: Bool {
      let (a, b, c, d) = lines
      if a.width == 0, b.width == 0, c.width == 0, d.width == 0 { return true }
      return a == b && b == c && c == d && a.line == .solid
    }

    /// Whether all corners have the same circular radius.
    public var hasUniformCorners: Bool {
      let (a, b, c, d) = radii
      return a.isCircular && a == b && b == c && c == d
    }

    /// Whether two have the same parts.
    public static func == (a: Parts, b: Parts) -> Bool {
      a.layers == b.layers && a.shadows == b.shadows && a.lines == b.lines && a.radii == b.radii
        && a.blend == b.blend && a.clipShape == b.clipShape && a.basicShape == b.basicShape
        && a.masks == b.masks && a.filters == b.filters
        && a.backdropFilters == b.backdropFilters && a.fillBox == b.fillBox
        && a.outline == b.outline && a.outlineOffset == b.outlineOffset
        && a.contentPosition == b.contentPosition && a.keepsPixels == b.keepsPixels
    }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) {
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
      for edge in Edge.allCases { hasher.combine(self[edge]) }
      for corner in Corner.allCases { hasher.combine(self[corner]) }
    }
  }

  private var box: Box?

  /// Nothing of all that.
  public static let none = BoxDecoration()

  /// Whether there is nothing of all that.
  public var isNone: Bool { box == nil }

  /// The parts; those of a plain node where there are none.
  public var parts: Parts { box?.parts ?? Parts() }

  /// The decoration of parts, or none where the look itself can say all of them.
  package init(_ parts: Parts) {
    let isPlain =
      parts.layers.isEmpty && parts.shadows.isEmpty && parts.hasUniformBorder
      && parts.hasUniformCorners && parts.blend == .normal && parts.clipShape == nil
      && parts.basicShape == nil && parts.masks.isEmpty && parts.filters.isEmpty
      && parts.backdropFilters.isEmpty
      && parts.fillBox == .borderBox && parts.outline.width == 0
      && parts.contentPosition == .center && !parts.keepsPixels
    box = isPlain ? nil : Box(parts)
  }

  private init() { box = nil }

  /// Whether two decorations have the same parts.
  public static func == (a: BoxDecoration, b: BoxDecoration) -> Bool {
    a.box === b.box || a.box?.parts == b.box?.parts
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(box?.parts) }

  private final class Box: Sendable {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }
}
