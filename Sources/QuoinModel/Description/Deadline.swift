import Synchronization

/// A deadline after which work on a tree is abandoned.
///
/// Reading documents, resolving styles, layout and painting check a deadline in their loops, and
/// stop soon after it has passed: with a diagnostic of the rule `limit-exceeded`, or an error.
///
///     var scene = Scene(root, text: PangoTextMeasurer())
///     scene.deadline = Deadline(after: .seconds(2))
///     let arrangement = scene.layout(in: Size(390, 844))
///
/// A deadline that has passed remains passed. Several threads may check it at once.
public final class Deadline: Sendable {
  private let looks: @Sendable () -> Bool
  private let passed = Atomic(false)
  private let questions = Atomic(0)

  /// Creates a deadline that passes when a closure first returns `true`.
  ///
  /// The closure is called at one in 32 checks, on the thread that checks.
  public init(when hasPassed: @escaping @Sendable () -> Bool) { looks = hasPassed }

  /// Creates a deadline after a duration, measured by the system clock rather than processor time.
  public convenience init(after duration: Duration) {
    let end = ContinuousClock.now.advanced(by: duration)
    self.init { ContinuousClock.now >= end }
  }

  /// Returns a deadline after a number of seconds, or `nil` if there is no limit.
  package static func after(seconds: Double) -> Deadline? {
    seconds < 1e9 ? Deadline(after: .seconds(seconds)) : nil
  }

  /// Whether the deadline has passed, so that the work should be abandoned.
  ///
  /// - Complexity: O(1), some nanoseconds.
  public var isPassed: Bool {
    if passed.load(ordering: .relaxed) { return true }
    guard questions.wrappingAdd(1, ordering: .relaxed).oldValue & 31 == 0 else { return false }
    return hasPassed()
  }

  /// Returns whether the deadline has passed, checking it immediately; for infrequent checks.
  package func hasPassed() -> Bool {
    if passed.load(ordering: .relaxed) { return true }
    guard looks() else { return false }
    passed.store(true, ordering: .relaxed)
    return true
  }

  /// Makes the deadline pass now.
  package func end() { passed.store(true, ordering: .relaxed) }
}
