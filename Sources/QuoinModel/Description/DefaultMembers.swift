/// The stored properties of nodes with default values, by class.
struct DefaultMembers: Sendable {
  static let shared = DefaultMembers()

  /// The values by property name.
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
  /// Returns the member without the parts that equal those of a default value, or `nil` if all do.
  func differing(from usual: DataValue?) -> DataValue.Member? {
    guard let usual else { return self }
    if value == usual { return nil }
    guard case .object = value, case .object = usual else { return self }
    return .init(name, .object(value.members(differingFrom: usual)))
  }
}
