/// A projective transform of space: four rows of four numbers, in Core Animation's convention.
///
/// Points are row vectors: the image is (x, y, z, 1) times the matrix, so in a product the left
/// transform is applied first.
public struct Transform3D: Hashable, Sendable {
  /// The first row, multiplied by the x of a point.
  public var row1 = Row(1, 0, 0, 0)
  /// The second row, multiplied by the y of a point.
  public var row2 = Row(0, 1, 0, 0)
  /// The third row, multiplied by the z of a point.
  public var row3 = Row(0, 0, 1, 0)
  /// The last row: the translation.
  public var row4 = Row(0, 0, 0, 1)

  /// A row of the matrix.
  public struct Row: Hashable, Sendable {
    /// The contribution to the image's x.
    public var x: Double
    /// The contribution to the image's y.
    public var y: Double
    /// The contribution to the image's z.
    public var z: Double
    /// The contribution to the image's homogeneous coordinate, which the others are divided by.
    public var w: Double

    /// Creates a row from its four numbers.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
      self.x = x
      self.y = y
      self.z = z
      self.w = w
    }

    static func * (factor: Double, row: Row) -> Row {
      Row(factor * row.x, factor * row.y, factor * row.z, factor * row.w)
    }

    static func + (a: Row, b: Row) -> Row { Row(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w) }
  }

  /// Creates the identity transform.
  init() {}

  /// The identity transform.
  public static let identity = Transform3D()

  /// A translation, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var transform = Transform3D()
    transform.row4 = Row(x, y, z, 1)
    return transform
  }

  /// A perspective projection seen from a distance in front of a point.
  ///
  /// Content in the plane of the point does not change; content nearer to the eye appears larger.
  ///
  /// - Parameters:
  ///   - center: the point that the eye looks at.
  ///   - distance: the distance of the eye from the plane, in points; a distance that is not
  ///     positive and finite gives the identity.
  public static func perspective(center: Point = .zero, distance: Double) -> Transform3D {
    guard distance > 0, distance.isFinite else { return .identity }
    var projection = Transform3D()
    projection.row3.w = -1 / distance
    return translation(x: -center.x, y: -center.y)
      .concatenating(projection)
      .concatenating(translation(x: center.x, y: center.y))
  }

  /// The transform that applies this one and then another.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    func product(_ row: Row) -> Row {
      row.x * next.row1 + row.y * next.row2 + row.z * next.row3 + row.w * next.row4
    }
    var result = Transform3D()
    result.row1 = product(row1)
    result.row2 = product(row2)
    result.row3 = product(row3)
    result.row4 = product(row4)
    return result
  }

  /// The image of a point at a height above the plane, or `nil` if the point is at or behind the
  /// eye.
  public func apply(to point: Point, z: Double = 0) -> Point? {
    let image = point.x * row1 + point.y * row2 + z * row3 + row4
    guard image.w > 0 else { return nil }
    return Point(image.x / image.w, image.y / image.w)
  }
}
