public import QuoinGeometry
public import QuoinModel

extension ConstraintGroup {
  /// The number on the right side, in points; of several constraints that of the first, and setting
  /// it sets all.
  public var constant: Double {
    get { keptConstraints.first?.constant ?? 0 }
    set { update(offset: newValue) }
  }

  /// How much the constraints matter; of several that of the first, and setting it sets all.
  public var priority: Priority {
    get { keptConstraints.first?.priority ?? .required }
    set { update(priority: newValue) }
  }

  /// What diagnostics call the constraints; of several the name of the first, and setting it names
  /// all.
  public var label: String? {
    get { keptConstraints.first?.label }
    set { change { $0.label = newValue } }
  }

  /// Sets the number that is added, in points.
  @discardableResult public func update(offset distance: Double) -> Self {
    change { $0.constant = distance }
    return self
  }

  /// Sets the number that is added, in points.
  @_disfavoredOverload @discardableResult public func update(offset distance: Int) -> Self {
    update(offset: Double(distance))
  }

  /// Sets the number that is added, in points.
  @_disfavoredOverload @discardableResult public func update(offset distance: Float) -> Self {
    update(offset: Double(distance))
  }

  /// Sets the numbers so that each side is a distance further in than what it is compared with.
  @discardableResult public func update(inset distance: Double) -> Self {
    update(inset: EdgeInsets(distance))
  }

  /// Sets the numbers so that each side is further in than what it is compared with; extents
  /// shrink, and centres move with the rectangle.
  @discardableResult public func update(inset distances: EdgeInsets) -> Self {
    update(inset: { distances.constant(insetting: $0) })
  }

  /// Sets the numbers so that each side is further in.
  ///
  /// What cannot be told without a layout direction (leading of a left side) keeps its number and
  /// is reported as `constraint-mismatch`.
  @discardableResult public func update(inset distances: DirectionalEdgeInsets) -> Self {
    update(inset: { distances.constant(insetting: $0) })
  }

  /// Sets how much the constraints matter: to required and from it, active or not.
  @discardableResult public func update(priority: Priority) -> Self {
    change { $0.priority = priority }
    return self
  }

  /// Sets the factor of the first anchor on the right side; numbers alone have none.
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
  /// Puts the constraints of several groups into the layout.
  public static func activate(_ groups: [ConstraintGroup]) {
    for group in groups { group.activate() }
  }

  /// Takes the constraints of several groups out of the layout.
  public static func deactivate(_ groups: [ConstraintGroup]) {
    for group in groups { group.deactivate() }
  }
}

extension Constraint {
  /// Puts the constraints of several groups into the layout.
  public static func activate(_ groups: [ConstraintGroup]) { ConstraintGroup.activate(groups) }

  /// Takes the constraints of several groups out of the layout.
  public static func deactivate(_ groups: [ConstraintGroup]) { ConstraintGroup.deactivate(groups) }
}

// Constraints are values; these keep hold of one where it is put.
extension Constraint {
  /// The constraint, of which a group keeps hold: `(a.width == 48).kept(in: width)`; any number of
  /// groups may.
  public func kept(in group: ConstraintGroup) -> Constraint {
    var kept = self
    kept.keep(in: group.openKeeper())
    return kept
  }

  /// The constraint, of which a group keeps hold that is made where there is none.
  public func kept(in group: inout ConstraintGroup?) -> Constraint {
    let holder = group ?? ConstraintGroup()
    group = holder
    return kept(in: holder)
  }
}

extension [Constraint] {
  /// The constraints, of which a group keeps hold: `(a.size == 48).kept(in: size)`.
  public func kept(in group: ConstraintGroup) -> [Constraint] { map { $0.kept(in: group) } }

  /// The constraints, of which a group keeps hold that is made where there is none.
  public func kept(in group: inout ConstraintGroup?) -> [Constraint] {
    let holder = group ?? ConstraintGroup()
    group = holder
    return kept(in: holder)
  }
}
