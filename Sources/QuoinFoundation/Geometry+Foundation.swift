import Foundation
import QuoinGeometry

// Where CoreGraphics exists, QuoinGeometry has these itself.
#if !canImport(CoreGraphics)
extension Point {
  /// The same place as Foundation writes it.
  public init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size {
  /// The same size as Foundation writes it.
  public init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
  /// The same rectangle as Foundation writes it.
  public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension CGPoint {
  /// The same place as Quoin writes it.
  public init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// The same size as Quoin writes it.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect: RectConvertible {
  /// The same rectangle as Quoin writes it.
  public init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }

  /// The same rectangle, for Quoin's tools.
  public var quoinRect: Rect { Rect(self) }
}
#endif
