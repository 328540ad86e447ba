import QuoinGeometry

/// The surroundings that media queries ask for.
public struct MediaEnvironment: Hashable, Sendable {
  /// What styles are for: Media Queries 4 §2.3.
  public enum Medium: String, CaseIterable, Hashable, Sendable {
    /// A picture or a window.
    case screen
    /// Pages of paper, or of a file that looks like it.
    case print
  }

  /// Size classes, scale, direction, text size, colours.
  public var traits: Traits
  /// The room, in points, or `nil` where it is not limited; also what `vw` and `vh` are parts of.
  public var viewport: Size?
  /// What the styles are for.
  public var medium = Medium.screen
  /// Whether the user wants little motion.
  public var reducesMotion = false
  /// Whether the user wants more contrast.
  public var increasesContrast = false
  /// Whether the user wants little that can be seen through.
  public var reducesTransparency = false

  /// Surroundings of a screen.
  public init(traits: Traits = Traits(), viewport: Size? = nil) {
    self.traits = traits
    self.viewport = viewport
  }
}
