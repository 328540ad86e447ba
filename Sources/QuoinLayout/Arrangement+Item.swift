public import QuoinGeometry
public import QuoinModel

extension Arrangement {
  /// A node with its frame, look and content in an arrangement.
  ///
  /// The item stores its position and its texts itself and shares the rest with its copies until one of them is
  /// changed, so an arrangement after a change costs little more than the items that changed.
  public struct Item: Sendable {
    /// The index of the container's item, or `nil` for the root.
    public var parent: Int? {
      get { container >= 0 ? Int(container) : nil }
      set { container = newValue.map { Int32($0) } ?? -1 }
    }
    /// The index after the last descendant's item.
    public var end: Int {
      get { Int(last) }
      set { last = Int32(newValue) }
    }
    /// The frame in the container's coordinates, in points, with edges on whole pixels.
    public var frame: Rect {
      get { position.frame }
      set { position.frame = newValue }
    }

    /// Where an item is in its container.
    struct Position: Hashable, Sendable {
      var frame: Rect
      /// The frame of the only text, if there is one; here, because it changes with the item's more often than the text.
      var textFrame = Rect.zero
    }

    /// The measured texts of the content.
    public var texts: [PlacedText] {
      get { placedTexts.array }
      set {
        placedTexts = PlacedTexts(newValue)
        position.textFrame = placedTexts.only?.frame ?? .zero
      }
    }

    private(set) var placedTexts: PlacedTexts
    private(set) var position: Position
    /// The index of the container's item, or -1.
    private(set) var container: Int32
    /// The index after the last descendant's item.
    private(set) var last: Int32
    /// The node's identity; for an item that is not a node, that of the node it comes from.
    public var id: NodeID
    private(set) var contents: Contents

    /// All that an item has besides its identity, its place and its texts, shared by its copies and by items that are
    /// alike.
    final class Contents: @unchecked Sendable {
      // Mutated only by the single value that references it.
      @exclusivity(unchecked) fileprivate var fields: Fields

      fileprivate init(_ fields: Fields) { self.fields = fields }

      // Values that are read from many items, without making items of them.
      var identifier: String? { fields.identifier }
      var type: String { fields.type }
      var isHidden: Bool { fields.isHidden }
      var isPiece: Bool { fields.rare?.values.tableLayer != nil }

      /// The contents of a container whose floats are painted between its blocks and its lines.
      var holdingFloats: Contents {
        if fields.holdsFloats { return self }
        let contents = Contents(fields)
        contents.fields.holdsFloats = true
        return contents
      }
    }

    /// The values of an item's contents.
    ///
    /// Those of a byte stand together, so that they leave few gaps in memory.
    fileprivate struct Fields {
      var identifier: String?
      var type: String
      var look: Look
      var parts: [ControlPart: Look] = [:]
      var content: NodeContent
      var pieces: [Arrangement.Piece]?
      var marginTop: Double = 0
      /// Values that few nodes have, stored separately to save memory for all others.
      var rare: Rare?
      var place: SourcePlace?
      var stacking: Stacking?
      var breaks: PageBreakRules?
      var direction: LayoutDirection = .leftToRight
      var colorScheme: ColorScheme = .light
      var isHidden: Bool
      var level: Arrangement.Level = .block
      var isPaintedWhole: Bool = false
      var holdsFloats: Bool = false
      var isRow: Bool = false
      var isRepeated: Bool = false
    }

    /// Creates an item from its position, its texts, and contents that other items may share.
    ///
    /// A single text takes its frame from the position.
    init(
      id: NodeID, position: Position, container: Int32, last: Int32, contents: Contents,
      texts: consuming PlacedTexts
    ) {
      // Before it is part of the item, which a change in place would copy.
      texts.only?.frame = position.textFrame
      (self.position, self.container, self.last) = (position, container, last)
      self.id = id
      self.contents = contents
      placedTexts = texts
    }

    /// Creates an item with the values that all nodes have.
    package init(
      id: NodeID, identifier: String?, type: String, parent: Int?, end: Int, frame: Rect,
      direction: LayoutDirection = .leftToRight, colorScheme: ColorScheme = .light, isHidden: Bool,
      look: Look, parts: [ControlPart: Look] = [:], content: NodeContent, texts: PlacedTexts,
      place: SourcePlace?
    ) {
      position = Position(frame: frame, textFrame: texts.only?.frame ?? .zero)
      (container, last) = (parent.map { Int32($0) } ?? -1, Int32(end))
      self.id = id
      contents = Contents(
        Fields(
          identifier: identifier, type: type, look: look, parts: parts, content: content,
          place: place, direction: direction, colorScheme: colorScheme, isHidden: isHidden))
      placedTexts = texts
    }

    /// Sets the texts.
    mutating func setTexts(_ texts: consuming PlacedTexts) {
      position.textFrame = texts.only?.frame ?? .zero
      placedTexts = texts
    }

    private var fields: Fields {
      _read { yield contents.fields }
      _modify {
        if !isKnownUniquelyReferenced(&contents) { contents = Contents(contents.fields) }
        yield &contents.fields
      }
    }
  }
}

extension Arrangement.Item {
  /// The node's identifier in the description.
  public var identifier: String? {
    get { fields.identifier }
    set { fields.identifier = newValue }
  }
  /// The node's type name: the document's own tag for nodes that come from a document.
  public var type: String {
    get { fields.type }
    set { fields.type = newValue }
  }
  /// The layout direction inside the node.
  public var direction: LayoutDirection {
    get { fields.direction }
    set { fields.direction = newValue }
  }
  /// The colour scheme of the node's environment, light or dark.
  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }
  /// Whether the node is hidden, and so not painted.
  public var isHidden: Bool {
    get { fields.isHidden }
    set { fields.isHidden = newValue }
  }
  /// The computed look; its `transform` does not affect the frame.
  public var look: Look {
    get { fields.look }
    set { fields.look = newValue }
  }
  /// The looks of the parts of a control.
  public var parts: [ControlPart: Look] {
    get { fields.parts }
    set { fields.parts = newValue }
  }
  /// The content that the node shows.
  public var content: NodeContent {
    get { fields.content }
    set { fields.content = newValue }
  }
  /// The place in the source where the node was described.
  public var place: SourcePlace? {
    get { fields.place }
    set { fields.place = newValue }
  }
  /// The pieces of an inline element's box that is broken across lines, in text order.
  ///
  /// It is `nil` if the frame is the box.
  package var pieces: [Arrangement.Piece]? {
    get { fields.pieces }
    set { fields.pieces = newValue }
  }
  /// How a document's element takes part in the painting order.
  ///
  /// It is `nil` for other nodes, which are painted in the order of the items.
  package var stacking: Stacking? {
    get { fields.stacking }
    set { fields.stacking = newValue }
  }
  /// How the node takes part in the flow around it.
  package var level: Arrangement.Level {
    get { fields.level }
    set { fields.level = newValue }
  }
  /// Whether the node and its descendants are painted as one unit, as a box in a line is.
  package var isPaintedWhole: Bool {
    get { fields.isPaintedWhole }
    set { fields.isPaintedWhole = newValue }
  }
  /// Whether the node is a container whose floats are painted between its blocks and its lines.
  package var holdsFloats: Bool {
    get { fields.holdsFloats }
    set { fields.holdsFloats = newValue }
  }
  /// The page break rules of a document's element; `nil` for other nodes.
  package var breaks: PageBreakRules? {
    get { fields.breaks }
    set { fields.breaks = newValue }
  }
  /// The top margin of a document's element, in points.
  package var marginTop: Double {
    get { fields.marginTop }
    set { fields.marginTop = newValue }
  }
  /// Whether the node is a row of a list, or a row or the head of a table.
  ///
  /// Pages do not cut such nodes if they fit on one page.
  package var isRow: Bool {
    get { fields.isRow }
    set { fields.isRow = newValue }
  }
  /// Whether the node was shown on an earlier page and is repeated on this one.
  package var isRepeated: Bool {
    get { fields.isRepeated }
    set { fields.isRepeated = newValue }
  }
  /// Values that few nodes have.
  var rare: Rare? {
    get { fields.rare }
    set { fields.rare = newValue }
  }
}
