import QuoinGeometry
import QuoinModel

/// A drawable as it is drawn, with what the framework asks of it.
struct AndroidDrawable: Hashable {
  var drawing: Drawing
  /// The size in points that it has by itself; `nil` for one that fills what it is put into, such as a colour.
  var size: Size?
  /// The padding in points that it gives the view behind which it is.
  var padding: EdgeInsets?

  init(_ drawing: Drawing, size: Size? = nil, padding: EdgeInsets? = nil) {
    self.drawing = drawing
    self.drawing.size = size
    self.size = size
    self.padding = padding
  }

  init(_ color: Color) { self.init(Drawing(.shape(DrawingShape(color)))) }

  /// A drawable in which nothing is seen.
  static let nothing = AndroidDrawable(Drawing())

  /// The colour of the whole, where the drawable is one in a rectangle with like corners, with their radius and the
  /// line along its edge: what a node's style can say.
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
