/// What goes with the nodes of a document to those who lay them out and paint them: the door to the files that it
/// names, and how long each of them may take.
///
/// The root of an imported tree has it, and arrangements and drawings that are made of the tree hand it on.
@usableFromInline package final class DocumentTerms: Sendable {
  /// The door to the document's files; of which type is known to those who open files.
  package let door: any AnyObject & Sendable
  /// The seconds for a layout, and for a painting.
  package let seconds: Double

  package init(door: any AnyObject & Sendable, seconds: Double) {
    self.door = door
    self.seconds = seconds
  }

  /// A deadline from now on, or `nil` where there is no limit.
  package func deadline() -> Deadline? { .after(seconds: seconds) }
}

extension DocumentTerms: Hashable {
  @usableFromInline package static func == (a: DocumentTerms, b: DocumentTerms) -> Bool {
    a.door === b.door && a.seconds == b.seconds
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(door))
    hasher.combine(seconds)
  }
}
