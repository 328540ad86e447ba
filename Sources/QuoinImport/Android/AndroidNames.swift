/// The name of an attribute with its namespace, independent of the prefixes in a document.
///
/// It is stored in its literal spelling, so that literals in code need no parsing, with a number computed from it, by
/// which most names differ.
struct AndroidName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The namespace of an attribute.
  enum Space: Hashable {
    /// The namespace of the framework.
    case android
    /// The namespace of the application and its libraries.
    case app
    /// The namespace of design-time attributes.
    case tools
    /// No namespace, as for `style` and `layout`.
    case none
  }

  /// The name with the prefix `android:` or `tools:`, or `:` for no namespace, and without a prefix
  /// for the application's namespace.
  private let spelling: String
  /// A number computed from the length and the last bytes.
  private let mark: UInt64

  init(_ space: Space, _ name: String) {
    switch space {
    case .android: self.init(stringLiteral: "android:" + name)
    case .tools: self.init(stringLiteral: "tools:" + name)
    case .none: self.init(stringLiteral: ":" + name)
    // A colon in the name must not be mistaken for a prefix.
    case .app:
      self.init(stringLiteral: name.utf8.contains(AndroidName.colon) ? "app:" + name : name)
    }
  }

  /// Creates a name from its stored spelling.
  init(stringLiteral text: String) {
    spelling = text
    mark = AndroidName.mark(text)
  }

  /// The bit of the name in a set of 64.
  var bit: UInt64 { 1 << (mark >> 58) }

  static func == (a: AndroidName, b: AndroidName) -> Bool {
    a.mark == b.mark && a.spelling == b.spelling
  }

  // Documents choose names, and can choose those with the same mark.
  func hash(into hasher: inout Hasher) { hasher.combine(spelling) }

  private static func mark(_ text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { mark($0) }
      ?? Array(text.utf8).withUnsafeBufferPointer { mark($0) }
  }

  private static func mark(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var mark = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    guard bytes.count >= 8 else {
      for byte in bytes { mark = (mark ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return mark &* 0x9E37_79B9_7F4A_7C15
    }
    let bytes = UnsafeRawBufferPointer(bytes)
    let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    let other = bytes.loadUnaligned(fromByteOffset: max(0, bytes.count - 16), as: UInt64.self)
    mark ^= last &* 0xBF58_476D_1CE4_E5B9
    mark ^= other &* 0x94D0_49BB_1331_11EB
    return (mark ^ mark >> 31) &* 0x9E37_79B9_7F4A_7C15
  }

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

  /// The name without its namespace.
  var name: String {
    guard let colon = spelling.utf8.firstIndex(of: AndroidName.colon) else { return spelling }
    return String(spelling[spelling.utf8.index(after: colon)...])
  }
}

/// A document of a project, with its namespace prefixes resolved.
final class AndroidFile {
  let path: String
  let tree: XMLDocumentTree
  /// The resolved names of the document by number, with `nil` for namespace declarations.
  private let keys: [AndroidName?]

  init(_ tree: XMLDocumentTree, path: String) {
    self.tree = tree
    self.path = path
    var spaces: [String: AndroidName.Space] = [:]
    for name in tree.names.names where name.hasPrefix("xmlns:") {
      spaces[String(name.dropFirst(6))] = .app
    }
    // In practice, each prefix is declared only once.
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

  /// Returns the attributes of an element by name.
  func attributes(_ element: XMLTreeElement) -> AndroidValues {
    var found = AndroidValues()
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
