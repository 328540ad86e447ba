public import Foundation
public import QuoinDSL
import QuoinGeometry
public import QuoinModel

// Core Graphics values as chain targets, so that existing code keeps compiling:
// `make.size.equalTo(CGSize(width: 48, height: 48))`.

extension CGFloat: ConstraintTarget {
  /// The number itself for an extent; for a position, the container's same attribute plus the
  /// number.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    Double(self).side(for: attribute, of: item)
  }
}

extension CGSize: ConstraintTarget {
  /// The width or height; a size has no value for a position.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    Size(self).side(for: attribute, of: item)
  }
}

extension CGPoint: ConstraintTarget {
  /// The container's same attribute plus the coordinate; a point has no value for an extent.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    Point(self).side(for: attribute, of: item)
  }
}

extension ConstraintChain {
  /// Sets the constants of x and y positions, in points; extents keep theirs.
  @discardableResult public func offset(_ distance: CGPoint) -> ConstraintChain {
    offset(Point(distance))
  }

  /// Sets the constants of extents, in points; positions keep theirs.
  @discardableResult public func offset(_ difference: CGSize) -> ConstraintChain {
    offset(Size(difference))
  }

  /// Sets the constants of extents, in points; Masonry's name for `offset`.
  @discardableResult public func sizeOffset(_ difference: CGSize) -> ConstraintChain {
    offset(difference)
  }

  /// Sets the constants of a centre, in points; Masonry's name for `offset`.
  @discardableResult public func centerOffset(_ distance: CGPoint) -> ConstraintChain {
    offset(distance)
  }
}

extension Node {
  /// Sets the node's own size, in points.
  @discardableResult public func size(_ size: CGSize) -> Self {
    self.size(Double(size.width), Double(size.height))
  }
}

extension CGFloat: CoordinateConvertible {
  /// The number in points, for use beside a percentage: `pin.size(50%, height)`.
  public var coordinate: Coordinate { Coordinate(Double(self)) }
}

extension Relation where C == AbsoluteContainer {
  /// Sets the size in this container, in points.
  @discardableResult public func size(_ size: CGSize) -> Relation { self.size(Size(size)) }
}

extension ForeignWords where Self: Node {
  /// UIKit's `frame`, which a node does not have.
  @available(
    *, unavailable,
    message:
      "a node has no frame: its place is set by its relation to a container, as in 'node.origin(10, 10).size(100, 20)'"
  )
  @_disfavoredOverload public var frame: CGRect {
    get { .zero }
    set {}
  }
}
