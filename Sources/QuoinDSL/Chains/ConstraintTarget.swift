import QuoinGeometry
public import QuoinModel

/// What a chain may be compared with: nodes, guides, anchors, numbers, sizes, points, insets, and
/// lists of one of these.
public protocol ConstraintTarget {
  /// The right side of the constraint on an attribute, or of several.
  func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide
}

/// The right side of a constraint on one attribute.
public enum TargetSide: Hashable, Sendable {
  /// An anchor and no more: an update that changes something else leaves multiplier and number.
  case anchor(AnchorTerm)
  /// A multiple of an anchor and a number, both of which are said; a number alone where there is no
  /// anchor.
  case term(AnchorTerm?, constant: Double)
  /// The right sides of several constraints.
  case several([TargetSide])
  /// The target says nothing of the attribute, and why.
  case mismatch(String)
}

/// The container that a node is in, at the time of layout.
@usableFromInline struct SuperviewTarget: ConstraintTarget {
  @inlinable init() {}

  @inlinable @inline(__always) func side(for attribute: Attribute, of item: AnchorItem)
    -> TargetSide
  {
    .anchor(AnchorTerm(item.superview, attribute))
  }
}

extension Node: ConstraintTarget {
  /// The node's same attribute.
  @inlinable @inline(__always) public final func side(for attribute: Attribute, of item: AnchorItem)
    -> TargetSide
  {
    .anchor(AnchorTerm(anchorItem, attribute))
  }
}

extension LayoutGuide: ConstraintTarget {
  /// The guide's same attribute.
  @inlinable @inline(__always) public func side(for attribute: Attribute, of item: AnchorItem)
    -> TargetSide
  {
    .anchor(AnchorTerm(self.item, attribute))
  }
}

extension Anchor: ConstraintTarget {
  /// The anchor, for attributes of its kind.
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
  /// The anchor, for attributes of its kind: `make.top.equalTo(title.bottomAnchor)`.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    let term = expression.first
    guard attribute.isComparable(with: term.attribute) else {
      return .mismatch(attribute.mismatch(with: term.attribute))
    }
    return .anchor(term)
  }
}

extension Array: ConstraintTarget where Element: ConstraintTarget {
  /// The right sides of all elements.
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

  /// Places along x, places along y, extents: in this order the attributes are declared, so that the
  /// compiler knows the number of one at once.
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
