extension Rect {
  /// The largest rectangle with a given aspect ratio that fits inside: aspect fit.
  ///
  /// - Parameters:
  ///   - shape: a size with the aspect ratio to keep.
  ///   - place: the alignment within the leftover space.
  public func fitting(_ shape: Size, to place: UnitPoint = .center) -> Rect {
    aligned(shape.fitted(in: size), to: place)
  }

  /// The smallest rectangle with a given aspect ratio that covers this one: aspect fill.
  ///
  /// - Parameters:
  ///   - shape: a size with the aspect ratio to keep.
  ///   - place: the position at which the two coincide where the result is larger.
  public func covering(_ shape: Size, to place: UnitPoint = .center) -> Rect {
    aligned(shape.filling(size), to: place)
  }
}
