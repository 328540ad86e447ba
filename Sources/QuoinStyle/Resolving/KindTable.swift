import QuoinModel
import Synchronization

/// A table of the kinds of nodes: the built-in name, the name in the source document and the names
/// of the Swift classes.
///
/// Kinds follow Swift's inheritance: a node of `class PriceLabel: TextNode` matches `PriceLabel`,
/// `TextNode`, `Text`, `label` and `node`. Case does not matter.
struct KindTable {
  private struct Known {
    var kind: String
    var documentType: String?
    var number: Int32
  }

  /// The known lists of kinds by the class of the node; nodes of one class rarely differ in their
  /// kinds.
  private var known: [ObjectIdentifier: [Known]] = [:]
  /// The kinds that the sheet names and that at least one node of the tree has.
  private(set) var seen: Set<CSS.Atom> = []

  /// The kinds requested last, by a few bits of the address of the class.
  private var recent: [(type: ObjectIdentifier, known: Known)?] = Array(repeating: nil, count: 16)

  /// Returns the number of a node's list of kinds.
  ///
  /// The tree stores only those kinds that the sheet names.
  mutating func list(
    of node: Node, _ atoms: CSS.AtomTable, _ tree: inout CSS.ElementTree
  ) -> Int32 {
    let key = ObjectIdentifier(type(of: node))
    let (kind, documentType) = (node.kind, node.documentType)
    let slot = Int(bitPattern: key) >> 4 & 15
    if let (type, known) = recent[slot], type == key, known.documentType == documentType,
      known.kind == kind
    {
      return known.number
    }
    if let known = known[key],
      let place = known.firstIndex(where: {
        $0.documentType == documentType && $0.kind == kind
      })
    {
      let number = known[place].number
      recent[slot] = (key, known[place])
      // Move frequently requested entries toward the front.
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

  /// Returns all names of a node's kind, in lowercase.
  static func names(of node: Node) -> [String] {
    var names = [node.kind.asciiLowercased]
    if let type = node.documentType { names.append(type.asciiLowercased) }
    names += classNames(of: node)
    if case .control = node.content { names.append("control") }
    if node is ContainerNode { names.append("container") }
    return names + ["node", "view"]
  }

  /// Returns the names of a node's class and its superclasses.
  ///
  /// Each class is inspected once per process. A mirror and a description would give the same names, but ask for each
  /// class whether it conforms to the protocols by which it could describe itself, for which the runtime searches all
  /// conformances of the program.
  private static func classNames(of node: Node) -> [String] {
    let key = ObjectIdentifier(type(of: node))
    if let known = knownClasses.withLock({ $0[key] }) { return known }
    var names: [String] = []
    var inspected: AnyClass? = type(of: node)
    while let current = inspected {
      // A generic class such as `Cell<Item>` is known by its base name.
      let name = String(_typeName(current, qualified: false).prefix { $0 != "<" }).asciiLowercased
      names.append(name)
      for suffix in ["node", "container"] where name.hasSuffix(suffix) && name != suffix {
        names.append(String(name.dropLast(suffix.count)))
      }
      if let word = words[name] { names.append(word) }
      inspected = _getSuperclass(current)
    }
    knownClasses.withLock { $0[key] = names }
    return names
  }

  private static let knownClasses = Mutex<[ObjectIdentifier: [String]]>([:])

  /// The built-in kinds, as the vocabulary for suggestions.
  static let ownVocabulary = Vocabulary(own)

  /// The built-in kinds, in lowercase.
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

  /// The names of classes in documents; a subclass with its own name keeps the name of its
  /// superclass, too.
  private static let words: [String: String] = [
    "textnode": "label", "buttonnode": "button", "imagenode": "imageview",
    "switchnode": "switch", "slidernode": "slider", "stackcontainer": "stackview",
  ]
}
