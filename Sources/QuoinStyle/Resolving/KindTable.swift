import QuoinModel
import Synchronization

/// The kinds that nodes are: their own word, that of the document, and those of their classes.
///
/// Kinds follow Swift's inheritance: a `class PriceLabel: TextNode` is a `PriceLabel`, a `TextNode`,
/// a `Text`, a `label` and a `node`. Case does not matter.
struct KindTable {
  private struct Known {
    var kind: String
    var documentType: String?
    var number: Int32
  }

  /// The lists by the classes of nodes; those of a class seldom differ in their words.
  private var known: [ObjectIdentifier: [Known]] = [:]
  /// The kinds that the sheet names and some node of the tree is.
  private(set) var seen: Set<CSS.Atom> = []

  /// The number of a node's list of kinds, of which the tree keeps those that the sheet names.
  mutating func list(
    of node: Node, _ atoms: CSS.AtomTable, _ tree: inout CSS.ElementTree
  ) -> Int32 {
    let key = ObjectIdentifier(type(of: node))
    let (kind, documentType) = (node.kind, node.documentType)
    if let known = known[key],
      let place = known.firstIndex(where: {
        $0.documentType == documentType && $0.kind == kind
      })
    {
      let number = known[place].number
      // What is asked for often comes to be in front.
      if place > 0 { self.known[key]?.swapAt(place, place / 2) }
      return number
    }
    var found: [CSS.Atom] = []
    for name in KindTable.names(of: node) {
      if let atom = atoms.kinds[name], !found.contains(atom) { found.append(atom) }
    }
    seen.formUnion(found)
    let number = tree.addKinds(found)
    known[key, default: []].append(
      Known(kind: kind, documentType: documentType, number: number))
    return number
  }

  /// All words for a node, in small letters.
  static func names(of node: Node) -> [String] {
    var names = [node.kind.asciiLowercased]
    if let type = node.documentType { names.append(type.asciiLowercased) }
    names += classNames(of: node)
    if case .control = node.content { names.append("control") }
    if node is ContainerNode { names.append("container") }
    return names + ["node", "view"]
  }

  /// The words for the class of a node and for those that it inherits from; each class is looked at once in a
  /// process.
  private static func classNames(of node: Node) -> [String] {
    let key = ObjectIdentifier(type(of: node))
    if let known = knownClasses.withLock({ $0[key] }) { return known }
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: node)
    while let current = mirror {
      // A class of a type, as `Cell<Item>`, goes by its own name.
      let name = String(
        String(describing: current.subjectType).prefix { $0 != "<" }
      ).asciiLowercased
      names.append(name)
      for suffix in ["node", "container"] where name.hasSuffix(suffix) && name != suffix {
        names.append(String(name.dropLast(suffix.count)))
      }
      if let word = words[name] { names.append(word) }
      mirror = current.superclassMirror
    }
    knownClasses.withLock { $0[key] = names }
    return names
  }

  private static let knownClasses = Mutex<[ObjectIdentifier: [String]]>([:])

  /// The words for the nodes that Quoin has, for what may have been meant.
  static let ownVocabulary = Vocabulary(own)

  /// The words for the nodes that Quoin has, in small letters.
  static let own: Set<String> = {
    let types = [
      "accessory", "activityindicator", "bar", "button", "foreign", "image", "pagecontrol",
      "picker",
      "progress", "searchbar", "separator", "segmentedcontrol", "shape", "slider", "stepper",
      "switch", "text",
      "textfield", "textview",
    ]
    let containers = [
      "absolute", "flex", "flow", "grid", "layout", "list", "relative", "stack",
    ]
    let kinds = [
      "activityindicatorview", "imageview", "label", "navigationbar", "pickerview", "progressview",
      "scrollview", "stackview", "tabbar", "toolbar", "control", "container", "containernode",
      "node",
      "view",
    ]
    return Set(
      types + types.map { $0 + "node" } + containers + containers.map { $0 + "container" } + kinds)
  }()

  /// The words of documents for classes; a subclass with a word of its own is still one of these.
  private static let words: [String: String] = [
    "textnode": "label", "buttonnode": "button", "imagenode": "imageview",
    "switchnode": "switch", "slidernode": "slider", "stackcontainer": "stackview",
  ]
}
