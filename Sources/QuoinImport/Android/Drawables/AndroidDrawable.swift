import QuoinGeometry
import QuoinModel

/// A drawable as a drawing, with its layout properties.
struct AndroidDrawable: Hashable {
  var drawing: Drawing
  /// The intrinsic size in points, or `nil` for a drawable that fills its bounds, such as a colour.
  var size: Size?
  /// The padding in points that it gives a view as its background.
  var padding: EdgeInsets?

  init(_ drawing: Drawing, size: Size? = nil, padding: EdgeInsets? = nil) {
    self.drawing = drawing
    self.drawing.size = size
    self.size = size
    self.padding = padding
  }

  init(_ color: Color) { self.init(Drawing(.shape(DrawingShape(color)))) }

  /// An empty drawable.
  static let nothing = AndroidDrawable(Drawing())

  /// The drawable as a plain rectangle, if it is one, with uniform corners, fill and stroke that
  /// the style of a node can represent.
  var plain: Plain? {
    guard drawing.parts.count == 1, let part = drawing.parts.first, part.opacity == 1,
      part.clip == nil, part.place == DrawingPlace(), case .shape(let shape) = part.content,
      case .rectangle(let radii) = shape.outline, Set(radii).count <= 1
    else { return nil }
    var plain = Plain(radius: radii.first ?? 0)
    switch shape.fill {
    case .color(let color): plain.fill = color
    case nil: break
    case .gradient: return nil
    }
    if let stroke = shape.stroke {
      guard stroke.dashes.isEmpty, case .color(let color) = stroke.fill else { return nil }
      plain.stroke = (color, stroke.width)
    }
    return plain
  }

  /// A coloured rectangle.
  struct Plain {
    var fill: Color?
    var radius: Double
    var stroke: (color: Color, width: Double)?
  }

  /// The radius of the outline that casts a shadow: that of the first shape.
  var radius: Double {
    guard case .shape(let shape) = drawing.parts.first?.content else { return 0 }
    return switch shape.outline {
    case .rectangle(let radii): radii.first ?? 0
    case .oval: 10_000
    case .ring, .line: 0
    }
  }
}
