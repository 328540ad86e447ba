import CGumbo

/// Properties of a tag, determined once per tag instead of once per element.
struct TagTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// A form control.
  static let control = TagTraits(rawValue: 1)
  /// A replaced element, with or without content.
  static let replaced = TagTraits(rawValue: 2)
  /// The box depends on attributes or content, and not on the style alone.
  static let ownBox = TagTraits(rawValue: 4)
  /// Presentational hints may come from more than the element's own attributes.
  static let hinted = TagTraits(rawValue: 8)

  /// A list, whose items are numbered.
  static let list = TagTraits(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default sheet of controls has rules for the element.
  static let controlRules = TagTraits(rawValue: 32)

  /// What follows the element in its container may be in a box of its own.
  static let endsContents = TagTraits(rawValue: 64)

  init(_ tag: String) { self = TagTraits.table[tag] ?? [] }

  /// The tags that have traits.
  private static let table: [String: TagTraits] = {
    var table: [String: TagTraits] = [:]
    func add(_ traits: TagTraits, to tags: some Sequence<String>) {
      for tag in tags { table[tag, default: []].formUnion(traits) }
    }
    add([.control, .controlRules, .ownBox], to: FormControl.tags)
    add(.controlRules, to: ["option", "optgroup"])
    add([.replaced, .ownBox], to: Replaced.tags)
    add(.ownBox, to: ["a", "col", "colgroup", "legend"])
    add(.endsContents, to: ["legend", "summary"])
    add(.list, to: ["ol", "ul", "menu", "dir"])
    add(.hinted, to: ["td", "th", "thead", "tbody", "tfoot", "colgroup", "bdi", "html", "img"])
    return table
  }()

  /// The names and traits of the tags that Gumbo knows, in Gumbo's order.
  static let known: [(name: String, traits: TagTraits)] = (0..<GUMBO_TAG_UNKNOWN.rawValue).map {
    let name = String(cString: gumbo_normalized_tagname(GumboTag(rawValue: $0)))
    return (name, TagTraits(name))
  }
}
