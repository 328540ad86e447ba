/// The side to which a box floats, the CSS property `float`.
public enum BoxFloat: UInt8, CaseIterable, Hashable, Sendable {
  /// The box is in flow.
  case none
  /// As far left as there is room.
  case left
  /// As far right as there is room.
  case right
}

/// The sides whose floats a box stays below, the CSS property `clear`.
public struct BoxClear: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Sides by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Below all floats to the left.
  public static let left = BoxClear(rawValue: 1)
  /// Below all floats to the right.
  public static let right = BoxClear(rawValue: 2)
  /// Below all floats.
  public static let both: BoxClear = [.left, .right]
}

/// Which of its surroundings know nothing of a box's content, the CSS property `contain`.
///
/// `paint` cuts off what is painted outside; for layout it is the same as `layout`, but for the
/// baseline.
public struct Containment: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Kinds by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The width is that of an empty box (CSS Containment 3 §3.2).
  public static let inlineSize = Containment(rawValue: 1)
  /// The height is that of an empty box.
  public static let blockSize = Containment(rawValue: 2)
  /// The box holds its floats, keeps its margins, and has no baseline (CSS Containment 1 §3.3).
  public static let layout = Containment(rawValue: 4)
  /// Both sizes are those of an empty box (CSS Containment 1 §3.2).
  public static let size: Containment = [.inlineSize, .blockSize]
}
