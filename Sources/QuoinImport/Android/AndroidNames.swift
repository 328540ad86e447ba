/// The name of an attribute with the space that it is of; prefixes in documents are free.
///
/// It is stored in this spelling, so that a literal in code needs no parsing.
struct AndroidName: Hashable, Sendable, ExpressibleByStringLiteral {
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

  /// The name with `android:` or `tools:` before it, `:` for none, and nothing for the application's.
  private let spelling: String

  init(_ space: Space, _ name: String) {
    switch space {
    case .android: spelling = "android:" + name
    case .tools: spelling = "tools:" + name
    case .none: spelling = ":" + name
    // A colon in the name must not read as a space.
    case .app: spelling = name.utf8.contains(AndroidName.colon) ? "app:" + name : name
    }
  }

  /// A name in the stored spelling.
  init(stringLiteral text: String) { spelling = text }

  private static let colon = UInt8(ascii: ":")

  var space: Space {
    guard let colon = spelling.utf8.firstIndex(of: AndroidName.colon) else { return .app }
    return switch spelling[..<colon] {
    case "android": .android
    case "tools": .tools
    case "": .none
    default: .app
    }
  }

  /// The name without its space.
  var name: String {
    guard let colon = spelling.utf8.firstIndex(of: AndroidName.colon) else { return spelling }
    return String(spelling[spelling.utf8.index(after: colon)...])
  }
}

/// A document of a project, with what its prefixes stand for.
final class AndroidFile {
  let path: String
  let tree: XMLDocumentTree
  /// What the names in the document stand for, by their numbers; `nil` for those that say prefixes.
  private let keys: [AndroidName?]

  init(_ tree: XMLDocumentTree, path: String) {
    self.tree = tree
    self.path = path
    var spaces: [String: AndroidName.Space] = [:]
    for name in tree.names.names where name.hasPrefix("xmlns:") {
      spaces[String(name.dropFirst(6))] = .app
    }
    // What a prefix stands for is said once in all but contrived documents.
    for (index, attribute) in tree.attributes.dropLast().enumerated() {
      let name = tree.names.names[Int(attribute.name)]
      guard name.hasPrefix("xmlns:") else { continue }
      spaces[String(name.dropFirst(6))] = AndroidFile.space(tree.value(index))
    }
    keys = tree.names.names.map { AndroidFile.key($0, spaces) }
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
      let name = Int(tree.attributes[position].name)
      if let key = keys[name] { found[key] = tree.value(position) }
    }
    return found
  }

  private static func key(
    _ name: String, _ spaces: [String: AndroidName.Space]
  ) -> AndroidName? {
    guard let colon = name.firstIndex(of: ":") else {
      return name == "xmlns" ? nil : AndroidName(.none, name)
    }
    let prefix = String(name[..<colon])
    guard prefix != "xmlns" else { return nil }
    return AndroidName(spaces[prefix] ?? .app, String(name[name.index(after: colon)...]))
  }
}
