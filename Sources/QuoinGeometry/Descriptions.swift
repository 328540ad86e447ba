extension Point: CustomStringConvertible {
  /// The point in Swift source form.
  public var description: String { "Point(\(x), \(y))" }
}

extension Size: CustomStringConvertible {
  /// The size in Swift source form.
  public var description: String { "Size(\(width), \(height))" }
}

extension Rect: CustomStringConvertible {
  /// The rectangle in Swift source form.
  public var description: String { "Rect(\(minX), \(minY), \(width), \(height))" }
}
