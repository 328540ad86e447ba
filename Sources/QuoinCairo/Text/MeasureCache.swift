import QuoinModel
import Synchronization

/// A cache of measured texts by text, style and width, so that repeated layouts are fast.
///
/// When it is full, it drops the older half: the entries that were not used since the last drop.
final class MeasureCache: Sendable {
  struct Key: Hashable, Sendable {
    /// Compared byte by byte, because canonically equivalent characters may have different glyphs.
    var text: ExactString
    var font: Font
    var lineLimit: Int
    var lineBreak: LineBreak
    var minimumScale: Double
    /// The width, or -1 for no limit.
    var width: Double

    init(_ text: String, _ style: TextLook, width: Double?) {
      self.text = ExactString(text)
      font = style.font
      font.textStyle = nil
      lineLimit = style.lineLimit
      lineBreak = style.lineBreak
      minimumScale = style.minimumScale
      self.width = width ?? -1
    }
  }

  private struct Store {
    var young: [Key: MeasuredText] = [:]
    var old: [Key: MeasuredText] = [:]
  }

  private let limit: Int
  private let store = Mutex(Store())

  init(limit: Int = 8192) { self.limit = limit }

  subscript(key: Key) -> MeasuredText? {
    store.withLock { store in
      if let found = store.young[key] { return found }
      guard let found = store.old[key] else { return nil }
      put(found, key, &store)
      return found
    }
  }

  func insert(_ text: MeasuredText, for key: Key) {
    store.withLock { put(text, key, &$0) }
  }

  private func put(_ text: MeasuredText, _ key: Key, _ store: inout Store) {
    if store.young.count >= limit {
      store.old = store.young
      store.young = [:]
    }
    store.young[key] = text
  }
}
