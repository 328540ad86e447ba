import QuoinGeometry
import QuoinLayout
import QuoinModel
import Synchronization

extension PangoTextMeasurer {
  /// Breaks a text with several styles into lines that fit a width.
  ///
  /// The text is shaped once; another width only breaks the lines again.
  public func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText {
    guard !text.string.isEmpty else { return MeasuredText(lines: [], size: .zero) }
    return measure(text, style: style, width: width, in: entry(text, style))
  }

  /// Breaks a shaped text into lines.
  fileprivate func measure(
    _ text: StyledText, style: TextLook, width: Double?, in entry: StyledCache.Entry
  ) -> MeasuredText {
    let width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let question = StyledCache.Question(style, width: width)
    if let known = entry[question] { return known }
    var (measured, fits) = entry.shaped.measured(style: style, width: width)
    var scale = 1.0
    // As with plain text: steps of 2 % are not visible, and end after fifty.
    while !fits, scale > style.minimumScale {
      scale = max(style.minimumScale, scale - 0.02)
      let smaller = library.exclusively {
        PangoShaper.shape(text, style: style, scale: scale, engine: $0)
      }
      (measured, fits) = smaller.measured(style: style, width: width)
      measured.fontScale = scale
    }
    entry.insert(measured, for: question)
    return measured
  }

  /// Returns one line of a text, where each may have a different width.
  ///
  /// - Complexity: O(length of the line + log n) if the text was shaped before.
  public func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine? {
    entry(text, style).shaped.line(from: offset, width: width)
  }

  /// Returns the widths of the widest unbreakable piece and of the longest line.
  public func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths {
    entry(text, style).knownContentWidths
  }

  private func entry(_ text: StyledText, _ style: TextLook) -> StyledCache.Entry {
    styledCache.entry(StyledCache.Key(text, style)) {
      library.prepare(for: text.string)
      return library.exclusively { PangoShaper.shape(text, style: style, scale: 1, engine: $0) }
    }
  }
}

extension PangoTextMeasurer: TextPreparing {
  /// Releases the memory of texts that exceed the cache's limit by themselves.
  package func forgetLongTexts() { styledCache.forgetLongTexts() }

  package func prepared(_ text: StyledText, style: TextLook) -> any PreparedText {
    PangoText(text: text, style: style, measurer: self, entry: entry(text, style))
  }

  /// A text with its entry in the cache of shaped texts.
  private final class PangoText: PreparedText {
    private let text: StyledText
    private let style: TextLook
    private let measurer: PangoTextMeasurer
    private let entry: StyledCache.Entry

    init(
      text: StyledText, style: TextLook, measurer: PangoTextMeasurer, entry: StyledCache.Entry
    ) {
      self.text = text
      self.style = style
      self.measurer = measurer
      self.entry = entry
    }

    func measure(width: Double?) -> MeasuredText {
      guard !text.string.isEmpty else { return MeasuredText(lines: [], size: .zero) }
      return measurer.measure(text, style: style, width: width, in: entry)
    }

    var contentWidths: ContentWidths { entry.knownContentWidths }
  }
}
