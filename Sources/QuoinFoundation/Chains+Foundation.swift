public import Foundation
public import QuoinDSL
import QuoinGeometry
public import QuoinModel

// Chains take what code that moves over brings along: `make.size.equalTo(CGSize(width: 48, height: 48))`.

extension CGFloat: ConstraintTarget {
  /// The number for an extent; for a place, the container's same attribute plus the number.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    Double(self).side(for: attribute, of: item)
  }
}

extension CGSize: ConstraintTarget {
  /// The extents; a size says nothing of places.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    Size(self).side(for: attribute, of: item)
  }
}

extension CGPoint: ConstraintTarget {
  /// The container's same attribute plus the coordinate; a point says nothing of extents.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    Point(self).side(for: attribute, of: item)
  }
}

extension ConstraintChain {
  /// Sets the numbers of places along x and y, in points; extents keep theirs.
  @discardableResult public func offset(_ distance: CGPoint) -> ConstraintChain {
    offset(Point(distance))
  }

  /// Sets the numbers of extents, in points; places keep theirs.
  @discardableResult public func offset(_ difference: CGSize) -> ConstraintChain {
    offset(Size(difference))
  }

  /// Sets the numbers of extents, in points: `offset`, as Masonry spells it.
  @discardableResult public func sizeOffset(_ difference: CGSize) -> ConstraintChain {
    offset(difference)
  }

  /// Sets the numbers of a centre, in points: `offset`, as Masonry spells it.
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
  /// The number as points, beside a share: `pin.size(50%, height)`.
  public var coordinate: Coordinate { Coordinate(Double(self)) }
}

extension Relation where C == AbsoluteContainer {
  /// Sets the size in this container, in points.
  @discardableResult public func size(_ size: CGSize) -> Relation { self.size(Size(size)) }
}

extension ForeignWords where Self: Node {
  /// UIKit's word.
  @available(
    *, unavailable,
    message:
      "a node has no frame: its place is said by its relation to a container, as in 'node.origin(10, 10).size(100, 20)'"
  )
  @_disfavoredOverload public var frame: CGRect {
    get { .zero }
    set {}
  }
}
