import QuoinGeometry

/// Trait overrides for a node and its descendants; `nil` values are inherited.
///
/// The layout direction has a property of its own, `Node.direction`; the display scale belongs to
/// the screen and cannot be overridden.
public struct TraitOverrides: Hashable, Sendable {
  /// The width class.
  public var horizontalSizeClass: SizeClass?
  /// The height class.
  public var verticalSizeClass: SizeClass?
  /// The user's preferred text size.
  public var textSize: TextSize?
  /// The colour scheme, light or dark.
  public var colorScheme: ColorScheme?

  /// Creates overrides; by default none.
  public init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    textSize: TextSize? = nil, colorScheme: ColorScheme? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.textSize = textSize
    self.colorScheme = colorScheme
  }
}

extension Traits {
  /// Returns the traits with some of them replaced.
  package func overridden(by overrides: TraitOverrides, direction: LayoutDirection? = nil) -> Traits
  {
    var traits = self
    if let value = overrides.horizontalSizeClass { traits.horizontalSizeClass = value }
    if let value = overrides.verticalSizeClass { traits.verticalSizeClass = value }
    if let value = overrides.textSize { traits.textSize = value }
    if let value = overrides.colorScheme { traits.colorScheme = value }
    if let direction { traits.layoutDirection = direction }
    return traits
  }
}
