import QuoinModel

/// The heights that iOS's fonts have per em, for layouts that come out as they do there.
enum VerticalMetrics {
  /// The system's font: a line of 17 points is 20.29 points high.
  static let system = FontMetrics(
    ascender: 1950.0 / 2048, descender: 494.0 / 2048, lineHeight: 2444.0 / 2048)
}

extension FontMetrics {
  /// The heights at a number of points per em.
  func scaled(_ size: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, lineHeight: lineHeight * size)
  }
}
