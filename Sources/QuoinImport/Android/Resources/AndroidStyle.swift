/// A style of a project, linked to the one that it inherits from.
final class AndroidStyle: Sendable {
  let name: String
  private let items: [AndroidName: String]
  /// The style that it inherits from, where that is one of the project.
  let parent: AndroidStyle?
  /// The name of the style that it inherits from, where that is none of the project: one of a library.
  let library: String?
  /// Whether it inherits from itself, or from more styles than `deepest`.
  let isEndless: Bool
  /// How many styles it inherits from.
  private let depth: Int

  /// Styles that inherit from more others are cut off there.
  private static let deepest = 100

  init(_ entry: AndroidEntry, name: String, parent: AndroidStyle?, isEndless: Bool) {
    self.name = name
    var items: [AndroidName: String] = [:]
    for item in entry.items {
      let space: AndroidName.Space = item.label.hasPrefix("android:") ? .android : .app
      let plain = item.label.split(separator: ":").last.map { String($0) } ?? item.label
      items[AndroidName(space, plain)] = item.text
    }
    self.items = items
    let isTooDeep = (parent?.depth ?? 0) >= AndroidStyle.deepest
    self.isEndless = isEndless || isTooDeep || parent?.isEndless == true
    self.parent = isTooDeep ? nil : parent
    depth = (self.parent?.depth ?? 0) + 1
    library = parent == nil && !isEndless ? AndroidStyle.parent(of: entry, name) : parent?.library
  }

  /// The name of a style's parent: the one that it names, or else the part of its own name before the last point.
  static func parent(of entry: AndroidEntry, _ name: String) -> String? {
    let own = entry.name.isEmpty ? name : entry.name
    var parent = entry.parent.map { AndroidReference.styleName($0) }
    if parent == nil, let point = own.lastIndex(of: ".") { parent = String(own[..<point]) }
    return parent?.isEmpty == true ? nil : parent
  }

  /// The value of an attribute in the style and those that it inherits from.
  func item(_ name: AndroidName) -> String? {
    var style: AndroidStyle? = self
    while let current = style {
      if let value = current.items[name] { return value }
      style = current.parent
    }
    return nil
  }

  /// The names of the style and of those that it inherits from, the style's own first.
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
