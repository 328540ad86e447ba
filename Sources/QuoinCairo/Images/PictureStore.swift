import QuoinResources
import Synchronization

/// A cache of decoded pictures, shared between paintings.
///
/// A file that has changed is read again. When the cache is full, the least recently used pictures
/// are removed first, so a thousand paintings take no more memory than a few.
public final class PictureStore: Sendable {
  /// The store that painters use by default.
  public static let shared = PictureStore()

  /// The maximum size of the cache, in bytes.
  public let limit: Int

  private struct Entry {
    var picture: DecodedPicture
    var stamp: ResourceFile.Stamp
    var cost: Int
    var lastUse: UInt64
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var cost = 0
    var clock: UInt64 = 0

    mutating func shrink(to limit: Int) {
      while cost > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        entries[oldest.key] = nil
        cost -= oldest.value.cost
      }
    }
  }

  private let state = Mutex(State())

  /// Creates a store of up to the given number of bytes of files and pixels.
  public init(limit: Int = 128 << 20) { self.limit = limit }

  /// Removes all pictures.
  public func removeAll() { state.withLock { $0 = State() } }

  /// Forgets the pictures that were not used for longest until no more than some bytes are kept.
  package func shrink(to bytes: Int) { state.withLock { $0.shrink(to: bytes) } }

  /// The current size of the cache, in bytes.
  package var cost: Int { state.withLock { $0.cost } }

  func picture(_ key: String, _ stamp: ResourceFile.Stamp) -> DecodedPicture? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.stamp == stamp else { return nil }
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return entry.picture
    }
  }

  func keep(_ picture: DecodedPicture, _ key: String, _ stamp: ResourceFile.Stamp) {
    // A `data:` URL is as long as its file.
    let cost = picture.cost + key.utf8.count
    guard cost <= limit / 2 else { return }
    state.withLock { state in
      state.clock += 1
      let entry = Entry(picture: picture, stamp: stamp, cost: cost, lastUse: state.clock)
      if let old = state.entries.updateValue(entry, forKey: key) { state.cost -= old.cost }
      state.cost += cost
      state.shrink(to: limit)
    }
  }
}
