import CGumbo

/// What a tag alone says of its elements, found once for each tag and not for each element.
struct TagTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// A form's control.
  static let control = TagTraits(rawValue: 1)
  /// Replaced by what it stands for, with or without content.
  static let replaced = TagTraits(rawValue: 2)
  /// Attributes or content say what the box is, and not the style alone.
  static let ownBox = TagTraits(rawValue: 4)
  /// Something else than the element's own attributes may say what those of old say.
  static let hinted = TagTraits(rawValue: 8)

  /// A list, whose items are counted.
  static let list = TagTraits(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ tag: String) {
    self = []
    if FormControl.tags.contains(tag) { formUnion([.control, .ownBox]) }
    if Replaced.tags.contains(tag) { formUnion([.replaced, .ownBox]) }
    if ["a", "col", "colgroup", "legend"].contains(tag) { insert(.ownBox) }
    if ["ol", "ul", "menu", "dir"].contains(tag) { insert(.list) }
    if ["td", "th", "bdi", "html"].contains(tag) { insert(.hinted) }
  }

  /// The names of the tags that Gumbo knows, and their traits, in Gumbo's order.
  static let known: [(name: String, traits: TagTraits)] = (0..<GUMBO_TAG_UNKNOWN.rawValue).map {
    let name = String(cString: gumbo_normalized_tagname(GumboTag(rawValue: $0)))
    return (name, TagTraits(name))
  }
}
