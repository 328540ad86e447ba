import QuoinGeometry

/// A group whose children are positioned relative to each other and to the group: `RelativeLayout`.
package final class AndroidRelative: AndroidGroup, Container {
  /// A rule that positions a child relative to another one.
  package enum Rule: Int, CaseIterable, Hashable, Sendable {
    case leftOf
    case rightOf
    case startOf
    case endOf
    case above
    case below
    case alignBaseline
    case alignLeft
    case alignTop
    case alignRight
    case alignBottom
    case alignStart
    case alignEnd
  }

  /// The sides or centres of the group that a child is aligned with.
  package struct Sides: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

    // The one that all option sets have is called through the table of their protocol.
    @inlinable package func contains(_ other: Sides) -> Bool {
      rawValue & other.rawValue == other.rawValue
    }

    package static let left = Sides(rawValue: 1)
    package static let top = Sides(rawValue: 2)
    package static let right = Sides(rawValue: 4)
    package static let bottom = Sides(rawValue: 8)
    package static let start = Sides(rawValue: 16)
    package static let end = Sides(rawValue: 32)
    package static let centerHorizontal = Sides(rawValue: 64)
    package static let centerVertical = Sides(rawValue: 128)
  }

  /// `RelativeLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    /// The names of the children that the rules refer to.
    package var rules: [Rule: String] = [:]
    package var sides: Sides = []
    /// Whether missing children are replaced with the group.
    package var alignsWithParentIfMissing = false

    package init(_ box: AndroidBox) { self.box = box }

    /// Returns the placement by left and right; relative rules replace the absolute ones of their
    /// kind.
    package func absolute(_ direction: LayoutDirection) -> Placement {
      let isRightToLeft = direction == .rightToLeft
      var result = self
      func turn(_ start: Rule, _ end: Rule, _ left: Rule, _ right: Rule) {
        guard rules[start] != nil || rules[end] != nil else { return }
        result.rules[left] = rules[isRightToLeft ? end : start]
        result.rules[right] = rules[isRightToLeft ? start : end]
        result.rules[start] = nil
        result.rules[end] = nil
      }
      turn(.startOf, .endOf, .leftOf, .rightOf)
      turn(.alignStart, .alignEnd, .alignLeft, .alignRight)
      if !sides.isDisjoint(with: [.start, .end]) {
        result.sides.subtract([.left, .right, .start, .end])
        if sides.contains(.start) { result.sides.insert(isRightToLeft ? .right : .left) }
        if sides.contains(.end) { result.sides.insert(isRightToLeft ? .left : .right) }
      }
      return result
    }
  }

  /// The gravity of all children together.
  @exclusivity(unchecked) package var gravity: AndroidGravity = [.start, .top] {
    didSet { noteChange() }
  }
  /// The name of the child that the gravity does not move.
  package var ignoredByGravity: String? { didSet { noteChange() } }
}
