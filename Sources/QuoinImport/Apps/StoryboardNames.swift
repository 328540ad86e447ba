import QuoinResources

/// The names of the storyboards that a storyboard refers to.
struct StoryboardNames: Sendable {
  let path: String
  let names: Set<String>

  /// Returns the storyboards of a bundle that refer to others; one of each with copies in several languages.
  static func all(_ index: BundleIndex, _ resources: Resources) -> [StoryboardNames] {
    var paths: [String: String] = [:]
    for path in index.documents where FilePath.ending(path) == "storyboard" {
      let plain = FilePath.unlocalized(path)
      let language = FilePath.language(path) ?? "Base"
      if paths[plain] == nil || language == "Base" { paths[plain] = path }
    }
    return paths.values.sorted().prefix(maximumCount).compactMap { path in
      guard let bytes = try? resources.file(path: path, atMost: maximumBytes).bytes() else {
        return nil
      }
      let names = self.names(in: bytes)
      return names.isEmpty ? nil : StoryboardNames(path: path, names: names)
    }
  }

  /// The maximum number of storyboards of a bundle that are searched.
  private static let maximumCount = 1_000
  /// The maximum size of a storyboard that is searched, in bytes.
  static let maximumBytes = 16 << 20

  /// Returns the values of the attributes that name storyboards, without reading the document as XML.
  static func names(in bytes: [UInt8]) -> Set<String> {
    let mark = Array("storyboardName=\"".utf8)
    var names: Set<String> = []
    var index = 0
    bytes.withUnsafeBufferPointer { bytes in
      while index + mark.count < bytes.count {
        guard bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) else {
          index += 1
          continue
        }
        let start = index + mark.count
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        names.insert(String(decoding: bytes[start..<end], as: UTF8.self).withoutEntities)
        index = end
      }
    }
    return names
  }
}

extension String {
  /// The text with the entities of XML replaced that a name in an attribute can contain.
  fileprivate var withoutEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    return replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
