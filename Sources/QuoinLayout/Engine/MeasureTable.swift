import QuoinModel
import QuoinStyle

/// The measured sizes of nodes, by question.
///
/// The answers of a node form a chain, since each node is asked few questions.
struct MeasureTable {
  private struct Entry {
    var question: Question
    var answer: MeasuredSize
    /// The next entry of the node, or -1.
    var next: Int32
  }

  /// The first entry of each node, or -1.
  private var heads: [Int32]
  private var entries: [Entry] = []

  /// Creates a table without answers.
  init(count: Int) { heads = Array(repeating: -1, count: count) }

  /// Returns a node's answer to a question, if it was asked before.
  ///
  /// - Complexity: O(q) in the questions asked of the node.
  func answer(of node: Int, to question: Question) -> MeasuredSize? {
    var next = heads[node]
    while next >= 0 {
      if entries[Int(next)].question == question { return entries[Int(next)].answer }
      next = entries[Int(next)].next
    }
    return nil
  }

  /// Returns the only answer of a node, or `nil` if it was not asked; for nodes that are asked a single question.
  @inline(__always) func onlyAnswer(of node: Int) -> MeasuredSize? {
    let head = heads[node]
    return head < 0 ? nil : entries[Int(head)].answer
  }

  /// Stores a node's answer to a new question.
  mutating func keep(_ answer: MeasuredSize, of node: Int, to question: Question) {
    entries.append(Entry(question: question, answer: answer, next: heads[node]))
    heads[node] = Int32(entries.count - 1)
  }

  /// Discards all answers of a node.
  mutating func forget(_ node: Int) { heads[node] = -1 }

  /// Applies insertions, removals and moves; inserted nodes have no answers.
  mutating func apply(_ splice: PreorderSplice) { splice.apply(to: &heads, blank: -1) }

  /// Discards all answers if there are far more than nodes.
  mutating func trim() {
    if entries.count > 16 * heads.count + 1024 { self = MeasureTable(count: heads.count) }
  }
}
