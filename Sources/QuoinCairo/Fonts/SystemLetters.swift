import QuoinModel

/// The differences in letter widths between iOS's system font and Inter, its substitute.
///
/// They are fitted to the widths of some 540 different single-line texts that Interface Builder
/// recorded in public storyboards, in labels and buttons of 10 to 28 points; letters with similar
/// shapes have similar differences unless their own texts indicate otherwise. In projects that were
/// not used for the fit, four texts out of five are within half a point of the recorded width
/// (without the correction two out of three), and 19 out of 20 within one point.
enum SystemLetters {
  /// The width to be added to each letter from U+0020 to U+007E, in points.
  static func points(size: Double, weight: Font.Weight) -> [Double] {
    let heavier = Double(weight.rawValue - 400) / 300
    return zip(regular, heavy).map { (Double($0) + Double($1) * heavier) / 10_000 * size }
  }

  // swift-format-ignore
  private static let regular: [Int16] = [
    -114, 375, 281, -34, 12, 0, 465, 436, -39, -39, 0, -95, 55, -50, 114, -143,
    -59, 26, -112, -137, -64, 64, -4, 108, 134, -28, 239, 236, 0, 243, -76, 21,
    0, -259, 23, -184, -13, -49, -9, 116, -74, 113, 109, 150, -59, -253, -135, -18,
    -46, -17, -26, -49, -173, -212, -181, 154, -107, -204, -16, -5, 0, -5, 0, -26,
    0, -159, -108, -64, -124, -169, -34, -135, -49, 47, 226, -63, 58, -73, -59, -149,
    -63, -84, 41, -93, -130, 8, -222, -495, -295, -180, -63, 0, 0, 0, 0,
  ]

  /// The additional difference of bold letters, which widen less than Inter's.
  // swift-format-ignore
  private static let heavy: [Int16] = [
    74, -69, 17, -28, -26, -70, -52, 19, -70, -70, -97, -31, -35, -13, -33, -50,
    -95, -37, -37, -35, -54, -55, -55, -36, -67, -55, -33, -35, -31, -31, -31, -83,
    -142, -108, -15, -37, -13, -22, 3, -27, -9, -25, -41, -56, -7, -38, 27, -31,
    -19, -32, -26, -26, -39, 18, -108, -131, -109, -89, -63, -70, -50, -70, -28, -37,
    0, -25, -22, -44, -22, -23, -37, -36, -50, -52, -52, -56, -52, -64, -55, -26,
    -35, -35, -55, -59, -37, -61, -44, -56, -51, -44, -46, -70, -70, -70, -31,
  ]
}
