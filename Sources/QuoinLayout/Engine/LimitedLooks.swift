import QuoinModel

/// The looks of texts with another limit of lines than that of their nodes.
///
/// The last ones are kept: nodes of one style share a look, and so do their texts then.
struct LimitedLooks {
  private struct Entry {
    /// The look of the nodes, whose identity is valid while it is held.
    let base: TextLook
    let limit: Int
    let look: TextLook
  }

  private var entries: [Entry] = []
  /// The oldest entry, once there are as many as are kept.
  private var oldest = 0
  private static let count = 8

  /// Returns a look with a limit of lines.
  mutating func look(_ base: TextLook, limit: Int) -> TextLook {
    if base.lineLimit == limit { return base }
    let identity = base.storageIdentity
    for place in entries.indices
    where entries[place].limit == limit && entries[place].base.storageIdentity == identity {
      return entries[place].look
    }
    var look = base
    look.lineLimit = limit
    let entry = Entry(base: base, limit: limit, look: look)
    if entries.count < LimitedLooks.count {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % LimitedLooks.count
    }
    return look
  }
}
