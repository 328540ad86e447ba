/// The data of a tree, created without recursion.
struct TreeData {
  let value: DataValue

  /// The depth beyond which nested values are left out with a note, because they are released
  /// recursively.
  static let depthLimit = 500

  private struct Level {
    let members: [DataValue.Member]
    let relations: [AnyRelation]
    var children: [DataValue] = []
  }

  init(_ root: Node) {
    var open = [TreeData.level(root, nil)]
    while true {
      let last = open.count - 1
      let done = open[last].children.count
      if done < open[last].relations.count, open.count < TreeData.depthLimit {
        let relation = open[last].relations[done]
        open.append(TreeData.level(relation.node, relation))
        continue
      }
      var members = open[last].members
      if open.count == TreeData.depthLimit, !open[last].relations.isEmpty {
        members.append(.init("children", .string("deeper than \(TreeData.depthLimit) levels")))
      } else if !open[last].relations.isEmpty {
        members.append(.init("children", .array(open[last].children)))
      }
      open.removeLast()
      guard !open.isEmpty else {
        value = .object(members)
        return
      }
      open[last - 1].children.append(.object(members))
    }
  }

  private static func level(_ node: Node, _ relation: AnyRelation?) -> Level {
    var members = node.ownMembers
    if let placement = relation?.placementMembers, !placement.isEmpty {
      members.append(.init("placement", .object(placement)))
    }
    return Level(members: members, relations: (node as? ContainerNode)?.relations ?? [])
  }
}
