/// The importance of a constraint: 1000 is required, and lower levels are optional.
///
/// A level is never outvoted by lower ones.
public struct Priority: Hashable, Comparable, Sendable {
  /// The level, above 0 and at most 1000.
  public let value: Float

  /// Creates a level; values outside of 1…1000 are clamped, and NaN becomes 1.
  @inlinable public init(_ value: Float) {
    self.value = value.isNaN ? 1 : min(max(value, 1), 1000)
  }

  /// Creates a level from a double-precision number, such as a `CGFloat`.
  @_disfavoredOverload @inlinable public init(_ value: Double) { self.init(Float(value)) }

  @inlinable init(unchecked value: Float) { self.value = value }

  /// The level of constraints that must hold.
  @inlinable public static var required: Priority { Priority(unchecked: 1000) }
  /// UIKit's default for compression resistance.
  @inlinable public static var high: Priority { Priority(unchecked: 750) }
  /// A level between high and low: 500 on every platform.
  @inlinable public static var medium: Priority { Priority(unchecked: 500) }
  /// UIKit's default for content hugging.
  @inlinable public static var low: Priority { Priority(unchecked: 250) }
  /// The level at which fitting sizes are computed.
  @inlinable public static var fittingSize: Priority { Priority(unchecked: 50) }

  /// UIKit's name for `high`.
  @inlinable public static var defaultHigh: Priority { .high }
  /// UIKit's name for `low`.
  @inlinable public static var defaultLow: Priority { .low }
  /// UIKit's name for `fittingSize`.
  @inlinable public static var fittingSizeLevel: Priority { .fittingSize }

  /// Whether the constraint must hold.
  @inlinable public var isRequired: Bool { value >= 1000 }

  /// Whether the first level is lower.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }

  // A number literal may be a priority: without the attribute, `floats.reduce(0, +)` would be
  // ambiguous.

  /// Returns a level raised by a number.
  @_disfavoredOverload public static func + (priority: Priority, step: Float) -> Priority {
    Priority(priority.value + step)
  }

  /// Returns a level lowered by a number.
  @_disfavoredOverload public static func - (priority: Priority, step: Float) -> Priority {
    Priority(priority.value - step)
  }

  /// Returns a level raised by a number, as numeric types do: `Priority.high.advanced(by: 1)`.
  public func advanced(by step: Float) -> Priority { self + step }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a level from a literal.
  @inlinable public init(integerLiteral value: Int) { self.init(Float(value)) }
  /// Creates a level from a literal.
  @inlinable public init(floatLiteral value: Double) { self.init(Float(value)) }
}
