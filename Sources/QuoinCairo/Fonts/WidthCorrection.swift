import QuoinModel

/// What makes texts in a font that stands in as wide as in the one that is meant.
///
/// A line is measured with the widths that its letters have in the font that is meant, and drawn so: each
/// letter in its own room where those are known one by one, else all condensed alike.
struct WidthCorrection {
  /// The factor for all widths.
  let factor: Double
  /// What is added to each letter from U+0020 to U+007E, in points; empty for nothing.
  private(set) var letters: [Double]
  /// The space between letters, which Pango leaves out behind the last one of a line.
  private let tracking: Double
  /// About the width of a letter, in points.
  private let common: Double

  /// Nothing to correct.
  static let none = WidthCorrection(factor: 1, letters: [], tracking: 0, size: 1)

  private init(factor: Double, letters: [Double], tracking: Double, size: Double) {
    self.factor = factor
    self.letters = letters
    self.tracking = tracking
    common = 0.53 * size
  }

  /// Inter in place of the system's font.
  static func system(_ font: Font, size: Double, tracking: Double) -> WidthCorrection {
    var letters = SystemLetters.points(size: size, weight: font.weight)
    if font.features.contains(where: { $0.tag == "tnum" && $0.value != 0 }) {
      // Digits that are as wide as each other stay so.
      let digits = 0x30 - 0x20..<0x3A - 0x20
      let mean = letters[digits].reduce(0, +) / 10
      for digit in digits { letters[digit] = mean }
    }
    return WidthCorrection(factor: 1, letters: letters, tracking: tracking, size: size)
  }

  /// A family that stands in for one whose widths are a fraction of its own.
  static func condensed(by factor: Double, size: Double) -> WidthCorrection {
    WidthCorrection(factor: factor, letters: [], tracking: 0, size: size)
  }

  /// Whether all widths are as they are.
  var isNone: Bool { factor == 1 && letters.isEmpty }

  /// The width of a letter or a few that are one.
  ///
  /// - Parameter width: the width in the font that stands in, in points.
  func letter(_ bytes: some Sequence<UInt8>, width: Double) -> Double {
    isNone ? width : (width + extra(bytes)) * factor
  }

  /// The width of a line.
  ///
  /// - Parameter width: the width in the font that stands in, in points, without the space behind the last letter.
  func line(_ bytes: some Sequence<UInt8>, width: Double) -> Double {
    guard !isNone, width > 0 else { return width }
    return max(0, (width + extra(bytes) + tracking) * factor)
  }

  /// The space behind the last letter of a line, in points.
  var trailing: Double { tracking * factor }

  /// About the room that a text needs in the font that stands in where it has a width in the one that is meant.
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
