import QuoinModel

/// The background behind the nodes of a picture.
public enum Background: Hashable, Sendable {
  /// The system background: white, or black in the dark colour scheme.
  case automatic
  /// A transparent background.
  case transparent
  /// A solid colour.
  case color(Color)

  /// Returns the background colour in a colour scheme, or `nil` for a transparent background.
  public func color(in scheme: ColorScheme) -> Color? {
    switch self {
    case .automatic: Color.systemBackground.resolved(scheme)
    case .transparent: nil
    case .color(let color): color.resolved(scheme)
    }
  }
}
