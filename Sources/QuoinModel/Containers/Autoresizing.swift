import QuoinGeometry

/// The parts along an axis that resize when the container grows or shrinks; springs and struts.
///
/// Names, numbers and meaning are UIKit's `UIView.AutoresizingMask`.
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance to the left resizes.
  public static let flexibleLeftMargin = Autoresizing(rawValue: 1)
  /// The width resizes.
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  /// The distance to the right resizes.
  public static let flexibleRightMargin = Autoresizing(rawValue: 4)
  /// The distance to the top resizes.
  public static let flexibleTopMargin = Autoresizing(rawValue: 8)
  /// The height resizes.
  public static let flexibleHeight = Autoresizing(rawValue: 16)
  /// The distance to the bottom resizes.
  public static let flexibleBottomMargin = Autoresizing(rawValue: 32)

  /// Only the size resizes: the distances to all sides are kept.
  public static let fill: Autoresizing = [.flexibleWidth, .flexibleHeight]
  /// The size is kept, and the distances on all sides resize.
  public static let keepsCenter: Autoresizing = [
    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
  ]
  /// Everything resizes.
  public static let proportional: Autoresizing = [.fill, .keepsCenter]

  /// How the resizing parts share a change of the container's length.
  public enum Distribution: UInt8, CaseIterable, Hashable, Sendable {
    /// In proportion to their lengths in the design, as in UIKit.
    case proportional
    /// Evenly, as in AppKit.
    case even
  }

  /// Whether the distance before, the length, and the distance after resize along an axis.
  package subscript(axis: Axis) -> (before: Bool, length: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
