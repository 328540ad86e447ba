import QuoinModel

/// The differences in letter widths between families of iOS and Inter, their substitute.
///
/// Their digits are tabular, so Inter's tabular ones are used: those have one width, and
/// pairs of them are hardly kerned.
enum AppleLetters: Sendable {
  /// Avenir and Avenir Next, with the letter widths of Nunito Sans, a free family that is nearly as wide: eleven texts that
  /// Interface Builder recorded are within 3 % of its widths.
  case avenirNext
  /// Helvetica Neue, with the letter widths that the metrics files of its Roman and Bold give. Light letters are 0.969 times
  /// as wide as Roman ones, which is the ratio of both recorded texts.
  case helveticaNeue

  /// The width to be added to each letter from U+0020 to U+007E, in points.
  func points(size: Double, weight: Font.Weight) -> [Double] {
    let distance = Double(weight.rawValue - 400)
    let (base, other, share) =
      switch (self, distance < 0) {
      case (.avenirNext, false): (Self.avenir, Self.avenirBold, distance / 300)
      case (.avenirNext, true): (Self.avenir, Self.avenirLight, min(2, -distance / 100))
      case (.helveticaNeue, false): (Self.helvetica, Self.helveticaBold, distance / 300)
      case (.helveticaNeue, true): (Self.helvetica, Self.helveticaLight, min(2, -distance / 100))
      }
    var points = zip(base, other).map { (Double($0) + Double($1) * share) / 10_000 * size }
    for digit in 0x30 - 0x20..<0x3A - 0x20 {
      points[digit] = (digits - AppleLetters.interDigit(weight)) * size
    }
    return points
  }

  /// The width of a digit per em, in all weights.
  private var digits: Double {
    switch self {
    case .avenirNext: 0.6
    case .helveticaNeue: 0.556
    }
  }

  /// The width of Inter's tabular digits per em, which is linear below and above its regular weight.
  private static func interDigit(_ weight: Font.Weight) -> Double {
    let distance = Double(weight.rawValue - 400) / 300
    return 0.64773 + distance * (distance < 0 ? 0.05682 : 0.03409)
  }

  // swift-format-ignore
  private static let avenir: [Int16] = [
    -242, -504, -124, -307, -378, 1175, 538, -6, -452, -452, -500, -591, -518, -362, -476, -735,
    -250, 1355, -51, -364, -420, -80, -236, 290, -165, -236, -476, -518, -591, -591, -591, -641,
    99, 529, 254, -543, 232, -150, -386, -169, 209, -82, -2186, -270, -195, -342, -128, 56, -19,
    56, 298, -228, -400, -135, 129, 1521, 80, -688, -360, -472, -735, -472, 1312, 483, 28, -339,
    -377, -952, -377, -504, -278, -234, -229, -52, -12, -440, 588, -133, -172, -406, -264, -264,
    -142, -417, -136, -200, -418, 285, -148, -428, -782, -102, -617, -102, -591,
  ]

  /// The additional difference of bold letters.
  // swift-format-ignore
  private static let avenirBold: [Int16] = [
    624, -262, 670, -188, -170, -319, -18, 338, -59, -59, -626, -206, -31, 15, -20, -34, -632,
    -249, -249, -231, -359, -366, -366, -238, -444, -366, -20, -31, -206, -206, -206, -394, -905,
    -567, 17, -189, 115, -6, 158, -78, 60, 87, 37, 14, 140, -126, 258, -26, 62, -33, 0, -10, -73,
    221, -477, -750, -504, -377, -259, -79, -34, -79, -188, -249, 0, 7, 24, -201, 24, -53, 61,
    -58, -164, -118, -118, -16, -118, -216, -196, 30, -61, -61, -26, -321, 91, -228, -171, -256,
    -131, -171, -195, -79, -229, -79, -206,
  ]

  /// The additional difference of light letters.
  // swift-format-ignore
  private static let avenirLight: [Int16] = [
    -60, -33, -40, -11, 85, 61, 35, -43, -24, -24, -10, 75, -12, 31, -15, -30, 114, 188, -53, 75,
    156, 124, 138, 78, 46, 138, -15, -19, 75, 75, 75, 26, -10, 129, -18, -16, -76, -24, -56, -26,
    -36, -64, -65, -63, -80, 25, -107, -34, 6, -34, 2, 5, 16, -68, 89, 138, 88, 70, -3, -14, -30,
    -14, 227, 82, 0, -5, -5, -22, -5, -32, -41, 5, -5, -47, -57, 28, -39, 24, -23, -33, 16, 16,
    -4, 69, -97, -37, 54, 15, 31, 64, 70, -14, 71, -14, 75,
  ]

  // swift-format-ignore
  private static let helvetica: [Int16] = [
    -32, -194, 226, -747, -818, 1875, 88, 564, -1032, -1032, -1480, -591, -18, -712, 24, -235,
    -690, 915, -491, -804, -860, -520, -676, -150, -605, -676, 24, -18, -591, -591, -591, 489,
    -1361, -281, 344, -53, -148, 130, -126, 161, -181, -52, -236, 150, -65, -182, -308, -14, 131,
    -14, 458, 102, -680, -195, -651, -229, -310, -168, -140, -1032, -235, -1032, 1312, 483, -2752,
    -269, -277, -212, -277, -454, -648, -354, -349, -152, -152, -250, -152, -163, -292, -226,
    -164, -164, -392, -227, -486, -250, -568, -545, -218, -568, -612, -292, -1047, -292, -591,
  ]

  /// The additional difference of bold letters.
  // swift-format-ignore
  private static let helveticaBold: [Int16] = [
    494, -102, 110, -188, -170, -469, 22, 128, -99, -99, -96, -206, -231, 95, -220, 46, -632,
    -249, -249, -231, -359, -366, -366, -238, -444, -366, -220, -231, -206, -206, -206, -554,
    -945, -717, 87, -59, 285, 224, 208, -178, 130, 197, 97, 174, 320, 104, 368, -26, 62, -33, 200,
    -160, 107, 311, -527, -690, -164, -407, -49, 271, 46, 271, -188, -249, 0, 207, 34, 79, 34,
    217, 121, 132, 36, 12, 212, 174, 12, 104, 4, 200, -51, -51, 194, -21, 121, -38, -91, 184,
    -151, -101, 85, -469, -469, -469, -206,
  ]

  /// The additional difference of light letters.
  // swift-format-ignore
  private static let helveticaLight: [Int16] = [
    -86, -23, 77, -183, -87, -179, -16, -29, 76, 76, -109, -111, -8, -50, -12, 7, -59, 16, -226,
    -98, -16, -48, -34, -94, -126, -34, -12, -15, -111, -111, -111, -76, -248, -2, -180, -210,
    -204, -143, -174, -221, -210, -34, -86, -90, -172, -185, -291, -189, -105, -189, -131, -116,
    -82, -252, 9, -99, -1, -30, -122, 76, 7, 76, 41, -73, -69, -92, -109, -149, -109, -149, 8,
    -93, -98, -16, -16, 27, 2, -151, -116, -121, -88, -88, 53, -56, -44, -130, -41, -160, -29,
    -41, -39, 53, 112, 53, -111,
  ]
}
