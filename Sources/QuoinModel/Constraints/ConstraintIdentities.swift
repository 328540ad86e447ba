/// A set of constraints by their identities.
///
/// Identities grow, so a sorted array takes new ones at its end and finds one by halving; that is
/// several times faster to fill than a hashed set.
package struct ConstraintIdentities: Sendable {
  private var sorted: [ConstraintIdentity] = []

  /// The empty set.
  package init() {}

  /// The identities of constraints.
  package init(_ constraints: [Constraint]) { insert(constraints) }

  /// Whether there is none.
  package var isEmpty: Bool { sorted.isEmpty }

  /// Whether a constraint is one of them.
  package func contains(_ constraint: Constraint) -> Bool {
    let index = position(of: constraint.id)
    return index < sorted.count && sorted[index] == constraint.id
  }

  /// Takes the identities of constraints.
  package mutating func insert(_ constraints: [Constraint]) {
    sorted.reserveCapacity(sorted.count + constraints.count)
    for index in constraints.indices {
      let id = constraints[index].id  // a loop over the elements would copy each
      if let last = sorted.last, id <= last {
        let place = position(of: id)
        if sorted[place] != id { sorted.insert(id, at: place) }
      } else {
        sorted.append(id)
      }
    }
  }

  /// Takes all of another set away.
  package mutating func subtract(_ others: ConstraintIdentities) {
    guard !sorted.isEmpty, !others.isEmpty else { return }
    sorted.removeAll { id in
      let index = others.position(of: id)
      return index < others.sorted.count && others.sorted[index] == id
    }
  }

  /// The index of the first identity that is not before one.
  private func position(of id: ConstraintIdentity) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
