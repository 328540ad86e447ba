/// The name of an attribute with the space that it is of; prefixes in documents are free.
struct AndroidName: Hashable, ExpressibleByStringLiteral {
  /// Whose attribute it is.
  enum Space: Hashable {
    /// The framework's.
    case android
    /// The application's and its libraries'.
    case app
    /// The editor's.
    case tools
    /// Of no space: `style`, `layout`.
    case none
  }

  var space: Space
  var name: String

  init(_ space: Space, _ name: String) {
    self.space = space
    self.name = name
  }

  /// A name as it is said here: `android:` or `tools:` before it, `:` for none, and nothing for the
  /// application's.
  init(stringLiteral text: String) {
    guard let colon = text.firstIndex(of: ":") else {
      self.init(.app, text)
      return
    }
    let name = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "android": self.init(.android, name)
    case "tools": self.init(.tools, name)
    default: self.init(.none, name)
    }
  }
}

/// A document of a project, with what its prefixes stand for.
final class AndroidFile {
  let path: String
  let tree: XMLDocumentTree
  private var spaces: [String: AndroidName.Space] = [:]

  init(_ tree: XMLDocumentTree, path: String) {
    self.tree = tree
    self.path = path
    for name in tree.names.names where name.hasPrefix("xmlns:") {
      spaces[String(name.dropFirst(6))] = .app
    }
    // What a prefix stands for is said once in all but contrived documents.
    for (index, attribute) in tree.attributes.dropLast().enumerated() {
      let name = tree.names.names[Int(attribute.name)]
      guard name.hasPrefix("xmlns:") else { continue }
      spaces[String(name.dropFirst(6))] = AndroidFile.space(tree.value(index))
    }
  }

  private static func space(_ address: String) -> AndroidName.Space {
    switch address {
    case "http://schemas.android.com/apk/res/android": .android
    case "http://schemas.android.com/tools": .tools
    default: .app
    }
  }

  /// The attributes of an element by their names.
  func attributes(_ element: XMLTreeElement) -> [AndroidName: String] {
    var found: [AndroidName: String] = [:]
    for position in tree.attributeRange(element.index) {
      let name = tree.names.names[Int(tree.attributes[position].name)]
      if let key = key(name) { found[key] = tree.value(position) }
    }
    return found
  }

  private func key(_ name: String) -> AndroidName? {
    guard let colon = name.firstIndex(of: ":") else {
      return name == "xmlns" ? nil : AndroidName(.none, name)
    }
    let prefix = String(name[..<colon])
    guard prefix != "xmlns" else { return nil }
    return AndroidName(spaces[prefix] ?? .app, String(name[name.index(after: colon)...]))
  }
}
