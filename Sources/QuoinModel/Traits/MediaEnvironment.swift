import QuoinGeometry

/// The environment that media queries are evaluated in.
public struct MediaEnvironment: Hashable, Sendable {
  /// The medium of styles: Media Queries 4 §2.3.
  public enum Medium: String, CaseIterable, Hashable, Sendable {
    /// A screen or an image.
    case screen
    /// Printed pages, or pages of a file.
    case print
  }

  /// The traits: size classes, scale, direction, text size, colour scheme.
  public var traits: Traits
  /// The viewport size in points, which `vw` and `vh` refer to, or `nil` for no limit.
  public var viewport: Size?
  /// The medium of the styles.
  public var medium = Medium.screen
  /// Whether the user prefers reduced motion.
  public var reducesMotion = false
  /// Whether the user prefers more contrast.
  public var increasesContrast = false
  /// Whether the user prefers reduced transparency.
  public var reducesTransparency = false

  /// Creates the environment of a screen.
  public init(traits: Traits = Traits(), viewport: Size? = nil) {
    self.traits = traits
    self.viewport = viewport
  }
}
