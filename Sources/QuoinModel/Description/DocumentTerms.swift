/// A document's access to its files, and its limits for layout and painting.
///
/// The root of an imported tree has it, and arrangements and drawings made from the tree pass it
/// on.
@usableFromInline package final class DocumentTerms: Sendable {
  /// The object that provides access to the document's files; its type is known where files are
  /// opened.
  package let resources: any AnyObject & Sendable
  /// The time limit in seconds for a layout, and for painting.
  package let seconds: Double
  /// The maximum number of parts of a drawing's gradients, shadows and pictures behind boxes and texts.
  package let parts: Int
  /// The limits on the diagnostics of a layout, and of painting.
  package let diagnostics: DiagnosticLimits
  /// The colour of the canvas on which the document is painted, or `nil` for that of the system.
  package let canvas: Color?

  package init(
    resources: any AnyObject & Sendable, seconds: Double, parts: Int = .max,
    diagnostics: DiagnosticLimits = .none, canvas: Color? = nil
  ) {
    self.resources = resources
    self.canvas = canvas
    self.seconds = seconds
    self.parts = parts
    self.diagnostics = diagnostics
  }

  /// Returns a deadline starting now, or `nil` if there is no limit.
  package func deadline() -> Deadline? { .after(seconds: seconds) }
}

extension DocumentTerms: Hashable {
  @usableFromInline package static func == (a: DocumentTerms, b: DocumentTerms) -> Bool {
    a.resources === b.resources && a.seconds == b.seconds && a.parts == b.parts
      && a.diagnostics == b.diagnostics && a.canvas == b.canvas
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(resources))
    hasher.combine(seconds)
  }
}
