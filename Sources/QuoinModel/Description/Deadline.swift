import Synchronization

/// When work on a tree is given up.
///
/// Reading documents, resolving styles, laying out and painting ask a deadline in their loops, and end soon after it has passed: with a
/// finding of the rule `limit-exceeded`, or an error.
///
///     var scene = Scene(root, text: PangoTextMeasurer())
///     scene.deadline = Deadline(after: .seconds(2))
///     let arrangement = scene.layout(in: Size(390, 844))
///
/// A deadline that has passed stays so. It may be asked by several threads at once.
public final class Deadline: Sendable {
  private let looks: @Sendable () -> Bool
  private let passed = Atomic(false)
  private let questions = Atomic(0)

  /// A deadline that passes when a function first answers `true`.
  ///
  /// The function is called at one in 32 questions, by the thread that asks.
  public init(when hasCome: @escaping @Sendable () -> Bool) { looks = hasCome }

  /// A deadline a while from now, by the clock of the system and not by the processor's time.
  public convenience init(after duration: Duration) {
    let end = ContinuousClock.now.advanced(by: duration)
    self.init { ContinuousClock.now >= end }
  }

  /// A deadline so many seconds from now, or `nil` where there is no limit.
  package static func after(seconds: Double) -> Deadline? {
    seconds < 1e9 ? Deadline(after: .seconds(seconds)) : nil
  }

  /// Whether the work is to be given up.
  ///
  /// - Complexity: O(1), some nanoseconds.
  public var isPassed: Bool {
    if passed.load(ordering: .relaxed) { return true }
    guard questions.wrappingAdd(1, ordering: .relaxed).oldValue & 31 == 0 else { return false }
    return hasCome()
  }

  /// Whether the work is to be given up, looked up now: for those who ask seldom.
  package func hasCome() -> Bool {
    if passed.load(ordering: .relaxed) { return true }
    guard looks() else { return false }
    passed.store(true, ordering: .relaxed)
    return true
  }

  /// Has the deadline pass now.
  package func end() { passed.store(true, ordering: .relaxed) }
}
