/// How much a constraint matters: 1000 is required, less is optional; a level is never outvoted
/// by lower ones.
public struct Priority: Hashable, Comparable, Sendable {
  /// The level, above 0 and at most 1000.
  public let value: Float

  /// A level; what lies outside of 1…1000 is moved to the nearer end, and NaN to 1.
  @inlinable public init(_ value: Float) {
    self.value = value.isNaN ? 1 : min(max(value, 1), 1000)
  }

  /// A level as a number of double precision, such as a `CGFloat`.
  @_disfavoredOverload @inlinable public init(_ value: Double) { self.init(Float(value)) }

  @inlinable init(unchecked value: Float) { self.value = value }

  /// It must hold.
  @inlinable public static var required: Priority { Priority(unchecked: 1000) }
  /// UIKit's default for resisting compression.
  @inlinable public static var high: Priority { Priority(unchecked: 750) }
  /// Between high and low: 500 on every platform.
  @inlinable public static var medium: Priority { Priority(unchecked: 500) }
  /// UIKit's default for hugging the content.
  @inlinable public static var low: Priority { Priority(unchecked: 250) }
  /// The level at which a fitting size is compared.
  @inlinable public static var fittingSize: Priority { Priority(unchecked: 50) }

  /// UIKit's word for `high`.
  @inlinable public static var defaultHigh: Priority { .high }
  /// UIKit's word for `low`.
  @inlinable public static var defaultLow: Priority { .low }
  /// UIKit's word for `fittingSize`.
  @inlinable public static var fittingSizeLevel: Priority { .fittingSize }

  /// Whether the constraint must hold.
  @inlinable public var isRequired: Bool { value >= 1000 }

  /// Whether the first matters less.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }

  // A number may be written as a priority: without the mark, `floats.reduce(0, +)` could mean either.

  /// A level a number away.
  @_disfavoredOverload public static func + (priority: Priority, step: Float) -> Priority {
    Priority(priority.value + step)
  }

  /// A level a number away.
  @_disfavoredOverload public static func - (priority: Priority, step: Float) -> Priority {
    Priority(priority.value - step)
  }

  /// A level a number away, as numbers say it: `Priority.high.advanced(by: 1)`.
  public func advanced(by step: Float) -> Priority { self + step }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A level as a literal.
  @inlinable public init(integerLiteral value: Int) { self.init(Float(value)) }
  /// A level as a literal.
  @inlinable public init(floatLiteral value: Double) { self.init(Float(value)) }
}
