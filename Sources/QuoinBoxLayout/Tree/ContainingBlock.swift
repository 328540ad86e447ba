/// The box against which the percentages of a child resolve: its container's content box.
public struct ContainingBlock: Hashable, Sendable {
  /// The width in points, or nil while it depends on the content.
  public var width: Double?
  /// The height in points, or nil if it depends on the content.
  public var height: Double?

  /// A containing block; nil is a size that is not definite.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// A block of which nothing is known: percentages are `auto` or zero.
  public static let indefinite = ContainingBlock(width: nil, height: nil)
}
