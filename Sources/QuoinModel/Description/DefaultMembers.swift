/// The stored properties of nodes of which nothing is said, by their classes.
struct DefaultMembers: Sendable {
  static let shared = DefaultMembers()

  /// The values by the names of the properties.
  private(set) var of: [ObjectIdentifier: [String: DataValue]] = [:]

  private init() {
    let nodes: [Node] = [
      StackContainer(), FlexContainer(), GridContainer(), FlowContainer(), AbsoluteContainer(),
      RelativeContainer(), TextNode(), ImageNode(""), ShapeNode(), ButtonNode(""), SliderNode(),
      TextFieldNode(), TextViewNode(),
    ]
    for node in nodes {
      var mirror: Mirror? = Mirror(reflecting: node)
      while let level = mirror, level.subjectType != Node.self {
        of[ObjectIdentifier(level.subjectType)] = Dictionary(
          DataValue.members(of: level).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        mirror = level.superclassMirror
      }
    }
  }
}

extension DataValue.Member {
  /// The member without the parts that a usual value has, too, or `nil` where that is all.
  func differing(from usual: DataValue?) -> DataValue.Member? {
    guard let usual else { return self }
    if value == usual { return nil }
    guard case .object = value, case .object = usual else { return self }
    return .init(name, .object(value.members(differingFrom: usual)))
  }
}
