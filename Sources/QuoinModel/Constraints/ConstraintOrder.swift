/// The order in which the constraints of a node were declared, including inactive ones.
///
/// Identities increase, so they determine the order, unless `Node.constraints` was edited manually:
/// then each constraint has a number, and later ones follow by their identities.
struct ConstraintOrder {
  private var places: [ConstraintIdentity: Int] = [:]

  /// Creates an order by identities.
  init() {}

  /// Creates the order of a list.
  init(_ ids: [ConstraintIdentity]) {
    let isByIdentity = zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
    guard !isByIdentity else { return }
    for (place, id) in ids.enumerated() { places[id] = place }
  }

  /// Whether the first constraint was declared before the second.
  func precedes(_ a: Constraint, _ b: Constraint) -> Bool {
    guard !places.isEmpty else { return a.id < b.id }
    return switch (places[a.id], places[b.id]) {
    case (let one?, let other?): one < other
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): a.id < b.id
    }
  }
}

extension ConstraintList {
  /// Whether the first constraint was declared before the second.
  func precedes(_ a: Constraint, _ b: Constraint) -> Bool {
    editLog?.order.precedes(a, b) ?? (a.id < b.id)
  }

  /// Records the order of the constraints; called before some of them are deactivated.
  func noteOrder() {
    // While some are inactive, the order is already known.
    guard inactive.isEmpty else { return }
    if !isByIdentity {
      openEditLog().order = ConstraintOrder(constraints.map(\.id))
    } else if let editLog {
      editLog.order = ConstraintOrder()
    }
  }

  private var isByIdentity: Bool {
    var last = ConstraintIdentity.none
    for index in constraints.indices {
      let id = constraints[index].id  // a loop over the elements would copy each
      guard last < id else { return false }
      last = id
    }
    return true
  }
}
