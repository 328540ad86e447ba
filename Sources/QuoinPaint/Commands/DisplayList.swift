import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A drawing as a flat list of commands in painting order.
///
/// It contains everything that a painter needs except image and font files, and can be sent across
/// threads.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// The colour scheme.
  public var colorScheme: ColorScheme
  /// The commands, from back to front.
  public var commands: [DrawCommand]
  /// The diagnostics about what could not be drawn.
  public var diagnostics: [Diagnostic]
  /// The logical structure of the drawing for accessibility, in reading order, parents before
  /// children.
  ///
  /// It is empty unless the drawing is tagged.
  public var elements: [DocumentElement] = []
  /// The positions of named nodes, as link targets; empty unless the drawing is tagged.
  public var places: [String: Point] = [:]
  /// The headings of a document in reading order; empty unless the drawing is tagged.
  public var headings: [DocumentHeading] = []
  /// The requirements of the document on its renderer.
  package var documentTerms: DocumentTerms?
  /// The nodes of the commands.
  package var origins = CommandOrigins()
  /// The boxes of a page on a larger sheet; `nil` where the whole sheet is the page.
  package var printedBoxes: PrintedBoxes?

  /// Creates a drawing from commands.
  public init(
    size: Size, colorScheme: ColorScheme = .light, commands: [DrawCommand],
    diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.commands = commands
    self.diagnostics = diagnostics
  }

  /// Creates the drawing of a layout.
  ///
  /// Hidden nodes are omitted with their descendants. A node whose frame is not finite is omitted
  /// as well and reported as `unpaintable-frame`.
  ///
  /// - Parameters:
  ///   - arrangement: The layout to draw.
  ///   - isTagged: Whether to include the logical structure for accessible documents.
  ///   - pixelScale: The number of pixels per point of the bitmap for which the boxes of HTML documents are aligned with
  ///     whole pixels, as browsers paint them, or `nil` for boxes where the layout has them.
  /// - Complexity: O(n).
  public init(_ arrangement: Arrangement, isTagged: Bool = false, pixelScale: Double? = nil) {
    var partsLeft: Double?
    self.init(arrangement, isTagged: isTagged, pixelScale: pixelScale, partsLeft: &partsLeft)
  }

  /// Creates the drawing of a page.
  ///
  /// - Parameter partsLeft: How many parts the page and those after it may have, or `nil` for the limit of the document;
  ///   then what the page leaves of them.
  package init(
    _ arrangement: Arrangement, isTagged: Bool, pixelScale: Double? = nil, partsLeft: inout Double?
  ) {
    // A painter reports other scales.
    let grid = pixelScale.flatMap { $0 > 0 && $0.isFinite ? PixelGrid(scale: $0) : nil }
    let snapping = grid.map { BoxSnapping(grid: $0) }
    var builder = DisplayListBuilder(arrangement, isTagged: isTagged, snapping: snapping)
    builder.build(partsLeft: partsLeft)
    if let most = arrangement.documentTerms?.parts, most != .max {
      partsLeft = builder.canvas.partsLeft
    }
    self.init(
      size: arrangement.size, colorScheme: DisplayList.scheme(of: arrangement),
      commands: builder.canvas.commands,
      diagnostics: arrangement.diagnostics.filter { $0.rule == Diagnostic.missingGlyph }
        + builder.diagnostics)
    documentTerms = arrangement.documentTerms
    origins = builder.origins
    printedBoxes = arrangement.printedBoxes
    guard isTagged else { return }
    elements = builder.structure?.elements ?? []
    places = builder.places
    headings = builder.headings
  }

  /// Returns the colour scheme of the ground: of a document, that of its root.
  private static func scheme(of arrangement: Arrangement) -> ColorScheme {
    guard arrangement.documentTerms?.canvas != nil, let root = arrangement.items.first else {
      return arrangement.traits.colorScheme
    }
    return root.colorScheme
  }
}
