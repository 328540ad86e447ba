import Foundation
import Synchronization

#if os(Linux)
/// The processor time of the jobs of a process, including threads that libraries start.
///
/// Pango looks for the fonts of each size on threads of its own, which can take as long as all the
/// rest of a document. What no thread of the command has used is theirs; it is divided among the
/// jobs that run meanwhile.
final class ProcessorTime: Sendable {
  /// The only one, because it is about the whole process.
  static let shared = ProcessorTime()

  /// A thread of the command.
  struct Member: Sendable {
    fileprivate let number: Int
  }

  private struct Thread {
    let clock: clockid_t
    let start: Double
    /// Whether it works on a job, so that it shares the time of other threads.
    let isJob: Bool
    /// Its share of the time of other threads.
    var others = 0.0

    var used: Double { max(0, ProcessorTime.seconds(clock) - start) }
  }

  private struct State {
    var threads: [Int: Thread] = [:]
    var next = 0
    /// The time of threads that have left.
    var ended = 0.0
    /// The time of other threads that has been divided; `nil` before there is a job.
    var divided: Double?
  }

  private let state = Mutex(State())

  /// Adds the current thread.
  func join(isJob: Bool) -> Member {
    var clock: clockid_t = 0
    if pthread_getcpuclockid(pthread_self(), &clock) != 0 { clock = CLOCK_THREAD_CPUTIME_ID }
    let thread = Thread(clock: clock, start: ProcessorTime.seconds(clock), isJob: isJob)
    return state.withLock { state in
      if !state.threads.values.contains(where: \.isJob) {
        // Time used before the first job belongs to no job.
        state.divided = nil
      }
      state.next += 1
      state.threads[state.next] = thread
      ProcessorTime.divide(&state)
      return Member(number: state.next)
    }
  }

  /// Removes the current thread, which joined before.
  func leave(_ member: Member) {
    state.withLock { state in
      guard let thread = state.threads.removeValue(forKey: member.number) else { return }
      state.ended += thread.used
    }
  }

  /// Returns the time of a job in seconds; 0 after it has left.
  func spent(_ member: Member) -> Double {
    state.withLock { state in
      ProcessorTime.divide(&state)
      guard let thread = state.threads[member.number] else { return 0 }
      return thread.used + thread.others
    }
  }

  /// Calls a function on a thread whose time is not that of a job.
  static func beside<Result>(_ body: () -> Result) -> Result {
    let member = shared.join(isJob: false)
    defer { shared.leave(member) }
    return body()
  }

  /// Divides the time of other threads since the last call among the jobs.
  private static func divide(_ state: inout State) {
    let own = state.threads.values.reduce(state.ended) { $0 + $1.used }
    let others = seconds(CLOCK_PROCESS_CPUTIME_ID) - own
    let jobs = state.threads.filter(\.value.isJob).keys
    if let divided = state.divided, others > divided, !jobs.isEmpty {
      for job in jobs { state.threads[job]?.others += (others - divided) / Double(jobs.count) }
    }
    state.divided = max(state.divided ?? others, others)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
#endif
