import QuoinGeometry
import QuoinModel

extension Arrangement.Item {
  /// What few nodes have.
  struct Rare: Sendable {
    /// The values; copies share them until one is changed.
    private var storage: Storage

    private final class Storage: @unchecked Sendable {
      // Changed only by the one value that refers to it.
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

  /// Changes what few nodes have, unless nothing is said of a node that has none of it.
  private mutating func setRare<Value: Equatable>(
    _ path: WritableKeyPath<Rare.Values, Value>, _ value: Value, plain: Value
  ) {
    if rare == nil, value == plain { return }
    var values = rare ?? Rare()
    rare = nil
    values.values[keyPath: path] = value
    rare = values
  }

  /// What the item is where it is no node: what is painted of a table beside its nodes.
  package var tableLayer: Arrangement.TableLayer? {
    get { rare?.values.tableLayer }
    set { setRare(\.tableLayer, newValue, plain: nil) }
  }
  /// Where a tap on the node and on all in it leads, as a document says it.
  public var link: String? {
    get { rare?.values.link }
    set { setRare(\.link, newValue, plain: nil) }
  }
  /// The words that stand for what the node shows, as a document says them; empty where it only
  /// decorates.
  public var alternative: String? {
    get { rare?.values.alternative }
    set { setRare(\.alternative, newValue, plain: nil) }
  }
  /// The space between the edges of a document's element and those of its content, in points.
  public var contentInsets: EdgeInsets {
    get { rare?.values.contentInsets ?? .zero }
    set { setRare(\.contentInsets, newValue, plain: .zero) }
  }
  /// How far below its own top the section or table reaches of which the node is the head, in points.
  ///
  /// On all pages on which the section or table goes on the head is repeated.
  package var repeatsFor: Double? {
    get { rare?.values.repeatsFor }
    set { setRare(\.repeatsFor, newValue, plain: nil) }
  }
  /// What is drawn of the node beside its look and its content.
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
  /// How far above its own bottom the rows of the table begin of which the node is the foot, in points.
  ///
  /// On all pages on which the table does not end the foot is repeated.
  package var closesFor: Double? {
    get { rare?.values.closesFor }
    set { setRare(\.closesFor, newValue, plain: nil) }
  }
}
