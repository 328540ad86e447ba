import QuoinModel

/// How much wider the letters of iOS's system font are than those of Inter, which stands in for it.
///
/// Fitted to the widths of some 540 different texts on one line that Interface Builder recorded in
/// public storyboards, labels and buttons of 10 to 28 points: letters whose shapes are alike differ
/// alike unless their own texts say otherwise. Held against projects that took no part in the fit, four texts of
/// five are within half a point of the record (two of three without, 19 of 20 within a point).
enum SystemLetters {
  /// What is added to each letter from U+0020 to U+007E, in points.
  static func points(size: Double, weight: Font.Weight) -> [Double] {
    let heavier = Double(weight.rawValue - 400) / 300
    return zip(regular, heavy).map { (Double($0) + Double($1) * heavier) / 10_000 * size }
  }

  // swift-format-ignore
  private static let regular: [Int16] = [
    -110, 394, 218, -7, 33, 0, 400, 457, -5, -5, 0, -43, 66, -17, 154, -22,
    -34, 35, -88, -138, -8, 60, 56, 166, 157, -45, 257, 257, 0, 283, -133, -29,
    0, -238, 21, -110, 30, -44, 21, 287, -71, 157, 40, 149, -67, -216, -120, 32,
    12, 64, 27, -15, -150, -222, -200, 172, -77, -188, 166, 86, 0, 86, 0, -25,
    0, -114, -114, -30, -82, -141, -6, -83, -11, 69, 103, -80, 87, -46, -31, -108,
    -39, -73, 27, -71, -83, 42, -172, -437, -323, -161, -37, 0, 0, 0, 0,
  ]

  /// What bold letters have besides: they grow less than Inter's.
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
