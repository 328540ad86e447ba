/// A set of constraints by their identities.
///
/// What is put at a node together has neighbouring identities, so the set is a sorted list of
/// ranges, mostly of one, which is kept in place.
package struct ConstraintIdentities: Sendable {
  private var first = ConstraintIdentity.none..<ConstraintIdentity.none
  /// Sorted, disjoint, all behind `first`.
  private var more: [Range<ConstraintIdentity>] = []

  /// The empty set.
  package init() {}

  /// The identities of a block.
  package init(_ block: Range<ConstraintIdentity>) { first = block }

  /// One identity.
  package init(_ id: ConstraintIdentity) { first = id..<id.advanced(by: 1) }

  /// The identities of constraints.
  package init(_ constraints: [Constraint]) { insert(constraints) }

  /// Whether there is none.
  package var isEmpty: Bool { first.isEmpty }

  /// How many there are.
  package var count: Int {
    more.reduce(first.upperBound.rawValue - first.lowerBound.rawValue) {
      $0 + $1.upperBound.rawValue - $1.lowerBound.rawValue
    }
  }

  /// Whether a constraint is one of them.
  package func contains(_ constraint: Constraint) -> Bool { contains(constraint.id) }

  private func contains(_ id: ConstraintIdentity) -> Bool {
    guard id >= first.upperBound, !more.isEmpty else { return first.contains(id) }
    var (low, high) = (0, more.count)
    while low < high {
      let middle = (low + high) / 2
      if more[middle].upperBound <= id { low = middle + 1 } else { high = middle }
    }
    return low < more.count && more[low].contains(id)
  }

  /// Takes the identities of a block.
  package mutating func insert(_ block: Range<ConstraintIdentity>) {
    guard !block.isEmpty else { return }
    guard !first.isEmpty else { return first = block }
    if let last = more.last {
      if block.lowerBound > last.upperBound { return more.append(block) }
    } else if block.lowerBound > first.upperBound {
      return more.append(block)
    } else if block.lowerBound >= first.lowerBound {
      return first = first.lowerBound..<max(first.upperBound, block.upperBound)
    }
    take(merged((blocks + [block]).sorted { $0.lowerBound < $1.lowerBound }))
  }

  /// Takes the identities of another set.
  package mutating func insert(_ others: ConstraintIdentities) {
    for block in others.blocks { insert(block) }
  }

  /// Takes an identity.
  package mutating func insert(_ id: ConstraintIdentity) { insert(id..<id.advanced(by: 1)) }

  /// Takes the identities of constraints.
  package mutating func insert(_ constraints: [Constraint]) {
    for index in constraints.indices {
      let id = constraints[index].id  // a loop over the elements would copy each
      insert(id..<id.advanced(by: 1))
    }
  }

  /// Takes the identities of a block away.
  mutating func subtract(_ block: Range<ConstraintIdentity>) {
    if more.isEmpty, first == block {
      first = ConstraintIdentity.none..<ConstraintIdentity.none
    } else if !block.isEmpty {
      subtract(ConstraintIdentities(block))
    }
  }

  /// Takes all of another set away.
  package mutating func subtract(_ others: ConstraintIdentities) {
    guard !isEmpty, !others.isEmpty else { return }
    var rest: [Range<ConstraintIdentity>] = []
    for block in blocks {
      var start = block.lowerBound
      for other in others.blocks where other.overlaps(start..<max(start, block.upperBound)) {
        if start < other.lowerBound { rest.append(start..<other.lowerBound) }
        start = max(start, other.upperBound)
      }
      if start < block.upperBound { rest.append(start..<block.upperBound) }
    }
    take(rest)
  }

  private var blocks: [Range<ConstraintIdentity>] { first.isEmpty ? [] : [first] + more }

  private mutating func take(_ blocks: [Range<ConstraintIdentity>]) {
    first = blocks.first ?? ConstraintIdentity.none..<ConstraintIdentity.none
    more = Array(blocks.dropFirst())
  }

  private func merged(_ blocks: [Range<ConstraintIdentity>]) -> [Range<ConstraintIdentity>] {
    var result: [Range<ConstraintIdentity>] = []
    for block in blocks {
      if let last = result.last, block.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, block.upperBound)
      } else {
        result.append(block)
      }
    }
    return result
  }
}
