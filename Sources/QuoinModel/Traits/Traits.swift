import QuoinGeometry

/// The traits of an environment: size classes, scale, direction, text size, colour scheme.
public struct Traits: Hashable, Sendable {
  /// The width class.
  public var horizontalSizeClass = SizeClass.unspecified
  /// The height class.
  public var verticalSizeClass = SizeClass.unspecified
  /// The number of pixels in a point.
  public var displayScale = 2.0
  /// The layout direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The user's preferred text size.
  public var textSize = TextSize.large
  /// The colour scheme, light or dark.
  public var colorScheme = ColorScheme.light

  /// Creates default traits: two pixels in a point, left to right, unspecified size classes.
  public init() {}

  /// Creates traits with some of them specified.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    displayScale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    textSize: TextSize = .large, colorScheme: ColorScheme = .light
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.textSize = textSize
    self.colorScheme = colorScheme
  }
}

/// A coarse size of an axis of the screen; UIKit's size classes.
public enum SizeClass: UInt8, CaseIterable, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Little available space.
  case compact
  /// Much available space.
  case regular
}

/// A light or dark colour scheme.
public enum ColorScheme: UInt8, CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The user's preferred text size; UIKit's content size categories.
public enum TextSize: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Extra small.
  case extraSmall = "XS"
  /// Small.
  case small = "S"
  /// Medium.
  case medium = "M"
  /// Large, the default.
  case large = "L"
  /// Extra large.
  case extraLarge = "XL"
  /// Extra extra large.
  case extraExtraLarge = "XXL"
  /// Extra extra extra large.
  case extraExtraExtraLarge = "XXXL"
  /// The first size for accessibility.
  case accessibility1 = "AX1"
  /// The second size for accessibility.
  case accessibility2 = "AX2"
  /// The third size for accessibility.
  case accessibility3 = "AX3"
  /// The fourth size for accessibility.
  case accessibility4 = "AX4"
  /// The fifth size for accessibility.
  case accessibility5 = "AX5"

  /// The position among the sizes, from 0 for the smallest.
  package var rank: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Whether it is one of the five accessibility sizes.
  public var isForAccessibility: Bool { rank >= 7 }

  /// Whether the first is smaller.
  public static func < (a: TextSize, b: TextSize) -> Bool { a.rank < b.rank }
}
