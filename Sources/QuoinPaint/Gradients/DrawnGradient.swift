import QuoinGeometry
import QuoinModel

/// Colours that run into each other, with everything in points.
///
/// Between two stops, colours are mixed multiplied by their opacity (CSS Images 3 §3.4.3), so that a
/// colour fades into `transparent` without turning grey.
public struct DrawnGradient: Hashable, Sendable {
  /// The way along which colours change.
  public enum Line: Hashable, Sendable {
    /// From a point, at offset 0, to another, at offset 1.
    case linear(from: Point, to: Point)
    /// From a centre, at offset 0, to the ellipse of some radii about it, at offset 1.
    case radial(center: Point, radii: Size)
    /// Once around a centre, clockwise from an angle in radians; 0 points up.
    case conic(center: Point, angle: Double)
  }

  /// A colour at a place of the way.
  public struct Stop: Hashable, Sendable {
    /// The place, 0…1.
    public var offset: Double
    /// The colour.
    public var color: Color

    /// A stop of its parts.
    package init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The way.
  public var line: Line
  /// The colours in order of their offsets; before the first and behind the last theirs go on.
  public var stops: [Stop]
  /// Whether all starts anew behind offset 1 and before offset 0.
  public var isRepeating: Bool

  /// A gradient of its parts.
  package init(_ line: Line, stops: [Stop], isRepeating: Bool = false) {
    self.line = line
    self.stops = stops
    self.isRepeating = isRepeating
  }

  /// The colour where there is but one.
  package var solid: Color? {
    guard let first = stops.first?.color else { return .clear }
    return stops.allSatisfy { $0.color == first } ? first : nil
  }

  /// The rectangle outside of which nothing of it can be seen, where there is one: that of an ellipse
  /// that fades away.
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

  /// Whether nothing can be seen through it.
  package var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }

  /// Whether all its numbers are finite.
  package var isFinite: Bool {
    guard stops.allSatisfy({ $0.offset.isFinite }) else { return false }
    return switch line {
    case .linear(let from, let to): from.isFinite && to.isFinite
    case .radial(let center, let radii): center.isFinite && radii.isFinite
    case .conic(let center, let angle): center.isFinite && angle.isFinite
    }
  }

  /// The gradient, fainter.
  func faded(by opacity: Double) -> DrawnGradient {
    var faded = self
    for index in stops.indices { faded.stops[index].color = stops[index].color.opacity(opacity) }
    return faded
  }
}
