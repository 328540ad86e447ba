import QuoinModel
import QuoinStyle

/// The answers of nodes to questions that were asked before.
///
/// The answers of one node are a chain: few questions are asked of any.
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

  /// A table without answers.
  init(count: Int) { heads = Array(repeating: -1, count: count) }

  /// What a node answered to a question, if it was asked.
  ///
  /// - Complexity: O(q) in the questions that were asked of the node.
  func answer(of node: Int, to question: Question) -> MeasuredSize? {
    var next = heads[node]
    while next >= 0 {
      if entries[Int(next)].question == question { return entries[Int(next)].answer }
      next = entries[Int(next)].next
    }
    return nil
  }

  /// Keeps the answer of a node to a question that it was not asked before.
  mutating func keep(_ answer: MeasuredSize, of node: Int, to question: Question) {
    entries.append(Entry(question: question, answer: answer, next: heads[node]))
    heads[node] = Int32(entries.count - 1)
  }

  /// Forgets all answers of a node.
  mutating func forget(_ node: Int) { heads[node] = -1 }

  /// Takes nodes that came, went or moved; nothing was asked of fresh ones.
  mutating func take(_ splice: PreorderSplice) { splice.apply(to: &heads, blank: -1) }

  /// Forgets all answers, if there are more than some layouts have.
  mutating func trim() {
    if entries.count > 16 * heads.count { self = MeasureTable(count: heads.count) }
  }
}
