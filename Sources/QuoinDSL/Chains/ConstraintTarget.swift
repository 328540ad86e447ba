import QuoinGeometry
public import QuoinModel

/// A value that a chain can be compared with: a node, guide, anchor, number, size, point or insets,
/// or a list of one of these.
public protocol ConstraintTarget {
  /// Returns the right side of the constraint on an attribute, or of several constraints.
  func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide
}

/// The right side of a constraint on one attribute.
public enum TargetSide: Hashable, Sendable {
  /// Only an anchor: an update keeps the multiplier and constant unless it sets them.
  case anchor(AnchorTerm)
  /// A multiple of an anchor plus a constant, both given explicitly; a plain constant if there is
  /// no anchor.
  case term(AnchorTerm?, constant: Double)
  /// The right sides of several constraints.
  case several([TargetSide])
  /// The target has no value for the attribute; contains the reason.
  case mismatch(String)
}

/// The container of a node, resolved at layout time.
@usableFromInline struct SuperviewTarget: ConstraintTarget {
  @inlinable init() {}

  @inlinable @inline(__always) func side(for attribute: Attribute, of item: AnchorItem)
    -> TargetSide
  {
    .anchor(AnchorTerm(item.superview, attribute))
  }
}

extension Node: ConstraintTarget {
  /// Returns the node's same attribute.
  @inlinable @inline(__always) public final func side(for attribute: Attribute, of item: AnchorItem)
    -> TargetSide
  {
    .anchor(AnchorTerm(anchorItem, attribute))
  }
}

extension LayoutGuide: ConstraintTarget {
  /// Returns the guide's same attribute.
  @inlinable @inline(__always) public func side(for attribute: Attribute, of item: AnchorItem)
    -> TargetSide
  {
    .anchor(AnchorTerm(self.item, attribute))
  }
}

extension Anchor: ConstraintTarget {
  /// Returns the anchor, for attributes of its kind.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    guard attribute.isComparable(with: self.attribute) else {
      return .mismatch(attribute.mismatch(with: self.attribute))
    }
    return .anchor(AnchorTerm(self.item, self.attribute))
  }
}

extension LayoutAnchor: ConstraintTarget {
  /// Returns the anchor, for attributes of its kind: `make.top.equalTo(title.bottomAnchor)`.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    let term = expression.first
    guard attribute.isComparable(with: term.attribute) else {
      return .mismatch(attribute.mismatch(with: term.attribute))
    }
    return .anchor(term)
  }
}

extension Array: ConstraintTarget where Element: ConstraintTarget {
  /// Returns the right sides of all elements.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    .several(map { $0.side(for: attribute, of: item) })
  }
}

/// Targets of different types.
struct SeveralTargets<each Target: ConstraintTarget>: ConstraintTarget {
  private let targets: (repeat each Target)

  init(_ target: repeat each Target) { targets = (repeat each target) }

  func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    var sides: [TargetSide] = []
    for target in repeat each targets { sides.append(target.side(for: attribute, of: item)) }
    return .several(sides)
  }
}

extension Attribute {
  @inlinable @inline(__always) func isComparable(with other: Attribute) -> Bool {
    kindNumber == other.kindNumber
  }

  /// The kind of the attribute: 0 for x positions, 1 for y positions, 2 for extents.
  ///
  /// The attributes are declared in this order, so that the compiler can evaluate the kind of a
  /// known attribute.
  @inlinable @inline(__always) var kindNumber: Int {
    rawValue < Attribute.top.rawValue ? 0 : rawValue < Attribute.width.rawValue ? 1 : 2
  }

  @usableFromInline func mismatch(with other: Attribute) -> String {
    "\(kindInWords) cannot be compared with '\(other)', \(other.kindInWords)"
  }

  var kindInWords: String {
    if isDimension { return "an extent" }
    return axis == .horizontal ? "a place along x" : "a place along y"
  }
}
