import QuoinModel

/// The role of a container towards the containers around and inside it.
///
/// Most containers only place: to all others they are a box that can be measured. Those of an island are solved
/// together, and those of boxes form one tree for the box engine.
struct ContainerRole: OptionSet {
  let rawValue: UInt16

  /// The container lays out its children.
  static let places = ContainerRole(rawValue: 1)
  /// Constraints may cross its boundary.
  static let island = ContainerRole(rawValue: 2)
  /// Its children are boxes of the box engine.
  static let boxes = ContainerRole(rawValue: 4)
  /// Its children are placed in lines and blocks.
  static let flow = ContainerRole(rawValue: 8)
  /// Its children are placed in tracks.
  static let grid = ContainerRole(rawValue: 16)
  /// Its children are placed from its edges.
  static let absolute = ContainerRole(rawValue: 32)
  /// Its children are rows that are created when they become visible.
  static let list = ContainerRole(rawValue: 64)
  /// Its children are placed in a row, by constraints.
  static let stack = ContainerRole(rawValue: 128)
  /// The container is placed even without children.
  ///
  /// A list creates its rows then, and a layout value may refer to nodes elsewhere.
  static let placesEmpty = ContainerRole(rawValue: 256)
  /// It places everything inside, down to containers of other kinds.
  static let android = ContainerRole(rawValue: 512)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whether its children are flex items.
  var isFlex: Bool { contains(.boxes) && isDisjoint(with: [.flow, .grid]) }

  /// Whether its children are placed by constraints alone.
  var isConstrained: Bool { contains(.island) && !contains(.stack) }

  /// Creates the role of a container; empty if no algorithm lays it out.
  init(_ container: ContainerNode) {
    switch container {
    case is AndroidGroup: self = [.places, .android]
    case is RelativeContainer: self = [.places, .island]
    case is StackContainer: self = [.places, .island, .stack]
    case is FlowContainer: self = [.places, .boxes, .flow]
    case is FlexContainer: self = [.places, .boxes]
    case is GridContainer: self = [.places, .boxes, .grid]
    case is AbsoluteContainer: self = [.places, .absolute]
    case is ListContainer: self = [.places, .list, .placesEmpty]
    case is LayoutContainer: self = [.places, .placesEmpty]
    case is any ContainerAlgorithm: self = .places
    default: self = []
    }
  }
}
