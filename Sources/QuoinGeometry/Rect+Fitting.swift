extension Rect {
  /// The largest rectangle of a shape that fits inside: aspect fit.
  ///
  /// - Parameters:
  ///   - shape: a size of the shape that is kept.
  ///   - place: where it stands in what it leaves over.
  public func fitting(_ shape: Size, to place: UnitPoint = .center) -> Rect {
    aligned(shape.fitted(in: size), to: place)
  }

  /// The smallest rectangle of a shape that covers this one: aspect fill.
  ///
  /// - Parameters:
  ///   - shape: a size of the shape that is kept.
  ///   - place: the place that the two share where it is larger.
  public func covering(_ shape: Size, to place: UnitPoint = .center) -> Rect {
    aligned(shape.filling(size), to: place)
  }
}
