import QuoinBoxLayout
import QuoinGeometry

/// How a node is moved, turned and stretched when it is painted, after the layout.
///
/// A transform moves no other node and is not in the frame: it is reported beside it. The node is
/// scaled about its anchor first, then turned, then moved, as CSS's `translate` `rotate` `scale`.
///
///     badge.transform(.rotation(.pi / 8).scaled(1.2))
public struct Transform: Hashable, Sendable {
  /// The move, in points.
  public var translation: Point
  /// The angle, clockwise, in radians.
  public var rotation: Double
  /// The factors along x and y; -1 mirrors.
  public var scale: Size
  /// The point that stays in its place but for the move, as fractions of the node's size.
  public var anchor: Point
  /// How far that point is from there, in points.
  package var anchorOffset = Point.zero
  /// What is done before all that, the last function first, as CSS's `transform` lists them.
  package var functions: [Function] = []

  /// A step of CSS's `transform`: CSS Transforms 1 §11.
  package enum Function: Hashable, Sendable {
    /// A move; percentages are of the node's size.
    case translate(LengthPercentage, LengthPercentage)
    /// Stretched by a factor along each axis.
    case scale(Double, Double)
    /// Turned clockwise, in radians.
    case rotate(Double)
    /// Slanted along each axis by an angle, in radians.
    case skew(Double, Double)
    /// Any map.
    case matrix(AffineMatrix)
  }

  /// A transform of its parts.
  public init(
    translation: Point = .zero, rotation: Double = 0, scale: Size = Size(1),
    anchor: Point = Point(0.5, 0.5)
  ) {
    self.translation = translation
    self.rotation = rotation
    self.scale = scale
    self.anchor = anchor
  }

  /// All stays as it is.
  public static let identity = Transform()

  /// A move, in points.
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(translation: Point(x, y))
  }

  /// A turn, clockwise, in radians.
  public static func rotation(_ angle: Double) -> Transform { Transform(rotation: angle) }

  /// A turn, clockwise, in degrees.
  public static func rotation(degrees: Double) -> Transform {
    Transform(rotation: degrees / 180 * .pi)
  }

  /// Stretched by a factor.
  public static func scale(_ factor: Double) -> Transform { Transform(scale: Size(factor)) }

  /// Stretched by a factor along each axis.
  public static func scale(_ x: Double, _ y: Double) -> Transform { Transform(scale: Size(x, y)) }

  /// The transform with a further move, in points.
  public func translated(_ x: Double, _ y: Double) -> Transform {
    with(\.translation, translation + Point(x, y))
  }

  /// The transform with a further turn, clockwise, in radians.
  public func rotated(_ angle: Double) -> Transform { with(\.rotation, rotation + angle) }

  /// The transform, stretched by a further factor.
  public func scaled(_ factor: Double) -> Transform { scaled(factor, factor) }

  /// The transform, stretched by a further factor along each axis.
  public func scaled(_ x: Double, _ y: Double) -> Transform {
    with(\.scale, Size(scale.width * x, scale.height * y))
  }

  /// The transform about another point, as fractions of the node's size.
  public func anchored(_ x: Double, _ y: Double) -> Transform { with(\.anchor, Point(x, y)) }

  /// Whether nothing moves.
  package var isIdentity: Bool {
    translation == .zero && rotation == 0 && scale == Size(1) && functions.isEmpty
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool {
    translation.isFinite && rotation.isFinite && scale.isFinite && anchor.isFinite
      && anchorOffset.isFinite
      && functions.allSatisfy { $0.matrix(in: Size(1)).isFinite }
  }

  /// The map of the plane in which the node has a frame.
  public func matrix(in frame: Rect) -> AffineMatrix {
    let fixed = Point(
      frame.minX + anchor.x * frame.width + anchorOffset.x,
      frame.minY + anchor.y * frame.height + anchorOffset.y)
    let (sine, cosine) = (LibM.sin(rotation), LibM.cos(rotation))
    let linear = AffineMatrix(
      a: scale.width * cosine, b: scale.width * sine, c: -scale.height * sine,
      d: scale.height * cosine, tx: 0, ty: 0)
    return AffineMatrix.translation(-fixed.x, -fixed.y)
      .followed(by: Function.matrix(of: functions[...], in: frame.size))
      .followed(by: linear)
      .followed(by: .translation(fixed.x + translation.x, fixed.y + translation.y))
  }

  private func with<Value>(
    _ path: WritableKeyPath<Transform, Value>, _ value: Value
  ) -> Transform {
    var changed = self
    changed[keyPath: path] = value
    return changed
  }
}

extension Transform {
  /// Turns and stretches about a place in the node.
  mutating func setAnchor(_ place: BackgroundLayer.Position) {
    func part(_ length: LengthPercentage) -> (share: Double, points: Double) {
      switch length {
      case .points(let points): (0, points)
      case .percent(let percent): (percent / 100, 0)
      }
    }
    let (x, y) = (part(place.x), part(place.y))
    anchor = Point(x.share, y.share)
    anchorOffset = Point(x.points + place.moveX, y.points + place.moveY)
  }
}

extension Transform.Function {
  /// The map of all functions, the last one first, of a node of a size.
  package static func matrix(
    of functions: ArraySlice<Transform.Function>, in size: Size
  ) -> AffineMatrix {
    functions.reversed().reduce(.identity) { $0.followed(by: $1.matrix(in: size)) }
  }

  /// The map about the origin, of a node of a size.
  func matrix(in size: Size) -> AffineMatrix {
    func points(_ length: LengthPercentage, _ whole: Double) -> Double {
      switch length {
      case .points(let points): points
      case .percent(let percent): percent / 100 * whole
      }
    }
    switch self {
    case .translate(let x, let y):
      return .translation(points(x, size.width), points(y, size.height))
    case .scale(let x, let y): return AffineMatrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    case .rotate(let angle):
      let (sine, cosine) = (LibM.sin(angle), LibM.cos(angle))
      return AffineMatrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    case .skew(let x, let y):
      return AffineMatrix(
        a: 1, b: LibM.sin(y) / LibM.cos(y), c: LibM.sin(x) / LibM.cos(x), d: 1, tx: 0, ty: 0)
    case .matrix(let matrix): return matrix
    }
  }
}
