public import QuoinGeometry
public import QuoinModel

extension ConstraintGroup {
  /// The constant of the first constraint, in points; setting it sets the constants of all.
  public var constant: Double {
    get { keptConstraints.first?.constant ?? 0 }
    set { update(offset: newValue) }
  }

  /// The priority of the first constraint; setting it sets the priorities of all.
  public var priority: Priority {
    get { keptConstraints.first?.priority ?? .required }
    set { update(priority: newValue) }
  }

  /// The label of the first constraint in diagnostics; setting it labels all.
  public var label: String? {
    get { keptConstraints.first?.label }
    set { change { $0.label = newValue } }
  }

  /// Sets the constant, in points.
  @discardableResult public func update(offset distance: Double) -> Self {
    change { $0.constant = distance }
    return self
  }

  /// Sets the constant, in points.
  @_disfavoredOverload @discardableResult public func update(offset distance: Int) -> Self {
    update(offset: Double(distance))
  }

  /// Sets the constant, in points.
  @_disfavoredOverload @discardableResult public func update(offset distance: Float) -> Self {
    update(offset: Double(distance))
  }

  /// Sets the constants so that each side is inset by a distance from its target.
  @discardableResult public func update(inset distance: Double) -> Self {
    update(inset: EdgeInsets(distance))
  }

  /// Sets the constants so that each side is inset from its target; extents shrink, and centres
  /// move with the rectangle.
  @discardableResult public func update(inset distances: EdgeInsets) -> Self {
    update(inset: { distances.constant(insetting: $0) })
  }

  /// Sets the constants so that each side is inset from its target.
  ///
  /// Constants that depend on the layout direction, such as that of a left side, stay unchanged,
  /// which is reported as `constraint-mismatch`.
  @discardableResult public func update(inset distances: DirectionalEdgeInsets) -> Self {
    update(inset: { distances.constant(insetting: $0) })
  }

  /// Sets the priority, including to and from required, whether active or not.
  @discardableResult public func update(priority: Priority) -> Self {
    change { $0.priority = priority }
    return self
  }

  /// Sets the multiplier of the first anchor on the right side; plain constants have none.
  @discardableResult public func update(multiplier: Double) -> Self {
    change { $0.second?.coefficient = multiplier }
    return self
  }

  private func update(inset constant: (Attribute) -> Double?) -> Self {
    var left: [(Constraint, ConstraintList)] = []
    change { constraint, list in
      if let constant = constant(constraint.insetAttribute) {
        constraint.constant = constant
      } else {
        left.append((constraint, list))
      }
    }
    for (constraint, list) in left {
      let attribute = constraint.insetAttribute
      report(
        .mismatch, "the inset of '\(attribute)' was left out: \(attribute.insetMismatch)",
        in: list, at: constraint.place)
    }
    return self
  }
}

extension ConstraintGroup {
  /// Activates several groups: adds their constraints to the layout.
  public static func activate(_ groups: [ConstraintGroup]) {
    for group in groups { group.activate() }
  }

  /// Deactivates several groups: removes their constraints from the layout.
  public static func deactivate(_ groups: [ConstraintGroup]) {
    for group in groups { group.deactivate() }
  }
}

extension Constraint {
  /// Activates several groups: adds their constraints to the layout.
  public static func activate(_ groups: [ConstraintGroup]) { ConstraintGroup.activate(groups) }

  /// Deactivates several groups: removes their constraints from the layout.
  public static func deactivate(_ groups: [ConstraintGroup]) { ConstraintGroup.deactivate(groups) }
}

// Constraints are values; these methods add one to a group when it is stored at a node.
extension Constraint {
  /// Returns the constraint as a member of a group, for changing it later:
  /// `(a.width == 48).kept(in: width)`.
  ///
  /// A constraint can be in any number of groups.
  public func kept(in group: ConstraintGroup) -> Constraint {
    var kept = self
    kept.keep(in: group.openMembership())
    return kept
  }

  /// Returns the constraint as a member of a group, which is created if it is `nil`.
  public func kept(in group: inout ConstraintGroup?) -> Constraint {
    let holder = group ?? ConstraintGroup()
    group = holder
    return kept(in: holder)
  }
}

extension [Constraint] {
  /// Returns the constraints as members of a group: `(a.size == 48).kept(in: size)`.
  public func kept(in group: ConstraintGroup) -> [Constraint] { map { $0.kept(in: group) } }

  /// Returns the constraints as members of a group, which is created if it is `nil`.
  public func kept(in group: inout ConstraintGroup?) -> [Constraint] {
    let holder = group ?? ConstraintGroup()
    group = holder
    return kept(in: holder)
  }
}
