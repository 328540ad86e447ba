import QuoinModel

/// The tracking of iOS's system font at each size, adjusted for the substitute.
///
/// Apple publishes the values in the Human Interface Guidelines. Its text face is used below 20
/// points, its display face, which has narrower letters, from there on. The adjustments of Apple's
/// values were fitted together with `SystemLetters`.
enum Tracking {
  /// The space after each letter, in points; negative values move letters closer together.
  static func points(size: Double, weight: Font.Weight) -> Double {
    let apple = size < 20 ? value(at: size, in: text) : value(at: size, in: title) + titleFace
    let heavier = Double(max(0, weight.rawValue - 400)) / 100
    return (apple / 1000 + base + perWeight * heavier) * size
  }

  private static let base = 0.00666
  private static let titleFace = -55.5
  private static let perWeight = 0.00623

  /// Sizes, with tracking in thousandths of an em.
  private static let text: [(size: Double, thousandths: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -24), (18, -25), (19, -26),
  ]
  private static let title: [(size: Double, thousandths: Double)] = [
    (20, 19), (21, 17), (22, 16), (23, 15), (24, 15), (25, 14), (27, 14), (28, 13), (30, 12),
    (34, 11),
    (36, 10), (40, 10), (44, 8), (48, 8), (52, 6), (56, 6), (60, 4), (72, 2), (80, 0),
  ]

  /// The value at a size, interpolated between the neighbouring sizes.
  private static func value(
    at size: Double, in table: [(size: Double, thousandths: Double)]
  ) -> Double {
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return table.last?.thousandths ?? 0
    }
    guard next > 0 else { return table[next].thousandths }
    let (low, high) = (table[next - 1], table[next])
    let part = (size - low.size) / (high.size - low.size)
    return low.thousandths + part * (high.thousandths - low.thousandths)
  }
}
