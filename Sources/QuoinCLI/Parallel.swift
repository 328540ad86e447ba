import Dispatch
import Foundation
import QuoinResources
import Synchronization

/// Processes paths on all cores and handles the results in the order of the paths.
///
/// Each result is handled as soon as it and all before it are available, even while further paths
/// are arriving.
///
/// - Parameters:
///   - paths: The documents; a single one is processed on the current thread.
///   - prepare: A closure that creates a job for each path, called sequentially.
///   - limits: The limits on the time and memory of a job; a job that exceeds them is abandoned,
///     and the others continue.
///   - instead: A closure that returns the result of an abandoned job.
///   - work: A closure that computes a result, called on several threads.
///   - handle: A closure that prints a result and returns its exit status, called for one result at
///     a time. If it throws an `OutputFailure`, the work ends.
/// - Returns: The highest exit status of all results.
func inParallel<Job: Sendable, Answer: Sendable>(
  _ paths: InputPaths, prepare: (String) -> Job, limits: Limits,
  instead: @escaping @Sendable (Job, WorkLimit.Excess) -> Answer,
  _ work: @escaping @Sendable (Job, WorkLimit) -> Answer,
  each handle: @escaping @Sendable (Answer) throws(OutputFailure) -> ExitStatus
) -> ExitStatus {
  var paths = paths
  let isSingle = paths.count == 1
  return inParallel(
    { paths.next().map(prepare) }, bar: ProgressBar(total: paths.count ?? 0),
    isSingle: isSingle,
    // A few more than cores, so that one slow document does not leave the others idle.
    width: isSingle ? 1 : 2 * cores, limits: limits, instead: instead, work, finish: { $0 },
    each: handle
  )
}

/// Processes jobs on all cores and passes on the results in the order of the jobs, each as soon as it and those before
/// it are complete, even while more jobs arrive.
///
/// - Parameters:
///   - next: returns the next job, or `nil` after the last; called on the current thread only.
///   - bar: shows how many jobs are done.
///   - isSingle: whether there is only one job, which is then processed on the current thread.
///   - width: the number of jobs that are processed at once.
///   - limits: the limits on time and memory for an answer. A job that exceeds them is abandoned; the others continue.
///   - instead: returns the answer for an abandoned job.
///   - work: computes an answer; called from several threads.
///   - finish: completes an answer once, including those of abandoned jobs, without limits; called from several
///     threads.
///   - handle: prints an answer and returns its status; called for one answer at a time. An
///     `OutputFailure` ends the work.
/// - Returns: the worst status of all answers.
func inParallel<Job: Sendable, Answer: Sendable>(
  _ next: () -> Job?, bar: ProgressBar, isSingle: Bool, width: Int, limits: Limits,
  instead: @escaping @Sendable (Job, WorkLimit.Excess) -> Answer,
  _ work: @escaping @Sendable (Job, WorkLimit) -> Answer,
  finish: @escaping @Sendable (Answer) -> Answer,
  each handle: @escaping @Sendable (Answer) throws(OutputFailure) -> ExitStatus
) -> ExitStatus {
  let output = OrderedOutput(bar: bar, handle)
  let answer = { @Sendable (job: Job) in
    finish(WorkLimit.run(limits, instead: { instead(job, $0) }) { work(job, $0) })
  }
  if isSingle, let job = next() {
    output.add(answer(job), at: 0)
    return output.finish()
  }
  let free = DispatchSemaphore(value: width)
  let running = DispatchGroup()
  var index = 0
  while !output.hasFailed, let job = next() {
    let number = index
    index += 1
    free.wait()
    DispatchQueue.global().async(group: running) {
      beside { output.add(answer(job), at: number) }
      free.signal()
    }
  }
  running.wait()
  return output.finish()
}

/// Calls a function whose processor time is not that of a document, such as printing an answer.
private func beside(_ body: () -> Void) {
  #if os(Linux)
  ProcessorTime.beside(body)
  #else
  body()
  #endif
}

/// How many threads the machine works on at once.
var cores: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

/// Handles results in order.
private final class OrderedOutput<Answer: Sendable>: Sendable {
  private struct State {
    var waiting: [Int: Answer] = [:]
    var handled = 0
    var worst = ExitStatus.clean
    var failure: OutputFailure?
  }

  private let bar: ProgressBar
  private let handle: @Sendable (Answer) throws(OutputFailure) -> ExitStatus
  private let state = Mutex(State())

  init(
    bar: ProgressBar, _ handle: @escaping @Sendable (Answer) throws(OutputFailure) -> ExitStatus
  ) {
    self.bar = bar
    self.handle = handle
  }

  var hasFailed: Bool { state.withLock { $0.failure != nil } }

  func add(_ answer: Answer, at index: Int) {
    state.withLock { state in
      state.waiting[index] = answer
      while state.failure == nil, let answer = state.waiting.removeValue(forKey: state.handled) {
        bar.clear()
        do throws(OutputFailure) {
          state.worst = max(state.worst, try handle(answer))
        } catch {
          state.failure = error
        }
        state.handled += 1
        bar.show(state.handled)
      }
    }
  }

  func finish() -> ExitStatus {
    bar.clear()
    let (worst, failure) = state.withLock { ($0.worst, $0.failure) }
    return max(worst, failure?.report() ?? .clean)
  }
}
