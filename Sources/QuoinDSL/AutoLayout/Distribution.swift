public import QuoinGeometry
public import QuoinModel

/// How the members of a row or column stand across it.
public enum CrossPlacement: Hashable, Sendable {
  /// Nothing is said across.
  case free
  /// From one side of the container to the other, at a distance from both, in points.
  case fill(inset: Double = 0)
  /// At the top, or where a row begins, at a distance in points.
  case start(inset: Double = 0)
  /// In the middle.
  case center
  /// At the bottom, or where a row ends, at a distance in points.
  case end(inset: Double = 0)
}

/// How much of a container the members of a row or column take.
public enum Distribution: Hashable, Sendable {
  /// A fixed gap between neighbours, in points; all members get one length.
  case spacing(Double)
  /// A fixed length for all, in points; all gaps are one.
  case length(Double)
}

extension Array where Element: Node {
  /// Puts the nodes side by side along an axis, from one side of their container to the other.
  ///
  ///     buttons.distribute(along: .horizontal, .spacing(8), leading: 16, trailing: 16,
  ///       across: .fill())
  ///
  /// Rows follow the layout direction. All nodes are in one container. A single node fills the
  /// container, or stands where the row begins if its length is fixed.
  ///
  /// - Parameters:
  ///   - axis: along which the nodes stand.
  ///   - distribution: a fixed gap, or a fixed length.
  ///   - leading: the distance before the first, in points.
  ///   - trailing: the distance behind the last, in points.
  ///   - placement: how the nodes stand across the axis.
  ///   - group: a group of which the constraints are removed first.
  /// - Returns: the group of the constraints, which are kept at the first node.
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

/// The constraints that put nodes side by side along an axis, from one side of their container to
/// the other: `Array.distribute(along:)` for the closure of `constrain`.
public func distribute(
  _ proxies: [Proxy], along axis: Axis, _ distribution: Distribution, leading: Double = 0,
  trailing: Double = 0, across placement: CrossPlacement
) -> [Constraint] {
  Row(
    axis: axis, items: proxies.map(\.item), distribution: distribution, leading: leading,
    trailing: trailing, placement: placement
  ).constraints
}

/// Members side by side.
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

  /// The gap before a member is as large as the first one.
  private func equalGap(_ index: Int) -> Constraint {
    func gap(_ index: Int) -> XExpression {
      // The kind of place does not matter here: all terms are along one axis.
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
