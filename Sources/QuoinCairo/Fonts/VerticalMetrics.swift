import QuoinModel

/// The line metrics of iOS's fonts per em, for layouts that match iOS.
enum VerticalMetrics {
  /// The system font: a line at 17 points is 20.29 points high.
  static let system = FontMetrics(
    ascender: 1950.0 / 2048, descender: 494.0 / 2048, lineHeight: 2444.0 / 2048)
}

extension FontMetrics {
  /// Scales the metrics to a number of points per em.
  func scaled(_ size: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, lineHeight: lineHeight * size)
  }
}
