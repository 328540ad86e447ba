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
    package init(width: Double = 0, color: Color = .black, line: BorderLine = .solid) {
      self.width = width
      self.color = color
      self.line = line
    }
  }

  /// The parts.
  package struct Parts: Hashable, Sendable {
    /// The gradients and pictures above the fill, the first on top.
    package var layers: [BackgroundLayer] = []
    /// The shadows, the first on top.
    package var shadows: [Shadow] = []
    /// How the node and all in it are mixed with what lies behind.
    package var blend = BlendMode.normal
    /// The shape to which the node and all in it are cut.
    package var clipShape: Shape?
    /// The shape to which they are cut, where it depends on the box.
    package var basicShape: BasicShape?
    /// What the node and all in it are seen through, the first on top.
    package var masks: [BackgroundLayer] = []
    /// What becomes of the picture of the node and all in it.
    package var filters: [Filter] = []
    /// What becomes of the picture behind the node.
    package var backdropFilters: [Filter] = []
    /// Where the fill is painted.
    package var fillBox = BackgroundLayer.Box.borderBox
    /// The line around the border.
    package var outline = Line()
    /// How far that line is from the border, in points.
    package var outlineOffset = 0.0
    /// Where an image stands in its node.
    package var contentPosition = BackgroundLayer.Position.center
    /// Whether the pixels of an image stay sharp where it is enlarged.
    package var keepsPixels = false
    private var lines = (Line(), Line(), Line(), Line())
    private var radii = (CornerRadius(0), CornerRadius(0), CornerRadius(0), CornerRadius(0))

    /// The line along an edge.
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

    /// Whether all edges have the same solid line, or none.
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

    /// Whether two have the same parts.
    package static func == (a: Parts, b: Parts) -> Bool {
      a.layers == b.layers && a.shadows == b.shadows && a.lines == b.lines && a.radii == b.radii
        && a.blend == b.blend && a.clipShape == b.clipShape && a.basicShape == b.basicShape
        && a.masks == b.masks && a.filters == b.filters
        && a.backdropFilters == b.backdropFilters && a.fillBox == b.fillBox
        && a.outline == b.outline && a.outlineOffset == b.outlineOffset
        && a.contentPosition == b.contentPosition && a.keepsPixels == b.keepsPixels
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
      for edge in Edge.allCases { hasher.combine(self[edge]) }
      for corner in Corner.allCases { hasher.combine(self[corner]) }
    }
  }

  private var box: Box?

  /// Nothing of all that.
  package static let none = BoxDecoration()

  /// Whether there is nothing of all that.
  package var isNone: Bool { box == nil }

  /// The parts; those of a plain node where there are none.
  package var parts: Parts { box?.parts ?? Parts() }

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
