import QuoinModel
import Synchronization
import Testing

@Suite struct DeadlineTests {
  @Test func aDeadlineThatHasComeStaysSo() {
    let hasPassed = Atomic(true)
    let deadline = Deadline { hasPassed.load(ordering: .relaxed) }
    #expect(deadline.isPassed)
    hasPassed.store(false, ordering: .relaxed)
    #expect(deadline.isPassed)
  }

  @Test func durations() {
    #expect(Deadline(after: .zero).isPassed)
    let far = Deadline(after: .seconds(3600))
    for _ in 0..<100 { #expect(!far.isPassed) }
    far.end()
    #expect(far.isPassed)
  }

  /// The clock is read at one in 32 questions.
  @Test func askingIsCheap() {
    let count = Atomic(0)
    let deadline = Deadline {
      count.add(1, ordering: .relaxed)
      return false
    }
    for _ in 0..<320 { _ = deadline.isPassed }
    #expect(count.load(ordering: .relaxed) == 10)
  }
}
