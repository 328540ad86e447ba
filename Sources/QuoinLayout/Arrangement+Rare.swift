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
  private mutating func setRare<Value: Equatable>(
    _ path: WritableKeyPath<Rare.Values, Value>, _ value: Value, plain: Value
  ) {
    if rare == nil, value == plain { return }
    var values = rare ?? Rare()
    rare = nil
    values.values[keyPath: path] = value
    rare = values
  }

  /// The part of a table's painting that the item represents; `nil` if the item is a node.
  package var tableLayer: Arrangement.TableLayer? {
    get { rare?.values.tableLayer }
    set { setRare(\.tableLayer, newValue, plain: nil) }
  }
  /// The link target of the node and its descendants, as specified in the document.
  public var link: String? {
    get { rare?.values.link }
    set { setRare(\.link, newValue, plain: nil) }
  }
  /// The alternative text for the node's content, as specified in the document; empty for decoration.
  public var alternative: String? {
    get { rare?.values.alternative }
    set { setRare(\.alternative, newValue, plain: nil) }
  }
  /// The space between the edges of a document's element and those of its content, in points.
  public var contentInsets: EdgeInsets {
    get { rare?.values.contentInsets ?? .zero }
    set { setRare(\.contentInsets, newValue, plain: .zero) }
  }
  /// How far the section or table whose head this node is extends below the head's top, in points.
  ///
  /// The head is repeated on every page on which the section or table continues.
  package var repeatsFor: Double? {
    get { rare?.values.repeatsFor }
    set { setRare(\.repeatsFor, newValue, plain: nil) }
  }
  /// The drawings of the node besides its look and its content.
  package var drawings: NodeDrawings? {
    get { rare?.values.drawings }
    set {
      guard newValue != nil || rare != nil else { return }
      var values = rare ?? Rare()
      rare = nil
      values.values.drawings = newValue
      rare = values
    }
  }
  /// How far above its own bottom the rows begin of the table whose foot this node is, in points.
  ///
  /// The foot is repeated on every page before the one on which the table ends.
  package var closesFor: Double? {
    get { rare?.values.closesFor }
    set { setRare(\.closesFor, newValue, plain: nil) }
  }
  /// The ordinal group as an item of a flex container or grid; `nil` for the initial one.
  package var ordinal: Arrangement.Ordinal? {
    get { rare?.values.ordinal }
    set { setRare(\.ordinal, newValue, plain: nil) }
  }
}
