import QuoinBoxLayout
import QuoinGeometry

extension Node {
  /// The node and its descendants as data: the node's kind, its own properties, and each child's
  /// placement.
  ///
  /// Properties with default values are left out, and so are nodes deeper than 500 levels.
  public final var data: DataValue { TreeData(self).value }

  /// Returns the node and its descendants as JSON text.
  ///
  /// - Parameter indented: whether each member is on a line of its own.
  public final func json(indented: Bool = false) -> String { data.json(indented: indented) }

  /// A readable text of the node and its descendants, one line for each node, indented by depth.
  public final var treeDescription: String { TreeText(self).text }

  /// The node's own properties, without its children.
  final var ownMembers: [DataValue.Member] {
    var members: [DataValue.Member] = [.init("type", .string(documentType ?? kind))]
    func add(_ name: String, _ value: DataValue) {
      if !value.isEmpty { members.append(.init(name, value)) }
    }
    add("id", identifier.map { .string($0) } ?? .null)
    add("classes", .array(classes.map { .string($0) }))
    for member in typeMembers { add(member.name, member.value) }
    let own = DataValue.reflecting(sizing).members(differingFrom: DataValue.reflecting(Sizing()))
    add("size", .object(own))
    add(
      "priorities",
      .object(
        DataValue.reflecting(priorities).members(
          differingFrom: DataValue.reflecting(ContentPriorities()))))
    add("style", style.data)
    if alignmentInsets != .zero { add("alignmentInsets", DataValue.reflecting(alignmentInsets)) }
    if isHidden { add("hidden", .bool(true)) }
    add("direction", direction.map { DataValue.reflecting($0) } ?? .null)
    add("traits", DataValue.reflecting(traitOverrides))
    if !constraints.isEmpty { add("constraints", .number(Double(constraints.count))) }
    return members
  }

  /// The stored properties of the node's classes, from the most general class.
  private var typeMembers: [DataValue.Member] {
    var members: [DataValue.Member] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != Node.self {
      if level.subjectType != ContainerNode.self {
        let usual = DefaultMembers.shared.of[ObjectIdentifier(level.subjectType)] ?? [:]
        let changed = DataValue.members(of: level).compactMap { $0.differing(from: usual[$0.name]) }
        members.insert(contentsOf: changed, at: 0)
      }
      mirror = level.superclassMirror
    }
    if let container = self as? ContainerNode {
      let named: [(String, Any?)] = [
        ("margins", container.margins), ("safeArea", container.safeAreaInsets),
        ("backdrop", container.backdrop),
      ]
      for case (let name, let value?) in named {
        members.append(.init(name, DataValue.reflecting(value)))
      }
    }
    return members
  }
}

extension AnyRelation {
  /// The members of the placement that differ from the default.
  final var placementMembers: [DataValue.Member] {
    let placement = anyPlacement()
    let value = DataValue.reflecting(placement)
    if placement is AbsolutePlacement {
      return value.members(differingFrom: DataValue.reflecting(AbsolutePlacement()))
    }
    guard let usual = anyDefaultPlacement() else {
      if case .object(let members) = value { return members }
      return []
    }
    return value.members(differingFrom: DataValue.reflecting(usual))
  }
}

extension Style {
  /// The set properties by name; a complete font is one of them.
  fileprivate var data: DataValue {
    let fontParts: Set<StyleProperty> = [
      .fontFamily, .fontSize, .fontWeight, .fontItalic, .fontMonospaced, .textStyle, .fontFeatures,
    ]
    let font = fontParts.isSubset(of: entries.map(\.property)) ? text.font : nil
    var members: [DataValue.Member] = []
    if let font {
      // A font always has a size.
      let usual = DataValue.reflecting(Font(size: .nan))
      members.append(
        .init("font", .object(DataValue.reflecting(font).members(differingFrom: usual))))
    }
    for entry in entries where font == nil || !fontParts.contains(entry.property) {
      let value = DataValue.reflecting(entry.value)
      // The property already determines the kind of value.
      if case .object(let parts) = value, parts.count == 1 {
        members.append(.init("\(entry.property)", parts[0].value))
      } else {
        members.append(.init("\(entry.property)", value))
      }
    }
    return .object(members)
  }
}
