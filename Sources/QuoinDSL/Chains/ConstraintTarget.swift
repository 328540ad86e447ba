import QuoinGeometry
public import QuoinModel

/// What a chain may be compared with: nodes, guides, anchors, numbers, sizes, points, insets, and
/// lists of one of these.
public protocol ConstraintTarget {
  /// The right sides of the constraints on an attribute, mostly one.
  func sides(for attribute: Attribute, of item: AnchorItem) -> [TargetSide]
}

/// The right side of a constraint on one attribute.
public enum TargetSide: Hashable, Sendable {
  /// A multiple of an anchor and a number; a number alone where there is no anchor.
  case term(AnchorTerm?, constant: Double)
  /// The target says nothing of the attribute, and why.
  case mismatch(String)
}

/// The container that a node is in, at the time of layout.
struct SuperviewTarget: ConstraintTarget {
  func sides(for attribute: Attribute, of item: AnchorItem) -> [TargetSide] {
    [.term(AnchorTerm(item.superview, attribute), constant: 0)]
  }
}

extension Node: ConstraintTarget {
  /// The node's same attribute.
  public final func sides(for attribute: Attribute, of item: AnchorItem) -> [TargetSide] {
    [.term(AnchorTerm(anchorItem, attribute), constant: 0)]
  }
}

extension LayoutGuide: ConstraintTarget {
  /// The guide's same attribute.
  public func sides(for attribute: Attribute, of item: AnchorItem) -> [TargetSide] {
    [.term(AnchorTerm(self.item, attribute), constant: 0)]
  }
}

extension Anchor: ConstraintTarget {
  /// The anchor, for attributes of its kind.
  public func sides(for attribute: Attribute, of item: AnchorItem) -> [TargetSide] {
    let isComparable =
      attribute.isDimension == self.attribute.isDimension
      && (attribute.isDimension || attribute.axis == self.attribute.axis)
    guard isComparable else {
      return [
        .mismatch(
          "\(attribute.kindInWords) cannot be compared with '\(self.attribute)', "
            + self.attribute.kindInWords)
      ]
    }
    return [.term(AnchorTerm(self.item, self.attribute), constant: 0)]
  }
}

extension Array: ConstraintTarget where Element: ConstraintTarget {
  /// The right sides of all elements.
  public func sides(for attribute: Attribute, of item: AnchorItem) -> [TargetSide] {
    flatMap { $0.sides(for: attribute, of: item) }
  }
}

extension Attribute {
  var kindInWords: String {
    if isDimension { return "an extent" }
    return axis == .horizontal ? "a place along x" : "a place along y"
  }
}
