/// The way an image fills a rectangle; UIKit's content modes.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// Stretches the image along both axes.
  case scaleToFill
  /// Scales the image to fit, in the middle.
  case scaleAspectFit
  /// Scales the image to cover the rectangle, in the middle.
  case scaleAspectFill
  /// At its own size, or scaled to fit if that is smaller; CSS's `scale-down`.
  case scaleDown
  /// Redraws the content at the rectangle's size.
  case redraw
  /// In the middle at its own size.
  case center
  /// At the top.
  case top
  /// At the bottom.
  case bottom
  /// At the left.
  case left
  /// At the right.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight
}
