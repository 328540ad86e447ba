import QuoinModel

/// The background behind the nodes of a picture.
public enum Background: Hashable, Sendable {
  /// The system background, or the canvas of a document: white, or black in the dark colour scheme;
  /// a dark grey for HTML.
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

  /// Returns the background colour of a drawing, or `nil` for a transparent background.
  package func color(of list: DisplayList) -> Color? {
    guard self == .automatic, let canvas = list.documentTerms?.canvas else {
      return color(in: list.colorScheme)
    }
    return canvas.resolved(list.colorScheme)
  }
}
