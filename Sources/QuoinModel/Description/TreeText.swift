/// A readable text of a tree, one line for each node.
struct TreeText {
  private(set) var text = ""

  init(_ root: Node) {
    var pending: [(node: Node, relation: AnyRelation?, level: Int)] = [(root, nil, 0)]
    while let (node, relation, level) = pending.popLast() {
      // Beyond the width of a screen, indentation is useless and only makes the text quadratic.
      text += String(repeating: "  ", count: min(level, 60))
      if level > 60 { text += "(\(level)) " }
      line(node, relation)
      guard let container = node as? ContainerNode else { continue }
      for child in container.relations.reversed() {
        pending.append((child.node, child, level + 1))
      }
    }
  }

  private mutating func line(_ node: Node, _ relation: AnyRelation?) {
    for member in node.ownMembers {
      switch member.name {
      case "type": text += TreeText.word(member.value)
      case "id": text += " #" + TreeText.word(member.value)
      // `false` is the default: a readable text leaves it out.
      case _ where member.value == .bool(false): break
      default: text += " \(member.name)=" + TreeText.word(member.value)
      }
    }
    let count = (node as? ContainerNode)?.relations.count ?? 0
    if count > 0 { text += " (\(count) \(count == 1 ? "child" : "children"))" }
    let placement = relation?.placementMembers ?? []
    if !placement.isEmpty {
      text += " ·"
      for member in placement { text += " \(member.name)=" + TreeText.word(member.value) }
    }
    text += "\n"
  }

  private static func word(_ value: DataValue) -> String {
    switch value {
    case .string(let string):
      string.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } && !string.isEmpty
        ? string : JSONWriter.quoted(string)
    case .array(let values): "[" + values.map(word).joined(separator: " ") + "]"
    case .object(let members):
      "(" + members.map { "\($0.name)=\(word($0.value))" }.joined(separator: " ") + ")"
    case .number, .integer, .bool, .null: value.json()
    }
  }
}
