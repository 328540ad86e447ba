import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A drawing as a flat list of commands in the order of painting.
///
/// It holds all that a painter needs but the files of pictures and fonts, and may cross threads.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// Light or dark surroundings.
  public var colorScheme: ColorScheme
  /// The commands, from back to front.
  public var commands: [DrawCommand]
  /// What could not be drawn.
  public var diagnostics: [Diagnostic]
  /// What the parts of the drawing are to who cannot see it, each element behind those that it is in, in
  /// the order of reading; none where nobody asked for it.
  public var elements: [DocumentElement] = []
  /// Where the nodes are that links may lead to, by the names that the description gives them; none where
  /// nobody asked for it.
  public var places: [String: Point] = [:]
  /// The headings of a document in the order of reading; none where nobody asked for them.
  public var headings: [DocumentHeading] = []
  /// What the document asks from which the drawing is.
  package var documentTerms: DocumentTerms?

  /// A drawing of commands.
  public init(
    size: Size, colorScheme: ColorScheme = .light, commands: [DrawCommand],
    diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.commands = commands
    self.diagnostics = diagnostics
  }

  /// The drawing of a layout.
  ///
  /// Hidden nodes are left out with all in them. A node whose frame is not a number is left out
  /// likewise, with the diagnostic `unpaintable-frame`.
  ///
  /// - Parameters:
  ///   - arrangement: what is drawn.
  ///   - isTagged: whether the drawing says what its parts are, for documents that tell it to who cannot
  ///     see them.
  /// - Complexity: O(n).
  public init(_ arrangement: Arrangement, isTagged: Bool = false) {
    var builder = DisplayListBuilder(arrangement, isTagged: isTagged)
    builder.build()
    self.init(
      size: arrangement.size, colorScheme: arrangement.traits.colorScheme,
      commands: builder.canvas.commands,
      diagnostics: arrangement.diagnostics.filter { $0.rule == Diagnostic.missingGlyph }
        + builder.diagnostics)
    documentTerms = arrangement.documentTerms
    guard isTagged else { return }
    elements = builder.structure?.elements ?? []
    places = builder.places
    headings = builder.headings
  }
}
