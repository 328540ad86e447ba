import Foundation

/// Does a piece of work for each path on all cores and hands on the answers in the order of the
/// paths, each as soon as it and those before it are there, also while more paths are to come.
///
/// - Parameters:
///   - paths: what to work on.
///   - prepare: makes a job of each path, one after the other.
///   - work: does a job, several at a time.
///   - handle: takes an answer and says how good it is; an `OutputFailure` ends the work.
/// - Returns: the worst of all.
func inParallel<Job: Sendable, Answer: Sendable>(
  _ paths: InputPaths, prepare: (String) -> Job,
  _ work: @escaping @Sendable (Job) -> Answer,
  each handle: @escaping @Sendable (Answer) throws(OutputFailure) -> ExitStatus
) async -> ExitStatus {
  let answers = OrderedAnswers(bar: ProgressBar(total: paths.count ?? 0), handle)
  let most = 2 * max(1, ProcessInfo.processInfo.activeProcessorCount)
  await withTaskGroup(of: Void.self) { group in
    var index = 0
    for await path in paths.stream {
      // A few more than cores, so that one slow document does not leave the others idle.
      if index >= most { await group.next() }
      guard await !answers.hasFailed else { break }
      let job = prepare(path)
      let number = index
      group.addTask { await answers.add(work(job), at: number) }
      index += 1
    }
    await group.waitForAll()
  }
  return await answers.finish()
}

/// Answers on their way out, in order.
private actor OrderedAnswers<Answer: Sendable> {
  private let bar: ProgressBar
  private let handle: @Sendable (Answer) throws(OutputFailure) -> ExitStatus
  private var waiting: [Int: Answer] = [:]
  private var handled = 0
  private var worst = ExitStatus.clean
  private var failure: OutputFailure?

  init(bar: ProgressBar, _ handle: @escaping @Sendable (Answer) throws(OutputFailure) -> ExitStatus)
  {
    self.bar = bar
    self.handle = handle
  }

  var hasFailed: Bool { failure != nil }

  func add(_ answer: Answer, at index: Int) {
    guard failure == nil else { return }
    waiting[index] = answer
    while let answer = waiting.removeValue(forKey: handled) {
      bar.clear()
      do throws(OutputFailure) {
        worst = max(worst, try handle(answer))
      } catch {
        failure = error
        return
      }
      handled += 1
      bar.show(handled)
    }
  }

  func finish() -> ExitStatus {
    bar.clear()
    // That nobody wants to read more is no failure.
    if case .failed(let reason) = failure {
      StandardOutput.warn("quoin: error: standard output cannot be written: \(reason)\n")
      return .failure
    }
    return worst
  }
}
