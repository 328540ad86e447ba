import QuoinResources

/// The names of the sets in an asset catalogue (`.xcassets`), with their folders.
///
/// The contents of a set are read when it is looked up.
struct AssetCatalog: Hashable, Sendable {
  /// The kinds of sets that documents can refer to.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  private(set) var sets: [Kind: [String: String]] = [:]

  /// The maximum nesting depth of a catalogue's folders.
  private static let maximumDepth = 16

  /// Reads the names of the sets in a catalogue's folder.
  ///
  /// - Parameter budget: The number of folder entries that may still be read.
  init(folder: String, _ resources: Resources, budget: inout Int) {
    var rest: [(path: String, prefix: String, level: Int)] = [(folder, "", 0)]
    while let (path, prefix, level) = rest.popLast() {
      guard level < AssetCatalog.maximumDepth, budget > 0,
        let entries = try? resources.entries(ofFolder: path, atMost: budget)
      else { continue }
      budget -= entries.count + 1
      var inner: [(String, String, Int)] = []
      for entry in entries where entry.kind == .folder || entry.kind == .link {
        let place = path + "/" + entry.name
        let ending = FilePath.ending(entry.name)
        if let kind = Kind(rawValue: ending) {
          add(kind, prefix + FilePath.stem(entry.name), place)
        } else if entry.kind == .folder, ending.isEmpty || ending == "spriteatlas" {
          let name = FilePath.stem(entry.name)
          let isNamespace = AssetCatalog.providesNamespace(place, resources)
          inner.append((place, isNamespace ? prefix + name + "/" : prefix, level + 1))
        } else if entry.kind == .folder, !AssetCatalog.otherSets.contains(ending) {
          // A folder with a dot in its name.
          let isNamespace = AssetCatalog.providesNamespace(place, resources)
          inner.append((place, isNamespace ? prefix + entry.name + "/" : prefix, level + 1))
        }
      }
      rest += inner.reversed()
    }
  }

  /// The kinds of sets that documents cannot refer to.
  private static let otherSets: Set<String> = [
    "appiconset", "brandassets", "launchimage", "iconset", "dataset", "cubetextureset",
    "arresourcegroup", "arreferenceimage", "arreferenceobject", "complicationset", "imagestack",
    "imagestacklayer", "mipmapset", "sticker", "stickerpack", "stickersequence", "textureset",
    "watchface",
  ]

  /// Creates an empty catalogue.
  init() {}

  private mutating func add(_ kind: Kind, _ name: String, _ folder: String) {
    if sets[kind]?[name] == nil { sets[kind, default: [:]][name] = folder }
  }

  /// Adds the sets of another catalogue, except those whose names exist already.
  mutating func merge(_ other: AssetCatalog) {
    for (kind, names) in other.sets {
      sets[kind, default: [:]].merge(names) { known, _ in known }
    }
  }

  private static func providesNamespace(_ folder: String, _ resources: Resources) -> Bool {
    contents(folder, resources)?["properties"]?["provides-namespace"]?.isTrue ?? false
  }

  /// Returns the contents of a folder's `Contents.json`.
  static func contents(_ folder: String, _ resources: Resources) -> PropertyValue? {
    guard
      let bytes = try? resources.file(path: folder + "/Contents.json", atMost: maximumBytes).bytes()
    else { return nil }
    return PropertyValue(json: bytes)
  }

  /// The maximum size of `Contents.json`, in bytes.
  private static let maximumBytes = 1 << 20
}
