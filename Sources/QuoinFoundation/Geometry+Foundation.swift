import Foundation
import QuoinGeometry

// On platforms with CoreGraphics, QuoinGeometry declares these conversions itself.
#if !canImport(CoreGraphics)
extension Point {
  /// Creates a point from Foundation's type.
  public init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size {
  /// Creates a size from Foundation's type.
  public init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
  /// Creates a rectangle from Foundation's type.
  public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension CGPoint {
  /// Creates Foundation's type from a point.
  public init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Creates Foundation's type from a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect: RectConvertible {
  /// Creates Foundation's type from a rectangle.
  public init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }

  /// The same rectangle as a `Rect`.
  public var quoinRect: Rect { Rect(self) }
}
#endif
