import QuoinGeometry
import QuoinModel

/// A gradient with absolute coordinates, in points.
///
/// Colours are interpolated with premultiplied alpha (CSS Images 3 §3.4.3), so that a colour fades
/// to `transparent` without turning grey.
public struct DrawnGradient: Hashable, Sendable {
  /// The geometry of a gradient.
  public enum Line: Hashable, Sendable {
    /// From a point at offset 0 to another point at offset 1.
    case linear(from: Point, to: Point)
    /// From a centre at offset 0 to an ellipse around it at offset 1.
    case radial(center: Point, radii: Size)
    /// Around a centre, clockwise from an angle in radians; an angle of 0 points up.
    case conic(center: Point, angle: Double)
  }

  /// A colour at an offset.
  public struct Stop: Hashable, Sendable {
    /// The offset, 0…1.
    public var offset: Double
    /// The colour.
    public var color: Color

    /// Creates a stop.
    package init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The geometry.
  public var line: Line
  /// The stops in order of their offsets; the first and the last colour extend beyond them.
  public var stops: [Stop]
  /// Whether the gradient repeats before offset 0 and after offset 1.
  public var isRepeating: Bool

  /// Creates a gradient.
  package init(_ line: Line, stops: [Stop], isRepeating: Bool = false) {
    self.line = line
    self.stops = stops
    self.isRepeating = isRepeating
  }

  /// The single colour of the gradient, or `nil` if it has several.
  package var solid: Color? {
    guard let first = stops.first?.color else { return .clear }
    return stops.allSatisfy { $0.color == first } ? first : nil
  }

  /// The rectangle outside of which the gradient is invisible, or `nil` if there is none; it exists
  /// for a radial gradient that fades out.
  package var seen: Rect? {
    guard case .radial(let center, let radii) = line, !isRepeating,
      let last = stops.last, last.color.alpha <= 0
    else { return nil }
    let first = stops.lastIndex { $0.color.alpha > 0 }.map { $0 + 1 } ?? 0
    let reach = max(0, stops[min(first, stops.count - 1)].offset)
    return Rect(
      x: center.x - radii.width * reach, y: center.y - radii.height * reach,
      width: 2 * radii.width * reach, height: 2 * radii.height * reach
    ).outset(by: EdgeInsets(1))
  }

  /// Whether all stops are opaque.
  package var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }

  /// Whether all coordinates are finite.
  package var isFinite: Bool {
    guard stops.allSatisfy({ $0.offset.isFinite }) else { return false }
    return switch line {
    case .linear(let from, let to): from.isFinite && to.isFinite
    case .radial(let center, let radii): center.isFinite && radii.isFinite
    case .conic(let center, let angle): center.isFinite && angle.isFinite
    }
  }

  /// Returns the gradient with reduced opacity.
  func faded(by opacity: Double) -> DrawnGradient {
    var faded = self
    for index in stops.indices { faded.stops[index].color = stops[index].color.opacity(opacity) }
    return faded
  }
}
