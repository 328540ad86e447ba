/// A rectangle type of another library, such as `CGRect`, that offers all of Quoin's geometry
/// functions.
///
/// To conform, implement the conversions in both directions; the functions of `Rect` come as
/// defaults.
public protocol RectConvertible {
  /// Creates the rectangle from a `Rect`.
  init(_ rect: Rect)

  /// The same rectangle as a `Rect`.
  var quoinRect: Rect { get }
}

extension RectConvertible {
  /// The rectangle inset by a distance on each side; see `Rect.inset(by:)`.
  public func inset(by insets: EdgeInsets) -> Self { Self(quoinRect.inset(by: insets)) }

  /// The rectangle inset by the same distance on all sides, in points.
  public func inset(by margin: Double) -> Self { Self(quoinRect.inset(by: margin)) }

  /// The rectangle expanded on each side.
  public func outset(by insets: EdgeInsets) -> Self { Self(quoinRect.outset(by: insets)) }

  /// The rectangle around the same centre, smaller by a total size.
  public func shrunk(by total: Size) -> Self { Self(quoinRect.shrunk(by: total)) }

  /// The rectangle with one side moved inward, in points.
  public func trimmed(_ distance: Double, from edge: Edge) -> Self {
    Self(quoinRect.trimmed(distance, from: edge))
  }

  /// The rectangle with one side moved outward, in points.
  public func extended(_ distance: Double, to edge: Edge) -> Self {
    Self(quoinRect.extended(distance, to: edge))
  }

  /// The rectangle scaled about an anchor.
  public func scaled(by factor: Double, about anchor: UnitPoint = .center) -> Self {
    Self(quoinRect.scaled(by: factor, about: anchor))
  }

  /// The mirror image within a rectangle.
  public func mirrored(in outer: Self) -> Self { Self(quoinRect.mirrored(in: outer.quoinRect)) }

  /// A rectangle of the given size around the same centre.
  public func centered(_ inner: Size) -> Self { Self(quoinRect.centered(inner)) }

  /// A rectangle of the given size at one of nine positions inside; see
  /// `Rect.aligned(_:to:margin:)`.
  public func aligned(_ inner: Size, to place: UnitPoint, margin: Double = 0) -> Self {
    Self(quoinRect.aligned(inner, to: place, margin: margin))
  }

  /// A rectangle of the given size outside, next to one side; see
  /// `Rect.adjacent(_:at:gap:alignment:)`.
  public func adjacent(
    _ outer: Size, at edge: Edge, gap: Double = 0, alignment share: Double = 0.5
  ) -> Self {
    Self(quoinRect.adjacent(outer, at: edge, gap: gap, alignment: share))
  }

  /// The rectangle moved along one axis so that a side is at the given coordinate.
  public func moved(_ edge: Edge, to coordinate: Double) -> Self {
    Self(quoinRect.moved(edge, to: coordinate))
  }

  /// The rectangle with one side moved to a coordinate while the opposite side stays.
  public func stretched(_ edge: Edge, to coordinate: Double) -> Self {
    Self(quoinRect.stretched(edge, to: coordinate))
  }

  /// The largest rectangle with a given aspect ratio that fits inside.
  public func fitting(_ shape: Size, to place: UnitPoint = .center) -> Self {
    Self(quoinRect.fitting(shape, to: place))
  }

  /// The smallest rectangle with a given aspect ratio that covers this one.
  public func covering(_ shape: Size, to place: UnitPoint = .center) -> Self {
    Self(quoinRect.covering(shape, to: place))
  }
}

extension RectConvertible {
  /// Cuts the rectangle in two at a distance from a side.
  public func divided(at distance: Double, from edge: Edge) -> (slice: Self, remainder: Self) {
    let parts = quoinRect.divided(at: distance, from: edge)
    return (Self(parts.slice), Self(parts.remainder))
  }

  /// Splits the rectangle into equal parts along an axis with a gap between them.
  public func split(_ axis: Axis, into count: Int, spacing: Double = 0) -> [Self] {
    quoinRect.split(axis, into: count, spacing: spacing).map { Self($0) }
  }

  /// Splits the rectangle along an axis in proportion to weights.
  public func split(_ axis: Axis, weights: [Double], spacing: Double = 0) -> [Self] {
    quoinRect.split(axis, weights: weights, spacing: spacing).map { Self($0) }
  }

  /// Splits the rectangle into equal parts along an axis whose edges are on a pixel grid.
  public func split(_ axis: Axis, into count: Int, spacing: Double = 0, on grid: PixelGrid)
    -> [Self]
  {
    quoinRect.split(axis, into: count, spacing: spacing, on: grid).map { Self($0) }
  }

  /// The cells of a grid, row by row.
  public func grid(columns: Int, rows: Int, spacing: Size = .zero) -> [Self] {
    quoinRect.grid(columns: columns, rows: rows, spacing: spacing).map { Self($0) }
  }

  /// A bar along a side; see `Rect.bar(at:thickness:margin:)`.
  public func bar(at edge: Edge, thickness: Double, margin: Size = .zero) -> Self {
    Self(quoinRect.bar(at: edge, thickness: thickness, margin: margin))
  }

  /// A row below another rectangle; see `Rect.row(below:gap:height:margin:)`.
  public func row(below other: Self, gap: Double = 0, height: Double? = nil, margin: Double = 0)
    -> Self
  {
    Self(quoinRect.row(below: other.quoinRect, gap: gap, height: height, margin: margin))
  }

  /// A column to the right of another rectangle; see `Rect.column(after:gap:width:margin:)`.
  public func column(
    after other: Self, gap: Double = 0, width: Double? = nil, margin: Double = 0
  ) -> Self {
    Self(quoinRect.column(after: other.quoinRect, gap: gap, width: width, margin: margin))
  }

  /// The rectangle with its four edges rounded to a pixel grid.
  public func rounded(on grid: PixelGrid) -> Self { Self(grid.round(quoinRect)) }
}
