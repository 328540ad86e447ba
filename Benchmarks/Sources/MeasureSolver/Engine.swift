import CBench
import Workloads

/// A solver, or what stands for one, at work on a system.
protocol Engine {
  /// Whether it can add and remove a constraint.
  var takesProbe: Bool { get }

  /// Creates the variables and states the constraints.
  mutating func build()
  /// Finds the solution and reads all values.
  mutating func solve()
  /// Suggests a width for the root and reads the values.
  mutating func suggest(_ width: Double)
  /// Adds the probe and reads the values.
  mutating func add()
  /// Removes the probe and reads the values.
  mutating func remove()
  /// The values as read last.
  var values: UnsafePointer<Double> { get }
  /// Frees everything; not measured.
  mutating func destroy()
}
