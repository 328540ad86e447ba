import QuoinModel

/// The resolved styles that nodes with the same inputs share.
struct ResolvedStyleCache {
  /// The inputs of a resolved style that depends on nothing else of the node.
  struct Key: Hashable {
    /// The number of the ground.
    var ground: Int32
    /// The number of the list of rules that match.
    var match: Int32
    /// The node's own style, identified by the address of its storage, which `ResolvedStyle` retains.
    var own: UInt
    /// The class of the node, which has a default font.
    var type: ObjectIdentifier
  }

  private var styles: [Key: ResolvedStyle] = [:]
  /// The styles requested last, by a few bits of their keys.
  ///
  /// Most trees repeat few keys, and hashing one for the dictionary costs more than the rest of a request.
  private var recent: [(key: Key, style: ResolvedStyle)?] = Array(repeating: nil, count: 64)

  /// Returns the style of a key, if it is known.
  mutating func style(for key: Key) -> ResolvedStyle? {
    let place = ResolvedStyleCache.place(of: key)
    if let entry = recent[place], entry.key == key { return entry.style }
    guard let style = styles[key] else { return nil }
    recent[place] = (key, style)
    return style
  }

  /// Adds a style; if there are already `limit` others, they are removed first.
  mutating func add(_ style: ResolvedStyle, for key: Key, limit: Int) {
    if styles.count >= limit { self = ResolvedStyleCache() }
    styles[key] = style
    recent[ResolvedStyleCache.place(of: key)] = (key, style)
  }

  private static func place(of key: Key) -> Int {
    let mixed =
      UInt64(UInt32(bitPattern: key.ground)) &* 31 &+ UInt64(UInt32(bitPattern: key.match)) &* 7
      &+ UInt64(key.own >> 4) &+ UInt64(UInt(bitPattern: key.type) >> 4)
    // Fibonacci hashing: the golden ratio spreads the addresses of classes, which are close to each other.
    return Int((mixed &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
