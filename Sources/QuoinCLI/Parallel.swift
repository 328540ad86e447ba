import Foundation

/// Does a piece of work for each path on all cores and hands on the answers in the order of the
/// paths, each as soon as those before it are there.
func inParallel<Answer: Sendable>(
  _ paths: [String], _ work: @escaping @Sendable (String) -> Answer,
  each handle: (Answer) throws -> Void
) async throws {
  let bar = ProgressBar(total: paths.count)
  let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
  try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
    var next = 0
    func start() {
      guard next < paths.count else { return }
      let index = next
      let path = paths[index]
      next += 1
      group.addTask { (index, work(path)) }
    }
    // A few more than cores, so that one slow document does not leave the others idle.
    for _ in 0..<(cores * 2) { start() }
    var waiting: [Int: Answer] = [:]
    var handled = 0
    while let (index, answer) = try await group.next() {
      start()
      waiting[index] = answer
      while let answer = waiting.removeValue(forKey: handled) {
        bar.clear()
        try handle(answer)
        handled += 1
        bar.show(handled)
      }
    }
    bar.clear()
  }
}
