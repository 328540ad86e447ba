import Dispatch
import Synchronization

/// Does a piece of work for each path on all cores and hands on the answers in the order of the
/// paths, each as soon as those before it are there.
///
/// - Parameters:
///   - paths: the documents; one alone is worked on right here.
///   - work: makes an answer; called from several threads.
///   - handle: prints an answer and says what it comes to; called for one answer at a time.
/// - Returns: the worst of what the answers came to.
func inParallel<Answer: Sendable>(
  _ paths: [String], _ work: @Sendable (String) -> Answer,
  each handle: @Sendable (Answer) -> ExitStatus
) -> ExitStatus {
  if paths.count == 1 { return handle(work(paths[0])) }
  let bar = ProgressBar(total: paths.count)
  let output = Mutex(OrderedOutput<Answer>())
  DispatchQueue.concurrentPerform(iterations: paths.count) { index in
    let answer = work(paths[index])
    output.withLock { output in
      output.waiting[index] = answer
      while let next = output.waiting.removeValue(forKey: output.handled) {
        bar.clear()
        output.worst = max(output.worst, handle(next))
        output.handled += 1
        bar.show(output.handled)
      }
    }
  }
  bar.clear()
  return output.withLock { $0.worst }
}

/// Answers that wait for those before them.
private struct OrderedOutput<Answer: Sendable>: Sendable {
  var waiting: [Int: Answer] = [:]
  var handled = 0
  var worst = ExitStatus.clean
}
