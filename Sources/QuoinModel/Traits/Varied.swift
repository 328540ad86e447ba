/// A value that varies by traits.
///
///     let gap = Varied(8, regularWidth: 16)
///     gap.resolved(traits)
///
/// The value is chosen by the rule of `TraitQuery`.
public struct Varied<Value: Sendable>: Sendable {
  /// A value for certain traits.
  public struct Case: Sendable {
    /// The condition on the traits.
    public var query: TraitQuery
    /// The value if the traits match.
    public var value: Value

    /// Creates a case from its parts.
    public init(_ query: TraitQuery, _ value: Value) {
      self.query = query
      self.value = value
    }
  }

  /// The value if no case matches.
  public var base: Value
  /// The values for certain traits, in order of declaration.
  public var cases: [Case]

  /// Creates a value with others for certain traits.
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

  /// Returns the value with another one for certain traits.
  public func when(_ query: TraitQuery, _ value: Value) -> Varied {
    var varied = self
    varied.cases.append(Case(query, value))
    return varied
  }

  /// Returns the value for given traits.
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
