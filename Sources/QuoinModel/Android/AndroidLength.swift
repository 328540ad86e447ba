/// A width or height in Android's layout parameters.
package enum AndroidLength: Hashable, Sendable {
  /// As large as the parent: `match_parent`.
  case matchParent
  /// As large as the content: `wrap_content`.
  case wrapContent
  /// A number of pixels.
  case pixels(Int)

  /// The number of pixels, or `nil` for other lengths.
  package var pixels: Int? {
    guard case .pixels(let count) = self else { return nil }
    return count
  }
}
