import QuoinBoxLayout
import QuoinGeometry

/// A transform of a node that is applied when it is painted, after layout.
///
/// A transform affects no other node and is not part of the frame: it is reported separately. The
/// node is first scaled about its anchor, then rotated, then translated, like CSS's `translate`,
/// `rotate` and `scale`.
///
///     badge.transform(.rotation(.pi / 8).scaled(1.2))
public struct Transform: Hashable, Sendable {
  /// The translation, in points.
  public var translation: Point
  /// The rotation, clockwise, in radians.
  public var rotation: Double
  /// The scale factors along x and y; -1 mirrors.
  public var scale: Size
  /// The origin of rotation and scaling, as fractions of the node's size.
  public var anchor: Point
  /// An additional offset of the anchor, in points.
  package var anchorOffset = Point.zero
  /// The functions that are applied first, the last one before the others, as in CSS's `transform`.
  package var functions: [Function] = []

  /// A function of CSS's `transform`: CSS Transforms 1 §11.
  package enum Function: Hashable, Sendable {
    /// A translation; percentages refer to the node's size.
    case translate(LengthPercentage, LengthPercentage)
    /// A scaling along each axis.
    case scale(Double, Double)
    /// A rotation, clockwise, in radians.
    case rotate(Double)
    /// A skew along each axis by an angle, in radians.
    case skew(Double, Double)
    /// Any affine transformation.
    case matrix(AffineMatrix)
  }

  /// Creates a transform from its parts.
  public init(
    translation: Point = .zero, rotation: Double = 0, scale: Size = Size(1),
    anchor: Point = Point(0.5, 0.5)
  ) {
    self.translation = translation
    self.rotation = rotation
    self.scale = scale
    self.anchor = anchor
  }

  /// The identity transform.
  public static let identity = Transform()

  /// Returns a translation, in points.
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(translation: Point(x, y))
  }

  /// Returns a rotation, clockwise, in radians.
  public static func rotation(_ angle: Double) -> Transform { Transform(rotation: angle) }

  /// Returns a rotation, clockwise, in degrees.
  public static func rotation(degrees: Double) -> Transform {
    Transform(rotation: degrees / 180 * .pi)
  }

  /// Returns a scaling by a factor.
  public static func scale(_ factor: Double) -> Transform { Transform(scale: Size(factor)) }

  /// Returns a scaling by a factor along each axis.
  public static func scale(_ x: Double, _ y: Double) -> Transform { Transform(scale: Size(x, y)) }

  /// Returns the transform with a further translation, in points.
  public func translated(_ x: Double, _ y: Double) -> Transform {
    with(\.translation, translation + Point(x, y))
  }

  /// Returns the transform with a further rotation, clockwise, in radians.
  public func rotated(_ angle: Double) -> Transform { with(\.rotation, rotation + angle) }

  /// Returns the transform with a further scaling by a factor.
  public func scaled(_ factor: Double) -> Transform { scaled(factor, factor) }

  /// Returns the transform with a further scaling by a factor along each axis.
  public func scaled(_ x: Double, _ y: Double) -> Transform {
    with(\.scale, Size(scale.width * x, scale.height * y))
  }

  /// Returns the transform with another anchor, as fractions of the node's size.
  public func anchored(_ x: Double, _ y: Double) -> Transform { with(\.anchor, Point(x, y)) }

  /// Whether the transform is the identity.
  package var isIdentity: Bool {
    translation == .zero && rotation == 0 && scale == Size(1) && functions.isEmpty
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool {
    translation.isFinite && rotation.isFinite && scale.isFinite && anchor.isFinite
      && anchorOffset.isFinite
      && functions.allSatisfy { $0.matrix(in: Size(1)).isFinite }
  }

  /// Returns the affine transformation for the node's frame.
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
  /// Sets the origin of rotation and scaling to a position in the node.
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
  /// Returns the composition of functions, the last one applied first, for a node's size.
  package static func matrix(
    of functions: ArraySlice<Transform.Function>, in size: Size
  ) -> AffineMatrix {
    functions.reversed().reduce(.identity) { $0.followed(by: $1.matrix(in: size)) }
  }

  /// Returns the transformation about the origin, for a node's size.
  func matrix(in size: Size) -> AffineMatrix {
    switch self {
    case .translate(let x, let y):
      return .translation(x.points(of: size.width), y.points(of: size.height))
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
