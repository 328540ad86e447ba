/// A width or height in Android's layout parameters.
package enum AndroidLength: Hashable, Sendable {
  /// As large as the parent: `match_parent`.
  case matchParent
  /// As large as the content: `wrap_content`.
  case wrapContent
  /// A number of pixels.
  case pixels(Int)

  // Inlinable, because they are read for each child of each group.
  @inlinable package var isMatchParent: Bool {
    if case .matchParent = self { true } else { false }
  }
  /// Whether the length is 0 pixels.
  @inlinable package var isZero: Bool {
    if case .pixels(0) = self { true } else { false }
  }

  /// The number of pixels, or `nil` for other lengths.
  package var pixels: Int? {
    guard case .pixels(let count) = self else { return nil }
    return count
  }
}
