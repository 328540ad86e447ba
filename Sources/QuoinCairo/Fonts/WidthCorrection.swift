import QuoinModel

/// What makes texts in a font that stands in as wide as in the one that is meant.
///
/// Letters keep their shapes: a line is measured with the widths that its letters have in the font
/// that is meant, and drawn a little condensed or expanded, so that it is as wide as that.
struct WidthCorrection {
  /// The factor for all widths.
  private let factor: Double
  /// What is added to each letter from U+0020 to U+007E, in points; empty for nothing.
  private let letters: [Double]
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
  static func system(size: Double, weight: Font.Weight, tracking: Double) -> WidthCorrection {
    WidthCorrection(
      factor: 1, letters: SystemLetters.points(size: size, weight: weight), tracking: tracking,
      size: size)
  }

  /// A family in place of one of which the widths are a part of its own.
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
  /// - Parameters:
  ///   - width: the width in the font that stands in, in points, without the space behind the last letter.
  ///   - spacing: what of it is no letter's own: what lines that fill their width add to spaces.
  func line(_ bytes: some Sequence<UInt8>, width: Double, spacing: Double = 0) -> Double {
    guard !isNone, width > 0 else { return width }
    return max(0, (width - spacing + extra(bytes) + tracking) * factor + spacing)
  }

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
