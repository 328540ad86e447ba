/// The order in which constraints of a node were declared, those that are switched off among them.
///
/// Identities grow, so they tell the order, unless somebody edited `Node.constraints` itself: then each
/// constraint has a number, and what came later follows by its identity.
struct ConstraintOrder {
  private var places: [ConstraintIdentity: Int] = [:]

  /// The order by identities.
  init() {}

  /// The order of a list.
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
    annals?.order.precedes(a, b) ?? (a.id < b.id)
  }

  /// Notes the order of the constraints; to be called before some of them leave the layout.
  func noteOrder() {
    // While some are at rest the order is known.
    guard resting.isEmpty else { return }
    if !isByIdentity {
      openAnnals().order = ConstraintOrder(constraints.map(\.id))
    } else if let annals {
      annals.order = ConstraintOrder()
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
