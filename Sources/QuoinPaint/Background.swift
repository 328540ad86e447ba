import QuoinModel

/// What a picture has behind its nodes.
public enum Background: Hashable, Sendable {
  /// The ground of a screen: white, or black in dark surroundings.
  case automatic
  /// Nothing: what is not painted can be seen through.
  case transparent
  /// A colour.
  case color(Color)

  /// The colour in a scheme, or `nil` for none.
  public func color(in scheme: ColorScheme) -> Color? {
    switch self {
    case .automatic: Color.systemBackground.resolved(scheme)
    case .transparent: nil
    case .color(let color): color.resolved(scheme)
    }
  }
}
