import Synchronization

extension CSS {
  /// A cache of matching results that involve many elements.
  ///
  /// Without it, a nested selector list would be matched again for each ancestor of an element, at
  /// every level of nesting. A cache belongs to one state of a tree: a change of the tree replaces
  /// it.
  final class MatchMemo: Sendable {
    /// The identity of the selector table that the numbers refer to.
    final class Identity: Sendable {}

    /// An element and the question: whether a list of selectors matches, a position, or whether it is
    /// in a scope or a root of it.
    struct Key: Hashable {
      enum Question: UInt8 {
        case matchesAny
        case position
        case positionFromEnd
        case positionOfType
        case positionOfTypeFromEnd
        case isScopeRoot
        case isInScope
        case isInScopeOfRoot
      }
      var question: Question
      /// The first selector of the list, or the number of a scope.
      var list: Int32
      var element: Int32
      /// The root of the scope around the rule, if the list refers to it, or -1.
      var scope: Int32 = -1
    }

    private struct State {
      var table: Identity?
      var answers: [Key: Int32] = [:]
    }

    private let state = Mutex(State())
    /// The maximum number of cached answers.
    private static let maximumAnswers = 2_000_000

    /// Whether the cache is empty.
    var isEmpty: Bool { state.withLock { $0.answers.isEmpty } }

    func answer(_ key: Key, of table: Identity) -> Int32? {
      state.withLock { $0.table === table ? $0.answers[key] : nil }
    }

    func remember(_ answer: Int32, _ key: Key, of table: Identity) {
      state.withLock { state in
        if state.table !== table || state.answers.count >= MatchMemo.maximumAnswers {
          state.answers = [:]
          state.table = table
        }
        state.answers[key] = answer
      }
    }
  }
}
