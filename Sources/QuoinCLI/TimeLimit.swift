import Foundation
import Synchronization

/// How long a piece of work may take of the processor's time.
///
/// Work that does not end cannot be ended from outside, only left alone: its thread goes on until the process ends,
/// and nobody waits for it.
final class TimeLimit: Sendable {
  private let late = Atomic(false)
  private let clock = Mutex<clockid_t?>(nil)

  /// Whether nobody waits for the work any more.
  var isLate: Bool { late.load(ordering: .acquiring) }

  /// Does a piece of work in a thread of its own.
  ///
  /// - Returns: the answer, or `nil` where it took too long.
  static func run<Answer: Sendable>(
    seconds: Double, _ work: @escaping @Sendable (TimeLimit) -> Answer
  ) -> Answer? {
    let limit = TimeLimit()
    guard seconds.isFinite else { return work(limit) }
    let answer = Slot<Answer>()
    let thread = Thread {
      limit.start()
      answer.fill(work(limit))
    }
    // As much as the main thread has.
    thread.stackSize = 8 << 20
    thread.start()
    while !answer.wait(seconds: 0.1) {
      if limit.spent > seconds {
        limit.late.store(true, ordering: .releasing)
        return nil
      }
    }
    return answer.take()
  }

  private func start() {
    #if os(Linux)
    var id: clockid_t = 0
    if pthread_getcpuclockid(pthread_self(), &id) == 0 { clock.withLock { $0 = id } }
    #endif
  }

  /// The seconds so far; of the whole process where one thread's are not known.
  private var spent: Double {
    var time = timespec()
    let id = clock.withLock { $0 } ?? CLOCK_PROCESS_CPUTIME_ID
    guard clock_gettime(id, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A place for one answer.
  private final class Slot<Answer: Sendable>: Sendable {
    private let value = Mutex<Answer?>(nil)
    private let isFilled = DispatchSemaphore(value: 0)

    func fill(_ answer: Answer) {
      value.withLock { $0 = answer }
      isFilled.signal()
    }

    func wait(seconds: Double) -> Bool { isFilled.wait(timeout: .now() + seconds) == .success }

    func take() -> Answer? { value.withLock { $0.take() } }
  }
}
