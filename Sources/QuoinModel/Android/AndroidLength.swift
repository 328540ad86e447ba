/// A width or height in Android's layout parameters.
package enum AndroidLength: Hashable, Sendable {
  /// As large as the parent: `match_parent`.
  case matchParent
  /// As large as the content: `wrap_content`.
  case wrapContent
  /// A number of pixels.
  case pixels(Int)

  // Inlinable, because groups compare the lengths of each child.
  @inlinable package static func == (a: AndroidLength, b: AndroidLength) -> Bool {
    switch (a, b) {
    case (.matchParent, .matchParent), (.wrapContent, .wrapContent): true
    case (.pixels(let a), .pixels(let b)): a == b
    default: false
    }
  }

  /// The number of pixels, or `nil` for other lengths.
  package var pixels: Int? {
    guard case .pixels(let count) = self else { return nil }
    return count
  }
}
