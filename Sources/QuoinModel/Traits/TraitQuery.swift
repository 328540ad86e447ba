import QuoinGeometry

/// Conditions on the surroundings, all of which must hold.
///
///     .regularWidth            // one condition
///     .regularWidth & .dark    // both
///     .textSize(.accessibility1...)
///
/// Of several queries that hold, one with more conditions is the more particular; of two with as
/// many, one that speaks of the width; of two of these, the later one. A size class that is not known
/// fulfils no condition.
public struct TraitQuery: Hashable, Sendable {
  /// The width class, or `nil` for any.
  public var horizontalSizeClass: SizeClass?
  /// The height class, or `nil` for any.
  public var verticalSizeClass: SizeClass?
  /// The direction of rows, or `nil` for any.
  public var layoutDirection: LayoutDirection?
  /// Light or dark, or `nil` for any.
  public var colorScheme: ColorScheme?
  /// The text sizes, or `nil` for any.
  public var textSizes: ClosedRange<TextSize>?
  /// The smallest number of pixels in a point, or `nil` for any.
  public var minimumScale: Double?
  /// Whether two conditions exclude each other, so that nothing fulfils the query.
  package private(set) var isImpossible = false

  /// Any surroundings.
  public init() {}

  /// Little width: a phone, or a narrow part of a tablet.
  public static let compactWidth = TraitQuery { $0.horizontalSizeClass = .compact }
  /// Much width.
  public static let regularWidth = TraitQuery { $0.horizontalSizeClass = .regular }
  /// Little height: a phone on its side.
  public static let compactHeight = TraitQuery { $0.verticalSizeClass = .compact }
  /// Much height.
  public static let regularHeight = TraitQuery { $0.verticalSizeClass = .regular }
  /// Light surroundings.
  public static let light = TraitQuery { $0.colorScheme = .light }
  /// Dark surroundings.
  public static let dark = TraitQuery { $0.colorScheme = .dark }
  /// Rows that run from left to right.
  public static let leftToRight = TraitQuery { $0.layoutDirection = .leftToRight }
  /// Rows that run from right to left.
  public static let rightToLeft = TraitQuery { $0.layoutDirection = .rightToLeft }
  /// Text sizes for accessibility.
  public static let accessibilityText = TraitQuery.textSize(.accessibility1...)

  /// Text sizes from one on.
  public static func textSize(_ range: PartialRangeFrom<TextSize>) -> TraitQuery {
    TraitQuery { $0.textSizes = range.lowerBound...TextSize.accessibility5 }
  }

  /// Text sizes up to one.
  public static func textSize(_ range: PartialRangeThrough<TextSize>) -> TraitQuery {
    TraitQuery { $0.textSizes = TextSize.extraSmall...range.upperBound }
  }

  /// Text sizes between two.
  public static func textSize(_ range: ClosedRange<TextSize>) -> TraitQuery {
    TraitQuery { $0.textSizes = range }
  }

  /// At least some pixels in a point.
  public static func scale(_ range: PartialRangeFrom<Double>) -> TraitQuery {
    TraitQuery { $0.minimumScale = range.lowerBound }
  }

  /// The conditions of both.
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

  /// Whether surroundings fulfil all conditions.
  public func matches(_ traits: Traits) -> Bool {
    !isImpossible
      && horizontalSizeClass.map { $0 == traits.horizontalSizeClass } ?? true
      && verticalSizeClass.map { $0 == traits.verticalSizeClass } ?? true
      && layoutDirection.map { $0 == traits.layoutDirection } ?? true
      && colorScheme.map { $0 == traits.colorScheme } ?? true
      && textSizes.map { $0.contains(traits.textSize) } ?? true
      && minimumScale.map { traits.displayScale >= $0 } ?? true
  }

  /// How particular the query is: twice the number of conditions, and one for the width.
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
