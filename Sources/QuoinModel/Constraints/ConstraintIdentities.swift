/// A set of constraint identities.
///
/// Constraints that are added to a node together have consecutive identities, so the set is a
/// sorted list of ranges. It usually has one range, which is stored inline.
package struct ConstraintIdentities: Sendable {
  private var first = ConstraintIdentity.none..<ConstraintIdentity.none
  /// Further ranges, sorted, disjoint, and above `first`.
  private var more: [Range<ConstraintIdentity>] = []

  /// Creates an empty set.
  package init() {}

  /// Creates a set of the identities of a block.
  package init(_ block: Range<ConstraintIdentity>) { first = block }

  /// Creates a set of one identity.
  package init(_ id: ConstraintIdentity) { first = id..<id.advanced(by: 1) }

  /// Creates a set of the identities of constraints.
  package init(_ constraints: [Constraint]) { insert(constraints) }

  /// Whether the set is empty.
  package var isEmpty: Bool { first.isEmpty }

  /// The number of identities.
  package var count: Int {
    more.reduce(first.upperBound.rawValue - first.lowerBound.rawValue) {
      $0 + $1.upperBound.rawValue - $1.lowerBound.rawValue
    }
  }

  /// Returns whether the set contains a constraint.
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

  /// Inserts the identities of a block.
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
    setBlocks(merged((blocks + [block]).sorted { $0.lowerBound < $1.lowerBound }))
  }

  /// Inserts the identities of another set.
  package mutating func insert(_ others: ConstraintIdentities) {
    for block in others.blocks { insert(block) }
  }

  /// Inserts an identity.
  package mutating func insert(_ id: ConstraintIdentity) { insert(id..<id.advanced(by: 1)) }

  /// Inserts the identities of constraints.
  package mutating func insert(_ constraints: [Constraint]) {
    for index in constraints.indices {
      let id = constraints[index].id  // a loop over the elements would copy each
      insert(id..<id.advanced(by: 1))
    }
  }

  /// Removes the identities of a block.
  mutating func subtract(_ block: Range<ConstraintIdentity>) {
    if more.isEmpty, first == block {
      first = ConstraintIdentity.none..<ConstraintIdentity.none
    } else if !block.isEmpty {
      subtract(ConstraintIdentities(block))
    }
  }

  /// Removes the identities of another set.
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
    setBlocks(rest)
  }

  private var blocks: [Range<ConstraintIdentity>] { first.isEmpty ? [] : [first] + more }

  private mutating func setBlocks(_ blocks: [Range<ConstraintIdentity>]) {
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
