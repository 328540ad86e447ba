import QuoinGeometry

/// A query of conditions on traits, all of which must be fulfilled.
///
///     .regularWidth            // one condition
///     .regularWidth & .dark    // both
///     .textSize(.accessibility1...)
///
/// If several queries match, the one with the most conditions is the most specific; if two have
/// equally many, one with a width condition; if these are equal too, the later one. An unspecified
/// size class fulfils no condition.
public struct TraitQuery: Hashable, Sendable {
  /// The width class, or `nil` for any.
  public var horizontalSizeClass: SizeClass?
  /// The height class, or `nil` for any.
  public var verticalSizeClass: SizeClass?
  /// The layout direction, or `nil` for any.
  public var layoutDirection: LayoutDirection?
  /// The colour scheme, or `nil` for any.
  public var colorScheme: ColorScheme?
  /// The range of text sizes, or `nil` for any.
  public var textSizes: ClosedRange<TextSize>?
  /// The minimum number of pixels in a point, or `nil` for any.
  public var minimumScale: Double?
  /// Whether two conditions contradict each other, so that nothing matches the query.
  package private(set) var isImpossible = false

  /// Creates a query without conditions.
  public init() {}

  /// A compact width: a phone, or a narrow part of a tablet.
  public static let compactWidth = TraitQuery { $0.horizontalSizeClass = .compact }
  /// A regular width.
  public static let regularWidth = TraitQuery { $0.horizontalSizeClass = .regular }
  /// A compact height: a phone in landscape.
  public static let compactHeight = TraitQuery { $0.verticalSizeClass = .compact }
  /// A regular height.
  public static let regularHeight = TraitQuery { $0.verticalSizeClass = .regular }
  /// The light colour scheme.
  public static let light = TraitQuery { $0.colorScheme = .light }
  /// The dark colour scheme.
  public static let dark = TraitQuery { $0.colorScheme = .dark }
  /// A left-to-right layout direction.
  public static let leftToRight = TraitQuery { $0.layoutDirection = .leftToRight }
  /// A right-to-left layout direction.
  public static let rightToLeft = TraitQuery { $0.layoutDirection = .rightToLeft }
  /// The text sizes for accessibility.
  public static let accessibilityText = TraitQuery.textSize(.accessibility1...)

  /// Returns a query for text sizes from a minimum.
  public static func textSize(_ range: PartialRangeFrom<TextSize>) -> TraitQuery {
    TraitQuery { $0.textSizes = range.lowerBound...TextSize.accessibility5 }
  }

  /// Returns a query for text sizes up to a maximum.
  public static func textSize(_ range: PartialRangeThrough<TextSize>) -> TraitQuery {
    TraitQuery { $0.textSizes = TextSize.extraSmall...range.upperBound }
  }

  /// Returns a query for a range of text sizes.
  public static func textSize(_ range: ClosedRange<TextSize>) -> TraitQuery {
    TraitQuery { $0.textSizes = range }
  }

  /// Returns a query for a minimum number of pixels in a point.
  public static func scale(_ range: PartialRangeFrom<Double>) -> TraitQuery {
    TraitQuery { $0.minimumScale = range.lowerBound }
  }

  /// Returns the conjunction of two queries.
  public static func & (a: TraitQuery, b: TraitQuery) -> TraitQuery {
    var both = a
    both.isImpossible = a.isImpossible || b.isImpossible
    both.require(\.horizontalSizeClass, b.horizontalSizeClass)
    both.require(\.verticalSizeClass, b.verticalSizeClass)
    both.require(\.layoutDirection, b.layoutDirection)
    both.require(\.colorScheme, b.colorScheme)
    both.minimumScale = [a.minimumScale, b.minimumScale].compactMap { $0 }.max()
    if let first = a.textSizes, let second = b.textSizes {
      both.isImpossible = both.isImpossible || !first.overlaps(second)
      both.textSizes = first.clamped(to: second)
    } else {
      both.textSizes = a.textSizes ?? b.textSizes
    }
    return both
  }

  /// Returns whether traits fulfil all conditions.
  public func matches(_ traits: Traits) -> Bool {
    !isImpossible
      && horizontalSizeClass.map { $0 == traits.horizontalSizeClass } ?? true
      && verticalSizeClass.map { $0 == traits.verticalSizeClass } ?? true
      && layoutDirection.map { $0 == traits.layoutDirection } ?? true
      && colorScheme.map { $0 == traits.colorScheme } ?? true
      && textSizes.map { $0.contains(traits.textSize) } ?? true
      && minimumScale.map { traits.displayScale >= $0 } ?? true
  }

  /// The specificity of the query: twice the number of conditions, plus one for a width condition.
  package var specificity: Int {
    let conditions = [
      horizontalSizeClass != nil, verticalSizeClass != nil, layoutDirection != nil,
      colorScheme != nil, textSizes != nil, minimumScale != nil,
    ]
    return 2 * conditions.count { $0 } + (horizontalSizeClass == nil ? 0 : 1)
  }

  private init(_ change: (inout TraitQuery) -> Void) { change(&self) }

  private mutating func require<Value: Equatable>(
    _ path: WritableKeyPath<TraitQuery, Value?>, _ value: Value?
  ) {
    guard let value else { return }
    if let known = self[keyPath: path], known != value { isImpossible = true }
    self[keyPath: path] = value
  }
}
