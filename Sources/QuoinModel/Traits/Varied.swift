/// A value that is another one in some surroundings.
///
///     let gap = Varied(8, regularWidth: 16)
///     gap.resolved(traits)
///
/// The rule of which value holds is that of `TraitQuery`.
public struct Varied<Value: Sendable>: Sendable {
  /// A value for surroundings.
  public struct Case: Sendable {
    /// The surroundings.
    public var query: TraitQuery
    /// The value in them.
    public var value: Value

    /// A case of its parts.
    public init(_ query: TraitQuery, _ value: Value) {
      self.query = query
      self.value = value
    }
  }

  /// The value where no case holds.
  public var base: Value
  /// The values for surroundings, in order of declaration.
  public var cases: [Case]

  /// A value with others for surroundings.
  public init(
    _ base: Value, compactWidth: Value? = nil, regularWidth: Value? = nil,
    compactHeight: Value? = nil, regularHeight: Value? = nil, dark: Value? = nil,
    rightToLeft: Value? = nil, accessibilityText: Value? = nil
  ) {
    self.base = base
    let all: [(TraitQuery, Value?)] = [
      (.compactWidth, compactWidth), (.regularWidth, regularWidth),
      (.compactHeight, compactHeight), (.regularHeight, regularHeight), (.dark, dark),
      (.rightToLeft, rightToLeft), (.accessibilityText, accessibilityText),
    ]
    cases = all.compactMap { query, value in value.map { Case(query, $0) } }
  }

  /// The value with another one in some surroundings.
  public func when(_ query: TraitQuery, _ value: Value) -> Varied {
    var varied = self
    varied.cases.append(Case(query, value))
    return varied
  }

  /// The value in surroundings.
  ///
  /// - Complexity: O(cases).
  package func resolved(_ traits: Traits) -> Value {
    var best: (specificity: Int, value: Value)?
    for entry in cases where entry.query.matches(traits) {
      if let known = best, known.specificity > entry.query.specificity { continue }
      best = (entry.query.specificity, entry.value)
    }
    return best?.value ?? base
  }
}

extension Varied: Equatable where Value: Equatable {}
extension Varied: Hashable where Value: Hashable {}
extension Varied.Case: Equatable where Value: Equatable {}
extension Varied.Case: Hashable where Value: Hashable {}
