extension Point: CustomStringConvertible {
  /// The point as it is written in source.
  public var description: String { "Point(\(x), \(y))" }
}

extension Size: CustomStringConvertible {
  /// The size as it is written in source.
  public var description: String { "Size(\(width), \(height))" }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as it is written in source.
  public var description: String { "Rect(\(minX), \(minY), \(width), \(height))" }
}
