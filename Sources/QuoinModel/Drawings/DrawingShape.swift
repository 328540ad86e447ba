import QuoinGeometry

/// A plain shape that fills its rectangle, whatever its size: corners and lines keep theirs.
package struct DrawingShape: Hashable, Sendable {
  /// The outline.
  package enum Outline: Hashable, Sendable {
    /// With the radii of its corners in points, from the top left clockwise.
    case rectangle([Double])
    case oval
    /// Between two circles in the middle: the inner radius, and how far the outer one is from it.
    case ring(inner: Extent, thickness: Extent)
    /// A line across the middle.
    case line
  }

  /// A length of a ring.
  package enum Extent: Hashable, Sendable {
    case points(Double)
    /// The width divided by a number.
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

  /// A rectangle with four like corners in a colour.
  package init(radius: Double = 0, _ color: Color, stroke: DrawingStroke? = nil) {
    self.init(
      .rectangle(radius > 0 ? [radius, radius, radius, radius] : []), fill: .color(color),
      stroke: stroke)
  }
}

/// The line along a shape or a path.
package struct DrawingStroke: Hashable, Sendable {
  package var fill: DrawingFill
  /// The width, in the units of what it goes along.
  package var width: Double
  package var isRoundEnded = false
  package var isSquareEnded = false
  package var hasRoundJoins = false
  /// The lengths of dashes and gaps in turn.
  package var dashes: [Double] = []

  package init(_ color: Color, width: Double) {
    fill = .color(color)
    self.width = width
  }
}

/// A colour, or colours that run into each other.
package enum DrawingFill: Hashable, Sendable {
  case color(Color)
  indirect case gradient(DrawingGradient)

  /// The fill with each of its colours changed.
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

/// Colours that run into each other.
package struct DrawingGradient: Hashable, Sendable {
  /// The way along which colours change.
  package enum Line: Hashable, Sendable {
    /// Through the whole shape: 0 from left to right, 90 from bottom to top; by steps of 45 degrees.
    case across(angle: Int)
    /// Between two points in the units of a path.
    case linear(Point, Point)
    /// About a point, which is told in fractions of the shape, or in the units of a path.
    case radial(Point, isFraction: Bool, radius: Extent)
    /// Once around a point, from the right on.
    case sweep(Point)
  }

  /// A radius.
  package enum Extent: Hashable, Sendable {
    case points(Double)
    /// A fraction of the shorter side.
    case fraction(Double)
  }

  /// A colour at a place of the way, 0…1.
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
