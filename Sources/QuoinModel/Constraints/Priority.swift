/// How much a constraint matters: 1000 is required, less is optional; a level is never outvoted
/// by lower ones.
public struct Priority: Hashable, Comparable, Sendable {
  /// The level, above 0 and at most 1000.
  public let value: Float

  /// A level; what lies outside of 1…1000 is moved to the nearer end, and NaN to 1.
  public init(_ value: Float) {
    self.value = value.isNaN ? 1 : min(max(value, 1), 1000)
  }

  /// It must hold.
  public static let required: Priority = 1000
  /// UIKit's default for resisting compression.
  public static let high: Priority = 750
  /// UIKit's default for hugging the content.
  public static let low: Priority = 250
  /// The level at which a fitting size is compared.
  public static let fittingSize: Priority = 50

  /// Whether the constraint must hold.
  public var isRequired: Bool { value >= 1000 }

  /// Whether the first matters less.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }

  /// A level a number away.
  public static func + (priority: Priority, step: Float) -> Priority {
    Priority(priority.value + step)
  }

  /// A level a number away.
  public static func - (priority: Priority, step: Float) -> Priority {
    Priority(priority.value - step)
  }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A level as a literal.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
  /// A level as a literal.
  public init(floatLiteral value: Double) { self.init(Float(value)) }
}
