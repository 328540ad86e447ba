import QuoinGeometry
import QuoinModel

/// A column of a split view controller.
struct SplitColumn {
  /// The split view controller.
  let split: XMLTreeElement
  /// Whether it is the leading column.
  let isPrimary: Bool
  /// The controller of the other column, if there is one.
  let other: String?

  /// Returns the width of the column on a device, or `nil` if the device shows one column.
  ///
  /// UIKit shows both in a regular width in landscape, and by default makes the primary one two fifths as wide as the
  /// screen, but not wider than 320 points.
  func width(on device: Device) -> Double? {
    let screen = device.size
    guard device.horizontalSizeClass == .regular, screen.width > screen.height else { return nil }
    let fraction =
      split.number("preferredPrimaryColumnWidthFraction", in: 0...1, otherwise: "0.4 is used")
      ?? 0.4
    let least = split.number("minimumPrimaryColumnWidth", in: Number.positive) ?? 0
    let most = split.number("maximumPrimaryColumnWidth", in: Number.positive) ?? 320
    let primary = min(max(fraction * screen.width, least), max(least, most), screen.width).rounded()
    return isPrimary ? primary : screen.width - primary
  }
}
