/// A width or a height as Android's layout parameters say it.
package enum AndroidLength: Hashable, Sendable {
  /// As large as the parent's room: `match_parent`.
  case matchParent
  /// As large as the content: `wrap_content`.
  case wrapContent
  /// A number of pixels.
  case pixels(Int)

  /// The pixels, where the length is a number of them.
  package var pixels: Int? {
    guard case .pixels(let count) = self else { return nil }
    return count
  }
}
