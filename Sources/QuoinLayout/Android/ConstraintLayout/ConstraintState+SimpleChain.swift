import QuoinModel

/// Chains whose solution is plain arithmetic.
///
/// A chain between two known targets, whose members are all shown and either have a size or share the remaining space,
/// has one solution: the system would find it too, but at a cost that grows with the square of the chain.
extension ConstraintState {
  /// Places such a chain, and returns whether it was one.
  func placeSimply(_ chain: ConstraintChain) -> Bool {
    let axis = chain.axis
    guard chain.links.count > 1, !wraps(axis),
      let before = target(chain.begin(chain.first)).map({ system.finalValue($0.rawValue) }),
      let after = target(chain.end(chain.last)).map({ system.finalValue($0.rawValue) }),
      let before, let after
    else { return false }
    var sizes: [Double] = []
    for link in chain.links {
      guard isSimple(link.item, in: chain) else { return false }
      sizes.append(behaviour(link.item, axis) == .match ? 0 : Double(size(link.item, axis)))
    }
    let margins = chain.links.reduce(0) {
      $0 + margin(chain.begin($1.item)) + margin(chain.end($1.item))
    }
    let rest = after - before - Double(margins) - sizes.reduce(0, +)
    guard rest >= 0 || chain.weighted.isEmpty else { return false }
    let gaps: (outer: Double, inner: Double)
    if chain.weighted.isEmpty {
      gaps = self.gaps(of: chain, sharing: rest)
    } else {
      guard let shares = shares(of: chain, rest) else { return false }
      for (place, link) in chain.links.enumerated() { sizes[place] += shares[link.item] ?? 0 }
      gaps = (0, 0)
    }
    var place = before + gaps.outer
    for (link, size) in zip(chain.links, sizes) {
      place += Double(margin(chain.begin(link.item)))
      system.fix(chain.begin(link.item).rawValue, at: place)
      place += size
      system.fix(chain.end(link.item).rawValue, at: place)
      place += Double(margin(chain.end(link.item))) + gaps.inner
    }
    return true
  }

  private func isSimple(_ item: Int, in chain: ConstraintChain) -> Bool {
    let axis = chain.axis
    let extent = self[item, axis]
    // A side may be connected to the wrong side of its neighbour, which then is not the next member.
    guard item == chain.first || isMutual(chain.begin(item)),
      item == chain.last || isMutual(chain.end(item)),
      !items[item].isGone, items[item].circle == nil, items[item].ratio == nil,
      extent.override == nil, !(chain.style == .packed && extent.isInBarrier)
    else { return false }
    guard extent.behaviour == .match else { return true }
    return extent.match == .spread && extent.minimum == 0 && extent.maximum == 0
  }

  /// Returns the space before the first member and between two.
  private func gaps(
    of chain: ConstraintChain, sharing rest: Double
  ) -> (outer: Double, inner: Double) {
    switch chain.style {
    // A chain longer than its space overflows equally at both ends.
    case .spread where rest < 0, .spreadInside where rest < 0: return (rest / 2, 0)
    case .spread:
      let gap = rest / Double(chain.links.count + 1)
      return (gap, gap)
    case .spreadInside: return (0, rest / Double(chain.links.count - 1))
    case .packed: return (rest * min(max(chain.bias, 0), 1), 0)
    }
  }

  /// Returns the share of each member without a size, if all of them have a weight or none has.
  private func shares(of chain: ConstraintChain, _ rest: Double) -> [Int: Double]? {
    let weights = chain.weighted.map { self[$0, chain.axis].weight }
    if weights.allSatisfy({ $0 < 0 }) {
      let share = rest / Double(weights.count)
      return Dictionary(uniqueKeysWithValues: chain.weighted.map { ($0, share) })
    }
    guard weights.allSatisfy({ $0 > 0 }) else { return nil }
    let total = weights.reduce(0, +)
    return Dictionary(
      uniqueKeysWithValues: zip(chain.weighted, weights.map { rest * $0 / total }))
  }
}
