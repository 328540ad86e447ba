/// A style of a project, linked to its parent.
final class AndroidStyle: Sendable {
  let name: String
  private let items: AndroidValues
  /// The bits of the names that the style and its ancestors have.
  let bits: UInt64
  /// The parent style, if it is defined in the project.
  let parent: AndroidStyle?
  /// The name of the parent style if it is not defined in the project but in a library.
  let library: String?
  /// Whether its inheritance is circular or deeper than `maximumDepth`.
  let isEndless: Bool
  /// The number of ancestors.
  private let depth: Int

  /// The maximum depth of inheritance.
  static let maximumDepth = 100

  init(_ entry: AndroidEntry, name: String, parent: AndroidStyle?, isEndless: Bool) {
    self.name = name
    var items = AndroidValues()
    for item in entry.items {
      let space: AndroidName.Space = item.label.hasPrefix("android:") ? .android : .app
      let plain = item.label.split(separator: ":").last.map { String($0) } ?? item.label
      items[AndroidName(space, plain)] = item.text
    }
    self.items = items
    bits = items.keys.reduce(parent?.bits ?? 0) { $0 | $1.bit }
    let isTooDeep = (parent?.depth ?? 0) >= AndroidStyle.maximumDepth
    self.isEndless = isEndless || isTooDeep || parent?.isEndless == true
    self.parent = isTooDeep ? nil : parent
    depth = (self.parent?.depth ?? 0) + 1
    library = parent == nil && !isEndless ? AndroidStyle.parent(of: entry, name) : parent?.library
  }

  /// Returns the name of a style's parent: the specified one, or the part of its own name before
  /// the last dot.
  static func parent(of entry: AndroidEntry, _ name: String) -> String? {
    let own = entry.name.isEmpty ? name : entry.name
    var parent = entry.parent.map { AndroidReference.styleName($0) }
    if parent == nil, let point = own.lastIndex(of: ".") { parent = String(own[..<point]) }
    return parent?.isEmpty == true ? nil : parent
  }

  /// Returns the value of an attribute in the style or its ancestors.
  func item(_ name: AndroidName) -> String? {
    guard bits & name.bit != 0 else { return nil }
    var style: AndroidStyle? = self
    while let current = style {
      if let value = current.items[name] { return value }
      style = current.parent
    }
    return nil
  }

  /// The names of the style and of its ancestors, starting with the style.
  var names: [String] {
    var names: [String] = []
    var style: AndroidStyle? = self
    while let current = style {
      names.append(current.name)
      style = current.parent
    }
    return names + (library.map { [$0] } ?? [])
  }
}
