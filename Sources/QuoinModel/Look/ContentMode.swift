/// How a picture fills a rectangle; UIKit's content modes.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// Both sides stretched.
  case scaleToFill
  /// As large as fits, in the middle.
  case scaleAspectFit
  /// As small as covers, in the middle.
  case scaleAspectFill
  /// At its own size, or as large as fits where that is smaller; CSS's `scale-down`.
  case scaleDown
  /// Drawn anew at its size.
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
