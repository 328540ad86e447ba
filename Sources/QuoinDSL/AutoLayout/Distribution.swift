public import QuoinGeometry
public import QuoinModel

/// How the members of a row or column are aligned on the cross axis.
public enum CrossPlacement: Hashable, Sendable {
  /// Not constrained on the cross axis.
  case free
  /// Stretched from one side of the container to the other, with an inset in points at both.
  case fill(inset: Double = 0)
  /// At the top or leading side, with an inset in points.
  case start(inset: Double = 0)
  /// Centred.
  case center
  /// At the bottom or trailing side, with an inset in points.
  case end(inset: Double = 0)
}

/// How the members of a row or column fill the container.
public enum Distribution: Hashable, Sendable {
  /// A fixed gap between neighbours, in points; all members have the same length.
  case spacing(Double)
  /// A fixed length for all members, in points; all gaps are equal.
  case length(Double)
}

extension Array where Element: Node {
  /// Places the nodes side by side along an axis, from one side of their container to the other.
  ///
  ///     buttons.distribute(along: .horizontal, .spacing(8), leading: 16, trailing: 16,
  ///       across: .fill())
  ///
  /// Rows follow the layout direction. All nodes must be in the same container. A single node fills
  /// the container, or is placed at the leading end if its length is fixed.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the nodes are placed.
  ///   - distribution: a fixed gap, or a fixed length.
  ///   - leading: the distance before the first node, in points.
  ///   - trailing: the distance after the last node, in points.
  ///   - placement: the alignment on the cross axis.
  ///   - group: a group whose constraints are removed first.
  /// - Returns: the group of the constraints, which are stored at the first node.
  @discardableResult public func distribute(
    along axis: Axis, _ distribution: Distribution, leading: Double = 0, trailing: Double = 0,
    across placement: CrossPlacement, replacing group: ConstraintGroup? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> ConstraintGroup {
    let group = group ?? ConstraintGroup()
    var constraints = Row(
      axis: axis, items: map(\.anchorItem), distribution: distribution, leading: leading,
      trailing: trailing, placement: placement
    ).constraints
    for index in constraints.indices { constraints[index].note(LiteralPlace(file, line)) }
    group.fill(constraints, at: first)
    return group
  }
}

/// Returns the constraints that place nodes side by side along an axis, from one side of their
/// container to the other: `Array.distribute(along:)` for the closure of `constrain`.
public func distribute(
  _ proxies: [Proxy], along axis: Axis, _ distribution: Distribution, leading: Double = 0,
  trailing: Double = 0, across placement: CrossPlacement
) -> [Constraint] {
  Row(
    axis: axis, items: proxies.map(\.item), distribution: distribution, leading: leading,
    trailing: trailing, placement: placement
  ).constraints
}

/// The constraints of members placed side by side.
private struct Row {
  var axis: Axis
  var items: [AnchorItem]
  var distribution: Distribution
  var leading: Double
  var trailing: Double
  var placement: CrossPlacement

  private var start: Attribute { axis == .horizontal ? .leading : .top }
  private var end: Attribute { axis == .horizontal ? .trailing : .bottom }
  private var extent: Attribute { axis == .horizontal ? .width : .height }

  var constraints: [Constraint] {
    guard let first = items.first, let last = items.last else { return [] }
    var constraints = [equal(first, start, first.superview, start, leading)]
    for (one, next) in zip(items, items.dropFirst()) {
      if case .spacing(let gap) = distribution {
        constraints.append(equal(next, start, one, end, gap))
        constraints.append(equal(next, extent, one, extent, 0))
      }
    }
    if case .length(let length) = distribution {
      for item in items {
        constraints.append(
          Constraint(of: AnchorTerm(item, extent), .equal, nil, constant: length))
      }
      for index in items.indices.dropFirst(2) { constraints.append(equalGap(index)) }
    }
    let isPinned: Bool
    if case .length = distribution { isPinned = items.count > 1 } else { isPinned = true }
    if isPinned { constraints.append(equal(last, end, last.superview, end, -trailing)) }
    for item in items { constraints += across(item) }
    return constraints
  }

  /// The gap before a member equals the first gap.
  private func equalGap(_ index: Int) -> Constraint {
    func gap(_ index: Int) -> XExpression {
      // The anchors' kind is irrelevant here: all terms are along one axis.
      XExpression(items[index], start) - XExpression(items[index - 1], end)
    }
    return gap(index) == gap(1)
  }

  private func across(_ item: AnchorItem) -> [Constraint] {
    let isRow = axis == .horizontal
    let (near, far): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let outer = item.superview
    switch placement {
    case .free: return []
    case .fill(let inset):
      return [equal(item, near, outer, near, inset), equal(item, far, outer, far, -inset)]
    case .start(let inset): return [equal(item, near, outer, near, inset)]
    case .end(let inset): return [equal(item, far, outer, far, -inset)]
    case .center:
      let middle: Attribute = isRow ? .centerY : .centerX
      return [equal(item, middle, outer, middle, 0)]
    }
  }

  private func equal(
    _ a: AnchorItem, _ side: Attribute, _ b: AnchorItem, _ other: Attribute, _ constant: Double
  ) -> Constraint {
    Constraint(of: AnchorTerm(a, side), .equal, AnchorTerm(b, other), constant: constant)
  }
}
