import QuoinLayout
import QuoinModel
import Synchronization

/// A cache of shaped styled texts and their measurements, by text and style.
///
/// When it is full, it drops the older half: the entries that were not used since the last drop.
final class StyledCache: Sendable {
  /// The parameters that determine the shapes of the letters; texts that differ only in paint share an entry.
  struct Key: Hashable, Sendable {
    let text: StyledText
    let font: Font
    let lineHeight: LineHeight
    let letterSpacing: Double
    let wordSpacing: Double
    let transform: TextTransform
    let wrapsCharacters: Bool
    let paragraph: ParagraphStyle?
    /// The hash of the parameters; different texts, which a search passes by, rarely share it.
    private let hash: Int

    init(_ text: StyledText, _ style: TextLook) {
      self.text = text
      var font = style.font
      font.textStyle = nil
      self.font = font
      lineHeight = style.lineHeight
      letterSpacing = style.letterSpacing
      wordSpacing = style.wordSpacing
      transform = style.transform
      wrapsCharacters = style.lineBreak == .characterWrap
      paragraph = style.hasParagraph ? style.paragraph : nil
      // Of every part that may have a thousand values in one document; see `StyledText`.
      var hasher = Hasher()
      text.hashShape(into: &hasher)
      font.hashVarying(into: &hasher)
      hasher.combine(lineHeight)
      if letterSpacing != 0 { hasher.combine(letterSpacing) }
      if wordSpacing != 0 { hasher.combine(wordSpacing) }
      if let paragraph { hasher.combine(paragraph) }
      hash = hasher.finalize()
    }

    static func == (a: Key, b: Key) -> Bool {
      a.hash == b.hash && a.text.isShaped(like: b.text) && a.font == b.font
        && a.lineHeight == b.lineHeight && a.letterSpacing == b.letterSpacing
        && a.wordSpacing == b.wordSpacing && a.transform == b.transform
        && a.wrapsCharacters == b.wrapsCharacters && a.paragraph == b.paragraph
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// The further parameters that determine the lines.
  struct Question: Equatable, Sendable {
    /// The width, or -1 for no limit.
    var width: Double
    var lineLimit: Int
    var lineBreak: LineBreak
    var minimumScale: Double

    init(_ style: TextLook, width: Double?) {
      self.width = width ?? -1
      lineLimit = style.lineLimit
      lineBreak = style.lineBreak
      minimumScale = style.minimumScale
    }
  }

  /// A shaped text and its measurements.
  final class Entry: Sendable {
    let shaped: ShapedText
    private let contentWidths = Mutex<ContentWidths?>(nil)
    /// The few answers so far, in the order of their questions.
    private let answers = Mutex<[(question: Question, text: MeasuredText)]>([])

    init(_ shaped: ShapedText) { self.shaped = shaped }

    /// The minimum and maximum content widths, computed on first use.
    var knownContentWidths: ContentWidths {
      contentWidths.withLock { known in
        if let known { return known }
        let widths = shaped.contentWidths()
        known = widths
        return widths
      }
    }

    subscript(question: Question) -> MeasuredText? {
      answers.withLock { $0.first { $0.question == question }?.text }
    }

    func insert(_ text: MeasuredText, for question: Question) {
      answers.withLock { answers in
        // A text whose width is animated must not fill the memory.
        if answers.count >= 32 { answers.removeAll(keepingCapacity: true) }
        answers.append((question, text))
      }
    }
  }

  private struct Store {
    var young: [Key: Entry] = [:]
    var old: [Key: Entry] = [:]
    /// The number of clusters in all young texts.
    var size = 0
    /// Whether one of the texts exceeds the limit by itself.
    var hasLongTexts = false
  }

  private let limit: Int
  private let store = Mutex(Store())

  /// - Parameter limit: the maximum number of clusters in young texts, of about 20 bytes each.
  init(limit: Int = 300_000) { self.limit = limit }

  /// Returns the entry of a text, creating it if needed.
  func entry(_ key: Key, _ shape: () -> ShapedText) -> Entry {
    let known: Entry? = store.withLock { store in
      if let found = store.young[key] { return found }
      guard let found = store.old[key] else { return nil }
      put(found, key, &store)
      return found
    }
    if let known { return known }
    let new = Entry(shape())
    store.withLock { put(new, key, &$0) }
    return new
  }

  /// Releases the memory of texts that exceed the limit by themselves.
  func forgetLongTexts() {
    store.withLock { store in
      guard store.hasLongTexts else { return }
      store.hasLongTexts = false
      for (key, entry) in store.young where cost(of: entry) > limit {
        store.young[key] = nil
        store.size -= cost(of: entry)
      }
      for (key, entry) in store.old where cost(of: entry) > limit { store.old[key] = nil }
    }
  }

  /// A short text has a fixed cost as well.
  private func cost(of entry: Entry) -> Int { entry.shaped.clusters.count + 32 }

  private func put(_ entry: Entry, _ key: Key, _ store: inout Store) {
    let size = cost(of: entry)
    if size > limit { store.hasLongTexts = true }
    if store.size + size > limit {
      store.old = store.young
      store.young = [:]
      store.size = 0
    }
    store.young[key] = entry
    store.size += size
  }
}
