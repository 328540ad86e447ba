#if os(Linux)
import Foundation
import Testing

@testable import QuoinCLI

/// What counts as the time of a job.
///
/// Other threads of this process count, too, so a test knows the least and the most.
@Suite struct ProcessorTimeTests {
  private let time = ProcessorTime()

  /// Works on the current thread until it has used a time, and returns that time in seconds.
  @discardableResult
  private func work(_ seconds: Double) -> Double {
    let start = read(CLOCK_THREAD_CPUTIME_ID)
    var used = 0.0
    while used < seconds { used = read(CLOCK_THREAD_CPUTIME_ID) - start }
    return used
  }

  private func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    return clock_gettime(clock, &time) == 0
      ? Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 : .nan
  }

  /// Calls a function on another thread and waits for its end.
  private func onAnotherThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) throws
    -> Result
  {
    let result = Waiting<Result>()
    Thread { result.fill(body()) }.start()
    return try #require(result.wait())
  }

  /// A result that another thread makes.
  private final class Waiting<Result: Sendable>: @unchecked Sendable {
    private var result: Result?
    private let isThere = DispatchSemaphore(value: 0)

    func fill(_ result: Result) {
      self.result = result
      isThere.signal()
    }

    func wait() -> Result? {
      isThere.wait()
      return result
    }
  }

  /// The whole process has used at least as much as a job in it.
  private func expectNoMore(_ spent: Double, thanSince start: Double) {
    #expect(spent <= read(CLOCK_PROCESS_CPUTIME_ID) - start + 1e-3)
  }

  @Test func theTimeOfTheThreadItselfCounts() {
    let start = read(CLOCK_PROCESS_CPUTIME_ID)
    work(0.02)
    let joined = read(CLOCK_PROCESS_CPUTIME_ID)
    let job = time.join(isJob: true)
    let used = work(0.02)
    #expect(time.spent(job) >= used)
    // What was used before the job joined is not its time.
    expectNoMore(time.spent(job), thanSince: joined)
    #expect(joined - start >= 0.02)
    time.leave(job)
    #expect(time.spent(job) == 0)
  }

  /// A library that works on a thread of its own does so for the job.
  @Test func theTimeOfHelpersCounts() throws {
    let job = time.join(isJob: true)
    defer { time.leave(job) }
    let used = try onAnotherThread { work(0.05) }
    #expect(time.spent(job) >= used)
  }

  @Test func jobsShareTheTimeOfHelpers() throws {
    let start = read(CLOCK_PROCESS_CPUTIME_ID)
    let time = time
    let first = time.join(isJob: true)
    defer { time.leave(first) }
    let (second, used) = try onAnotherThread {
      let second = time.join(isJob: true)
      let used = try? onAnotherThread { work(0.05) }
      return (second, used ?? .nan)
    }
    let spent = (time.spent(first), time.spent(second))
    #expect(spent.0 >= used / 2 && spent.1 >= used / 2)
    expectNoMore(spent.0 + spent.1, thanSince: start)
    time.leave(second)
  }

  /// A thread that only watches is no helper, and no job has its time.
  @Test func theTimeOfMembersWithoutAJobIsTheirOwn() throws {
    let start = read(CLOCK_PROCESS_CPUTIME_ID)
    let time = time
    let job = time.join(isJob: true)
    defer { time.leave(job) }
    let used = try onAnotherThread {
      let member = time.join(isJob: false)
      defer { time.leave(member) }
      return work(0.05)
    }
    expectNoMore(time.spent(job) + used, thanSince: start)
  }
}
#endif
