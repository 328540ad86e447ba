import QuoinModel

/// Makes texts in a substitute font as wide as in the intended one.
///
/// Lines are measured and drawn with the letter widths of the intended font: if its letter widths
/// are known individually, each letter gets its own width. Condensed families have a factor for all
/// of them.
struct WidthCorrection {
  /// The factor for all widths.
  let factor: Double
  /// The width to be added to each letter from U+0020 to U+007E, in points; empty for none.
  private(set) var letters: [Double]
  /// The letter spacing, which Pango omits after the last letter of a line.
  private let tracking: Double
  /// The approximate width of a letter, in points.
  private let common: Double

  /// No correction.
  static let none = WidthCorrection(factor: 1, letters: [], tracking: 0, size: 1)

  private init(factor: Double, letters: [Double], tracking: Double, size: Double) {
    self.factor = factor
    self.letters = letters
    self.tracking = tracking
    common = 0.53 * size
  }

  /// The correction for Inter in place of the system font.
  static func system(_ font: Font, size: Double, tracking: Double) -> WidthCorrection {
    var letters = SystemLetters.points(size: size, weight: font.weight)
    if font.features.contains(where: { $0.tag == "tnum" && $0.value != 0 }) {
      // Tabular digits keep equal widths.
      let digits = 0x30 - 0x20..<0x3A - 0x20
      let mean = letters[digits].reduce(0, +) / 10
      for digit in digits { letters[digit] = mean }
    }
    return WidthCorrection(factor: 1, letters: letters, tracking: tracking, size: size)
  }

  /// The correction for Inter in place of another family.
  ///
  /// - Parameters:
  ///   - factor: the factor for all widths.
  ///   - letters: the width to be added to each letter before the factor is applied, or empty if it is not known.
  static func family(factor: Double, letters: [Double], size: Double) -> WidthCorrection {
    WidthCorrection(factor: factor, letters: letters, tracking: 0, size: size)
  }

  /// Whether widths are left unchanged.
  var isNone: Bool { factor == 1 && letters.isEmpty }

  /// The corrected width of a letter or of a cluster of letters.
  ///
  /// - Parameter width: the width in the substitute font, in points.
  func letter(_ bytes: some Sequence<UInt8>, width: Double) -> Double {
    isNone ? width : (width + extra(bytes)) * factor
  }

  /// The corrected width of a line.
  ///
  /// - Parameter width: the width in the substitute font, in points, without the space after the
  ///   last letter.
  func line(_ bytes: some Sequence<UInt8>, width: Double) -> Double {
    guard !isNone, width > 0 else { return width }
    return max(0, (width + extra(bytes) + tracking) * factor)
  }

  /// The space after the last letter of a line, in points.
  var trailing: Double { tracking * factor }

  /// The approximate width in the substitute font of a text that has the given width in the
  /// intended font.
  func room(_ width: Double, for bytes: [UInt8]) -> Double {
    guard !isNone, !bytes.isEmpty else { return width }
    let share = extra(bytes) / (common * Double(bytes.count))
    return width / factor / max(0.5, 1 + share) - tracking
  }

  private func extra(_ bytes: some Sequence<UInt8>) -> Double {
    guard !letters.isEmpty else { return 0 }
    return letters.withUnsafeBufferPointer { letters in
      bytes.reduce(0) { sum, byte in
        let index = Int(byte) - 32
        return letters.indices.contains(index) ? sum + letters[index] : sum
      }
    }
  }
}
