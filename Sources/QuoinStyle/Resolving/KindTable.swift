import QuoinModel

/// The kinds that nodes are: their own word, that of the document, and those of their classes.
///
/// Kinds follow Swift's inheritance: a `class PriceLabel: TextNode` is a `PriceLabel`, a `TextNode`,
/// a `Text`, a `label` and a `node`. Case does not matter.
struct KindTable {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var kind: String
    var documentType: String?
  }

  private var known: [Key: Int32] = [:]

  /// The number of a node's list of kinds, of which the tree keeps those that the sheet names.
  mutating func list(
    of node: Node, _ atoms: CSS.AtomTable, _ tree: inout CSS.ElementTree
  ) -> Int32 {
    let key = Key(
      type: ObjectIdentifier(type(of: node)), kind: node.kind, documentType: node.documentType)
    if let known = known[key] { return known }
    var found: [CSS.Atom] = []
    for name in KindTable.names(of: node) {
      if let atom = atoms.kinds[name], !found.contains(atom) { found.append(atom) }
    }
    let number = tree.addKinds(found)
    known[key] = number
    return number
  }

  /// All words for a node, in small letters.
  static func names(of node: Node) -> [String] {
    var names = [node.kind.asciiLowercased]
    if let type = node.documentType { names.append(type.asciiLowercased) }
    var mirror: Mirror? = Mirror(reflecting: node)
    while let current = mirror {
      let name = String(describing: current.subjectType).asciiLowercased
      names.append(name)
      for suffix in ["node", "container"] where name.hasSuffix(suffix) && name != suffix {
        names.append(String(name.dropLast(suffix.count)))
      }
      if let word = words[name] { names.append(word) }
      mirror = current.superclassMirror
    }
    if case .control = node.content { names.append("control") }
    if node is ContainerNode { names.append("container") }
    return names + ["node", "view"]
  }

  /// The words of documents for classes; a subclass with a word of its own is still one of these.
  private static let words: [String: String] = [
    "textnode": "label", "buttonnode": "button", "imagenode": "imageview",
    "switchnode": "switch", "slidernode": "slider", "stackcontainer": "stackview",
  ]
}
