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
  let output = OrderedOutput(bar: ProgressBar(total: paths.count ?? 0), handle)
  var paths = paths
  if paths.count == 1, let path = paths.next() {
    let job = prepare(path)
    output.add(
      WorkLimit.run(limits, instead: { instead(job, $0) }) { work(job, $0) }, at: 0)
    return output.finish()
  }
  // A few more jobs than cores, so that a slow document does not leave other cores idle.
  let free = DispatchSemaphore(value: 2 * max(1, ProcessInfo.processInfo.activeProcessorCount))
  let running = DispatchGroup()
  var index = 0
  while !output.hasFailed, let path = paths.next() {
    let (job, number) = (prepare(path), index)
    index += 1
    free.wait()
    DispatchQueue.global().async(group: running) {
      output.add(
        WorkLimit.run(limits, instead: { instead(job, $0) }) { work(job, $0) }, at: number)
      free.signal()
    }
  }
  running.wait()
  return output.finish()
}

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
    // A reader that stops early is not a failure.
    guard case .failed(let reason) = failure else { return worst }
    StandardOutput.warn("quoin: error: standard output cannot be written: \(reason)\n")
    return .failure
  }
}
