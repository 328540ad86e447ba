import Synchronization

extension CSS {
  /// What was found out about the elements of a tree and lists of selectors that look at many elements.
  ///
  /// Without it a nested list would be asked anew for each of an element's ancestors, at every level of nesting. It
  /// belongs to one state of a tree: whoever changes the tree takes a new one.
  final class MatchMemo: Sendable {
    /// Which table of selectors the numbers are from.
    final class Identity: Sendable {}

    /// A list of selectors, or a way of counting, and an element.
    struct Key: Hashable {
      enum Question: UInt8 {
        case matchesAny
        case position
        case positionFromEnd
        case positionOfType
        case positionOfTypeFromEnd
      }
      var question: Question
      var list: Int32
      var element: Int32
    }

    private struct State {
      var table: Identity?
      var answers: [Key: Int32] = [:]
    }

    private let state = Mutex(State())
    /// So many answers are remembered.
    private static let most = 2_000_000

    /// Whether nothing is remembered.
    var isEmpty: Bool { state.withLock { $0.answers.isEmpty } }

    func answer(_ key: Key, of table: Identity) -> Int32? {
      state.withLock { $0.table === table ? $0.answers[key] : nil }
    }

    func remember(_ answer: Int32, _ key: Key, of table: Identity) {
      state.withLock { state in
        if state.table !== table || state.answers.count >= MatchMemo.most {
          state.answers = [:]
          state.table = table
        }
        state.answers[key] = answer
      }
    }
  }
}
