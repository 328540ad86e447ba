import QuoinGeometry

/// An affine transformation of the plane.
///
/// The letters are those of Core Graphics and of SVG: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct AffineMatrix: Hashable, Sendable {
  /// The coefficient of x in x′.
  public var a: Double
  /// The coefficient of x in y′.
  public var b: Double
  /// The coefficient of y in x′.
  public var c: Double
  /// The coefficient of y in y′.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// Creates a matrix from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transformation.
  public static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation.
  public static func translation(_ x: Double, _ y: Double) -> AffineMatrix {
    AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the transformation that applies this one first and then another.
  public func followed(by other: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the transformed point.
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the bounding rectangle of a transformed rectangle.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
      Point(rect.maxX, rect.maxY),
    ].map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return Rect(
      left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }

  /// The inverse transformation, or `nil` if the matrix is not invertible.
  public var inverse: AffineMatrix? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineMatrix(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether all six numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
