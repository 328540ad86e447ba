public import QuoinGeometry
public import QuoinModel

extension Arrangement {
  /// One node as it was laid out.
  ///
  /// Where the item stands is in it; the rest is shared by its copies until one of them is changed, so that an
  /// arrangement after a change costs little more than what changed.
  public struct Item: Sendable {
    /// The index of the container's item, or `nil` for the root.
    public var parent: Int? {
      get { container >= 0 ? Int(container) : nil }
      set { container = newValue.map { Int32($0) } ?? -1 }
    }
    /// The index behind the last item inside this one.
    public var end: Int {
      get { Int(last) }
      set { last = Int32(newValue) }
    }
    /// The frame in the container's coordinates, in points, with edges on whole pixels.
    public var frame: Rect

    private var container: Int32
    private var last: Int32
    private var storage: Storage

    private final class Storage: @unchecked Sendable {
      // Changed only by the one value that refers to it.
      @exclusivity(unchecked) var fields: Fields

      init(_ fields: Fields) { self.fields = fields }
    }

    /// All of an item but where it stands.
    private struct Fields {
      var id: NodeID
      var identifier: String?
      var type: String
      var direction: LayoutDirection = .leftToRight
      var colorScheme: ColorScheme = .light
      var isHidden: Bool
      var look: Look
      var parts: [ControlPart: Look] = [:]
      var content: NodeContent
      var texts: [PlacedText]
      var place: SourcePlace?
      var pieces: [Arrangement.Piece]?
      var stacking: Stacking?
      var level: Arrangement.Level = .block
      var isPaintedWhole: Bool = false
      var holdsFloats: Bool = false
      var breaks: PageBreakRules?
      var marginTop: Double = 0
      var isRow: Bool = false
      var isRepeated: Bool = false
      /// What few nodes have, kept apart so that the others cost less memory.
      var rare: Rare?
    }

    /// An item that has what all nodes have.
    package init(
      id: NodeID, identifier: String?, type: String, parent: Int?, end: Int, frame: Rect,
      direction: LayoutDirection = .leftToRight, colorScheme: ColorScheme = .light, isHidden: Bool,
      look: Look, parts: [ControlPart: Look] = [:], content: NodeContent, texts: [PlacedText],
      place: SourcePlace?
    ) {
      self.frame = frame
      container = parent.map { Int32($0) } ?? -1
      last = Int32(end)
      storage = Storage(
        Fields(
          id: id, identifier: identifier, type: type, direction: direction,
          colorScheme: colorScheme, isHidden: isHidden, look: look, parts: parts, content: content,
          texts: texts, place: place))
    }

    private var fields: Fields {
      _read { yield storage.fields }
      _modify {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
        yield &storage.fields
      }
    }
  }
}

extension Arrangement.Item {
  /// The node's identity; that of the node from which it comes where the item is none.
  public var id: NodeID {
    get { fields.id }
    set { fields.id = newValue }
  }
  /// What the description calls the node.
  public var identifier: String? {
    get { fields.identifier }
    set { fields.identifier = newValue }
  }
  /// The word for nodes of this kind: the document's own tag where it came from a document.
  public var type: String {
    get { fields.type }
    set { fields.type = newValue }
  }
  /// The direction of rows in the node.
  public var direction: LayoutDirection {
    get { fields.direction }
    set { fields.direction = newValue }
  }
  /// Light or dark surroundings.
  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }
  /// Whether the node is left out of the picture.
  public var isHidden: Bool {
    get { fields.isHidden }
    set { fields.isHidden = newValue }
  }
  /// The computed look; its `transform` is not in the frame.
  public var look: Look {
    get { fields.look }
    set { fields.look = newValue }
  }
  /// The looks of the parts of a control.
  public var parts: [ControlPart: Look] {
    get { fields.parts }
    set { fields.parts = newValue }
  }
  /// What the node shows.
  public var content: NodeContent {
    get { fields.content }
    set { fields.content = newValue }
  }
  /// The measured texts of the content.
  public var texts: [PlacedText] {
    get { fields.texts }
    set { fields.texts = newValue }
  }
  /// Where the node was described.
  public var place: SourcePlace? {
    get { fields.place }
    set { fields.place = newValue }
  }
  /// The parts of the box of an inline element that its lines break, in the order of the text; `nil`
  /// where the frame is the box.
  package var pieces: [Arrangement.Piece]? {
    get { fields.pieces }
    set { fields.pieces = newValue }
  }
  /// How a document's element takes part in the order of painting; `nil` for other nodes, which
  /// are painted in the order of the items.
  package var stacking: Stacking? {
    get { fields.stacking }
    set { fields.stacking = newValue }
  }
  /// How the node takes part in the flow around it.
  package var level: Arrangement.Level {
    get { fields.level }
    set { fields.level = newValue }
  }
  /// Whether all in the node is painted together, as a box in a line is.
  package var isPaintedWhole: Bool {
    get { fields.isPaintedWhole }
    set { fields.isPaintedWhole = newValue }
  }
  /// Whether the node is a container of which the floats are painted between its blocks and its lines.
  package var holdsFloats: Bool {
    get { fields.holdsFloats }
    set { fields.holdsFloats = newValue }
  }
  /// Where pages may end beside a document's element and in it; `nil` for other nodes.
  package var breaks: PageBreakRules? {
    get { fields.breaks }
    set { fields.breaks = newValue }
  }
  /// The space above a document's element that it asks for itself, in points.
  package var marginTop: Double {
    get { fields.marginTop }
    set { fields.marginTop = newValue }
  }
  /// Whether the node is a row of a list, or a row or the head of a table, which pages do not cut
  /// where it fits on one.
  package var isRow: Bool {
    get { fields.isRow }
    set { fields.isRow = newValue }
  }
  /// Whether the node was on a page before, and is shown on this one again.
  package var isRepeated: Bool {
    get { fields.isRepeated }
    set { fields.isRepeated = newValue }
  }
  /// What few nodes have.
  var rare: Rare? {
    get { fields.rare }
    set { fields.rare = newValue }
  }
}
