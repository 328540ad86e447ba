import Synchronization

/// The identity of a node: an integer that is unique in the process.
///
/// Ids grow in the order in which nodes are created. They are unrelated to documents: a document's
/// own identifier is `Node.identifier`.
public struct NodeID: Hashable, Comparable, Sendable {
  /// The number itself.
  public let rawValue: Int

  /// Creates an id with the next unused number.
  package init() {
    rawValue = NodeID.counter.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates an id that was assigned before.
  @inlinable package init(stored rawValue: Int) { self.rawValue = rawValue }

  /// Whether the first node was created before the second.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  private static let counter = Atomic<Int>(0)
}
