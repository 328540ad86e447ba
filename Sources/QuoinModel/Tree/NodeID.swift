import Synchronization

/// The identity of a node: a small number that no other node of the process has.
///
/// Ids grow in the order in which nodes are made. They say nothing of a document: what a document
/// calls a thing is `Node.identifier`.
public struct NodeID: Hashable, Comparable, Sendable {
  /// The number itself.
  public let rawValue: Int

  /// Takes the next unused number.
  package init() {
    rawValue = NodeID.counter.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// An identity that was taken before.
  @inlinable package init(stored rawValue: Int) { self.rawValue = rawValue }

  /// Whether the first node was made before the second.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  private static let counter = Atomic<Int>(0)
}
