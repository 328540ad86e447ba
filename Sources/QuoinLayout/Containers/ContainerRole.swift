import QuoinModel

/// What a container is to the containers around it and in it.
///
/// Most containers only place: to all others they are a box that can be measured. Those of an island
/// are solved together, and those of boxes are one tree to the box engine.
struct ContainerRole: OptionSet {
  let rawValue: UInt16

  /// Lays its children out.
  static let places = ContainerRole(rawValue: 1)
  /// Constraints may look across its border.
  static let island = ContainerRole(rawValue: 2)
  /// Its children are boxes of the box engine.
  static let boxes = ContainerRole(rawValue: 4)
  /// Its children stand in lines and blocks.
  static let flow = ContainerRole(rawValue: 8)
  /// Its children stand in tracks.
  static let grid = ContainerRole(rawValue: 16)
  /// Its children are placed from its edges.
  static let absolute = ContainerRole(rawValue: 32)
  /// Its children are rows that are made when they are seen.
  static let list = ContainerRole(rawValue: 64)
  /// Its children stand in a row, by constraints.
  static let stack = ContainerRole(rawValue: 128)
  /// It is placed even without children: a list makes its rows then, and a layout value may speak of
  /// nodes that are elsewhere.
  static let placesEmpty = ContainerRole(rawValue: 256)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Its children stand by constraints alone.
  var isConstrained: Bool { contains(.island) && !contains(.stack) }

  /// The role of a container; empty where nothing lays it out.
  init(_ container: ContainerNode) {
    switch container {
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
