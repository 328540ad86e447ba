import QuoinGeometry
import QuoinModel

extension Arrangement.Item {
  /// Values that few nodes have.
  struct Rare: Sendable {
    /// The values, shared by copies until one is changed.
    private var storage: Storage

    private final class Storage: @unchecked Sendable {
      // Mutated only by the single value that references it.
      @exclusivity(unchecked) var values: Values

      init(_ values: Values) { self.values = values }
    }

    struct Values {
      var tableLayer: Arrangement.TableLayer?
      var link: String?
      var alternative: String?
      var contentInsets = EdgeInsets.zero
      var repeatsFor: Double?
      var closesFor: Double?
      var drawings: NodeDrawings?
      var ordinal: Arrangement.Ordinal?
    }

    init() { storage = Storage(Values()) }

    var values: Values {
      get { storage.values }
      _modify {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
        yield &storage.values
      }
    }
  }

  /// Sets a rare value, unless it is the default and the node has no rare values.
  @inline(__always)
  private mutating func setRare(isPlain: Bool, _ set: (inout Rare.Values) -> Void) {
    if rare == nil, isPlain { return }
    var values = rare ?? Rare()
    rare = nil
    set(&values.values)
    rare = values
  }

  /// The part of a table's painting that the item represents; `nil` if the item is a node.
  package var tableLayer: Arrangement.TableLayer? {
    get { rare?.values.tableLayer }
    set { setRare(isPlain: newValue == nil) { $0.tableLayer = newValue } }
  }
  /// The link target of the node and its descendants, as specified in the document.
  public var link: String? {
    get { rare?.values.link }
    set { setRare(isPlain: newValue == nil) { $0.link = newValue } }
  }
  /// The alternative text for the node's content, as specified in the document; empty for decoration.
  public var alternative: String? {
    get { rare?.values.alternative }
    set { setRare(isPlain: newValue == nil) { $0.alternative = newValue } }
  }
  /// The space between the edges of a document's element and those of its content, in points.
  public var contentInsets: EdgeInsets {
    get { rare?.values.contentInsets ?? .zero }
    set { setRare(isPlain: newValue == .zero) { $0.contentInsets = newValue } }
  }
  /// How far the section or table whose head this node is extends below the head's top, in points.
  ///
  /// The head is repeated on every page on which the section or table continues.
  package var repeatsFor: Double? {
    get { rare?.values.repeatsFor }
    set { setRare(isPlain: newValue == nil) { $0.repeatsFor = newValue } }
  }
  /// The drawings of the node besides its look and its content.
  package var drawings: NodeDrawings? {
    get { rare?.values.drawings }
    set { setRare(isPlain: newValue == nil) { $0.drawings = newValue } }
  }
  /// How far above its own bottom the rows begin of the table whose foot this node is, in points.
  ///
  /// The foot is repeated on every page before the one on which the table ends.
  package var closesFor: Double? {
    get { rare?.values.closesFor }
    set { setRare(isPlain: newValue == nil) { $0.closesFor = newValue } }
  }
  /// The ordinal group as an item of a flex container or grid; `nil` for the initial one.
  package var ordinal: Arrangement.Ordinal? {
    get { rare?.values.ordinal }
    set { setRare(isPlain: newValue == nil) { $0.ordinal = newValue } }
  }
}
