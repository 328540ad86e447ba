import QuoinGeometry

/// The parts of a child's row that give way when its container grows or shrinks; springs and struts.
///
/// Names, numbers and meaning are UIKit's `UIView.AutoresizingMask`.
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A set by its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance to the left gives way.
  public static let flexibleLeftMargin = Autoresizing(rawValue: 1)
  /// The width gives way.
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  /// The distance to the right gives way.
  public static let flexibleRightMargin = Autoresizing(rawValue: 4)
  /// The distance to the top gives way.
  public static let flexibleTopMargin = Autoresizing(rawValue: 8)
  /// The height gives way.
  public static let flexibleHeight = Autoresizing(rawValue: 16)
  /// The distance to the bottom gives way.
  public static let flexibleBottomMargin = Autoresizing(rawValue: 32)

  /// Nothing but the size gives way: distances to all sides are kept.
  public static let fill: Autoresizing = [.flexibleWidth, .flexibleHeight]
  /// The size is kept, and the distances give way on all sides.
  public static let keepsCenter: Autoresizing = [
    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
  ]
  /// All gives way.
  public static let proportional: Autoresizing = [.fill, .keepsCenter]

  /// How those that give way share a change of the container's length.
  public enum Distribution: UInt8, CaseIterable, Hashable, Sendable {
    /// In proportion to what they were in the design: UIKit's rule.
    case proportional
    /// Evenly: AppKit's rule.
    case even
  }

  /// Whether the distance before, the length, and the distance after give way along an axis.
  package subscript(axis: Axis) -> (before: Bool, length: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
