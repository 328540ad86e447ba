import QuoinGeometry

/// A plain shape that fills a rectangle of any size; the sizes of corners and lines are fixed.
package struct DrawingShape: Hashable, Sendable {
  /// The outline.
  package enum Outline: Hashable, Sendable {
    /// A rectangle with the corner radii in points, clockwise from the top left.
    case rectangle([Double])
    case oval
    /// A ring in the middle, with its inner radius and its thickness.
    case ring(inner: Extent, thickness: Extent)
    /// A horizontal line in the middle.
    case line
  }

  /// A length in a ring.
  package enum Extent: Hashable, Sendable {
    case points(Double)
    /// The width of the shape divided by a number.
    case part(Double)

    package func points(of width: Double) -> Double {
      switch self {
      case .points(let points): points
      case .part(let divisor): divisor > 0 ? width / divisor : 0
      }
    }
  }

  package var outline: Outline
  package var fill: DrawingFill?
  package var stroke: DrawingStroke?

  package init(_ outline: Outline, fill: DrawingFill? = nil, stroke: DrawingStroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }

  /// Creates a rectangle in a colour with four equal corners.
  package init(radius: Double = 0, _ color: Color, stroke: DrawingStroke? = nil) {
    self.init(
      .rectangle(radius > 0 ? [radius, radius, radius, radius] : []), fill: .color(color),
      stroke: stroke)
  }
}

/// A stroke of a shape or a path.
package struct DrawingStroke: Hashable, Sendable {
  package var fill: DrawingFill
  /// The line width, in the units of the stroked shape or path.
  package var width: Double
  package var isRoundEnded = false
  package var isSquareEnded = false
  package var hasRoundJoins = false
  /// The alternating lengths of dashes and gaps.
  package var dashes: [Double] = []

  package init(_ color: Color, width: Double) {
    fill = .color(color)
    self.width = width
  }
}

/// A colour or a gradient.
package enum DrawingFill: Hashable, Sendable {
  case color(Color)
  indirect case gradient(DrawingGradient)

  /// Returns the fill with each of its colours changed.
  package func mapped(_ change: (Color) -> Color) -> DrawingFill {
    switch self {
    case .color(let color): return .color(change(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = change(gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }
}

/// A gradient.
package struct DrawingGradient: Hashable, Sendable {
  /// The geometry of a gradient.
  package enum Line: Hashable, Sendable {
    /// Across the whole shape: 0 from left to right, 90 from bottom to top; in steps of 45 degrees.
    case across(angle: Int)
    /// Between two points in the units of a path.
    case linear(Point, Point)
    /// Around a point, given in fractions of the shape or in the units of a path.
    case radial(Point, isFraction: Bool, radius: Extent)
    /// Once around a point, starting on the right.
    case sweep(Point)
  }

  /// A radius.
  package enum Extent: Hashable, Sendable {
    case points(Double)
    /// A fraction of the shorter side.
    case fraction(Double)
  }

  /// A colour at a position of the gradient, 0…1.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: Color

    package init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  package var line: Line
  package var stops: [Stop]
  package var isRepeating = false

  package init(_ line: Line, _ stops: [Stop]) {
    self.line = line
    self.stops = stops
  }
}
