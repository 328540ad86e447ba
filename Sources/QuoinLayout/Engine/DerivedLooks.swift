import QuoinModel

/// Looks that are derived from others in one way.
///
/// Nodes share looks, so each look is derived once, and nodes share the results, too.
struct DerivedLooks {
  private let derive: (Look) -> Look
  /// The results by the identity of the looks, which are retained so that it remains unique.
  private var known: [Look.Identity: (look: Look, derived: Look)] = [:]
  /// The look that was derived last; nodes in succession often share their looks.
  private var last: (look: Look, derived: Look)?

  /// The number of results that are kept, since each change of a style may add one.
  private static let capacity = 1024

  /// Creates an empty table of the results of a function.
  init(_ derive: @escaping (Look) -> Look) { self.derive = derive }

  /// Returns the look derived from a look.
  mutating func callAsFunction(_ look: Look) -> Look {
    if let last, last.look.isShared(with: look) { return last.derived }
    if let pair = known[look.identity] {
      last = pair
      return pair.derived
    }
    let derived = derive(look)
    if known.count >= DerivedLooks.capacity { known = [:] }
    known[look.identity] = (look, derived)
    last = (look, derived)
    return derived
  }
}
