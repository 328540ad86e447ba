import QuoinGeometry
import QuoinLayout
import QuoinModel

/// Measures text with Pango in fonts from files, identically on every machine.
///
/// Inter substitutes for the system font, with the metrics of iOS; DejaVu provides the characters
/// that Inter lacks, and the monospaced font. Other families are found by name in the files, and
/// the substitute is used if they are not available.
///
/// A measurer may be used from several threads at once. Copies share fonts and cache.
public struct PangoTextMeasurer: TextMeasurer {
  /// The fonts of this measurer, or `nil` for the standard ones, which are loaded on first use.
  private let ownLibrary: FontLibrary?
  private let cache: MeasureCache
  let styledCache: StyledCache

  /// Creates a measurer with fonts from files.
  ///
  /// - Parameter fonts: paths of font files (OTF, TTF, TTC), with the substitute for the system
  ///   font first unless Inter is among them. `nil` searches for Inter, DejaVu, Liberation, Noto Color
  ///   Emoji and Noto CJK in the standard locations: on Linux below `/usr/share/fonts` (Debian's
  ///   `fonts-inter`, `fonts-dejavu-core`, `fonts-liberation`, `fonts-noto-color-emoji` and
  ///   `fonts-noto-cjk`), on macOS in `~/Library/Fonts` and `/Library/Fonts` (Homebrew's
  ///   `font-inter` and `font-dejavu`). If no file is usable, the system's fonts are used, which
  ///   `diagnostics` reports.
  public init(fonts: [String]? = nil) {
    if let fonts {
      ownLibrary = FontLibrary(files: fonts)
      cache = MeasureCache()
      styledCache = StyledCache()
    } else {
      self = .standard
    }
  }

  /// A measurer with the standard fonts.
  public static let standard = PangoTextMeasurer(cache: MeasureCache())

  /// Creates a measurer with the fonts of a library.
  init(library: FontLibrary) {
    ownLibrary = library
    cache = MeasureCache()
    styledCache = StyledCache()
  }

  /// Returns a library of these fonts and a document's; the standard fonts are loaded for it, but
  /// not as a separate library.
  func libraryAdding(_ faces: [DocumentFont]) -> FontLibrary {
    ownLibrary.map { FontLibrary($0, adding: faces) } ?? FontLibrary(faces: faces)
  }

  private init(cache: MeasureCache) {
    ownLibrary = nil
    self.cache = cache
    styledCache = StyledCache()
  }

  /// The fonts, loaded on first use.
  var library: FontLibrary { ownLibrary ?? .standard }

  /// Diagnostics about the fonts.
  ///
  /// They report files that could not be read (`font-unreadable`, `font-missing`), families that
  /// were substituted (`font-replaced`) and characters of measured texts that no font has
  /// (`missing-glyph`).
  public var diagnostics: [Diagnostic] {
    ownLibrary == nil && !FontLibrary.isStandardLoaded ? [] : library.diagnostics
  }

  /// Returns the line metrics of a font; those of the system font are UIKit's, whatever file
  /// substitutes for it.
  public func metrics(of font: Font) -> FontMetrics {
    if Ahem.isMeant(by: font) { return Ahem.metrics(size: font.size) }
    // The system font's metrics are known; loading fonts takes longer than laying out a screen.
    if font.family == nil, !font.isMonospaced { return VerticalMetrics.system.scaled(font.size) }
    return library.exclusively { $0.setup(font).metrics }
  }

  /// Returns the letter widths according to a font's tables.
  public func letterWidths(of font: Font) -> LetterWidths {
    if Ahem.isMeant(by: font) { return LetterWidths(average: font.size, greatest: font.size) }
    return library.exclusively { $0.setup(font).letterWidths }
  }

  /// Breaks a text into lines that fit a width.
  public func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText {
    guard !text.isEmpty else { return MeasuredText(lines: [], size: .zero) }
    guard style.isPlain else { return measure(StyledText(text), style: style, width: width) }
    let width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let key = MeasureCache.Key(text, style, width: width)
    if let known = cache[key] { return known }
    // A text that is narrow enough without a limit has the same result with it.
    if let width, let natural = cache[MeasureCache.Key(text, style, width: nil)],
      natural.fontScale == 1, natural.size.width <= width
    {
      return natural
    }
    let measured: MeasuredText
    if text.hasSoftHyphen || style.lineBreak == .characterWrap && width != nil
      || width != nil && wrapsByOwnWidths(text, style, width)
    {
      // These texts are measured as styled text. A hyphen that appears only at the end of a line is
      // a piece of its own; if lines may end at any character, Pango reserves space for a hyphen
      // that it does not draw; and Pango knows only the widths of the substitute font, not those of
      // the intended one.
      measured = measure(StyledText(text), style: style, width: width)
    } else {
      library.prepare(for: text)
      measured = library.exclusively { engine in
        PangoTextMeasurer.measure(text, style: style, width: width, engine: engine)
      }
    }
    cache.insert(measured, for: key)
    return measured
  }

  /// Whether a text is too wide for one line, in a font with the widths of another one.
  private func wrapsByOwnWidths(_ text: String, _ style: TextLook, _ width: Double?) -> Bool {
    guard style.lineLimit != 1 || style.lineBreak == .wordWrap,
      library.exclusively({ !$0.setup(style.font).correction.isNone })
    else { return false }
    return measure(text, style: style, width: nil).size.width > width ?? .infinity
  }

  private static func measure(
    _ text: String, style: TextLook, width: Double?, engine: TextEngine
  ) -> MeasuredText {
    var scale = 1.0
    var setup = engine.setup(style.font)
    var broken = engine.lines(of: text, setup: setup, style: style, width: width)
    // Steps of 2 % are not visible, and end after fifty.
    while !broken.fits, scale > style.minimumScale {
      scale = max(style.minimumScale, scale - 0.02)
      var font = style.font
      font.size *= scale
      setup = engine.setup(font)
      broken = engine.lines(of: text, setup: setup, style: style, width: width)
    }
    let metrics = setup.metrics
    // Leading is placed between lines, so the first line's ascender touches the top.
    let height = metrics.ascender + metrics.descender
    let lines = broken.lines.enumerated().map { index, line in
      let top = Double(index) * metrics.lineHeight
      return TextLine(
        text: line.text, width: line.width, top: top, baseline: top + metrics.ascender,
        height: height, isRightToLeft: line.isRightToLeft,
        range: line.start..<line.start + line.length,
        breakLength: line.breakLength)
    }
    let widest = lines.reduce(0.0) { max($0, $1.width) }
    let total = lines.last.map { $0.top + $0.height } ?? 0
    return MeasuredText(
      lines: lines, size: Size(widest, total), fontScale: scale,
      missingGlyphs: engine.missingGlyphs)
  }
}

extension String {
  /// Whether the text contains a soft hyphen (U+00AD).
  fileprivate var hasSoftHyphen: Bool {
    var wasLead = false
    for byte in utf8 {
      if wasLead, byte == 0xAD { return true }
      wasLead = byte == 0xC2
    }
    return false
  }
}
