/// The side to which a box floats, the CSS property `float`.
public enum BoxFloat: UInt8, CaseIterable, Hashable, Sendable {
  /// The box is in flow.
  case none
  /// The box floats as far left as it fits.
  case left
  /// The box floats as far right as it fits.
  case right
}

/// The sides whose floats a box is placed below, the CSS property `clear`.
public struct BoxClear: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Below all floats to the left.
  public static let left = BoxClear(rawValue: 1)
  /// Below all floats to the right.
  public static let right = BoxClear(rawValue: 2)
  /// Below all floats.
  public static let both: BoxClear = [.left, .right]
}

/// The kinds of containment of a box, the CSS property `contain`.
///
/// Containment makes a box's surroundings independent of its content. `paint` clips what is painted
/// outside; for layout it equals `layout`, except for the baseline.
public struct Containment: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The box has the width of an empty box (CSS Containment 3 §3.2).
  public static let inlineSize = Containment(rawValue: 1)
  /// The box has the height of an empty box.
  public static let blockSize = Containment(rawValue: 2)
  /// The box contains its floats and margins, and has no baseline (CSS Containment 1 §3.3).
  public static let layout = Containment(rawValue: 4)
  /// The box has the size of an empty box (CSS Containment 1 §3.2).
  public static let size: Containment = [.inlineSize, .blockSize]
}
