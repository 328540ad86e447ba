import QuoinGeometry
import QuoinLayout
import QuoinModel

/// Measures text with Pango in fonts from files, the same way on every machine.
///
/// Inter stands in for the system's font, with the heights and the widths of iOS's; DejaVu
/// serves characters that Inter lacks, and fixed pitch. Other families are taken by name from the
/// files, and are replaced by the stand-in where they are not there.
///
/// A measurer may be used from several threads at once. Copies share fonts and cache.
public struct PangoTextMeasurer: TextMeasurer {
  /// The fonts of this measurer, or `nil` for the standard ones, which load when they are needed.
  private let ownLibrary: FontLibrary?
  private let cache: MeasureCache
  let styledCache: StyledCache

  /// A measurer with fonts from files.
  ///
  /// - Parameter fonts: paths of font files (OTF, TTF, TTC), the system's stand-in first unless
  ///   Inter is among them. `nil` looks for Inter and DejaVu in the standard places: on Linux
  ///   below `/usr/share/fonts` (Debian's `fonts-inter`, `fonts-dejavu-core` and `fonts-liberation`), on macOS in
  ///   `~/Library/Fonts` and `/Library/Fonts` (Homebrew's `font-inter` and `font-dejavu`).
  ///   Where no file can be used, the system's fonts serve, and `diagnostics` says so.
  public init(fonts: [String]? = nil) {
    if let fonts {
      ownLibrary = FontLibrary(files: fonts)
      cache = MeasureCache()
      styledCache = StyledCache()
    } else {
      self = .standard
    }
  }

  /// The measurer with the standard fonts.
  public static let standard = PangoTextMeasurer(cache: MeasureCache())

  /// A measurer with the fonts of a library.
  init(library: FontLibrary) {
    ownLibrary = library
    cache = MeasureCache()
    styledCache = StyledCache()
  }

  /// The fonts and those of a document; the standard ones are loaded for that, but not as a library of their own.
  func libraryAdding(_ faces: [DocumentFont]) -> FontLibrary {
    ownLibrary.map { FontLibrary($0, adding: faces) } ?? FontLibrary(faces: faces)
  }

  private init(cache: MeasureCache) {
    ownLibrary = nil
    self.cache = cache
    styledCache = StyledCache()
  }

  /// The fonts, loaded.
  var library: FontLibrary { ownLibrary ?? .standard }

  /// What the user should know of the fonts: files that could not be read (`font-unreadable`,
  /// `font-missing`), families that were replaced (`font-replaced`) and characters of measured
  /// texts that no font has (`missing-glyph`).
  public var diagnostics: [Diagnostic] {
    ownLibrary == nil && !FontLibrary.isStandardLoaded ? [] : library.diagnostics
  }

  /// The heights of a font; the system's are those that UIKit reports, whatever file stands in.
  public func metrics(of font: Font) -> FontMetrics {
    if Ahem.isMeant(by: font) { return Ahem.metrics(size: font.size) }
    // The system's heights are known; loading fonts takes longer than laying out a screen.
    if font.family == nil, !font.isMonospaced { return VerticalMetrics.system.scaled(font.size) }
    return library.exclusively { $0.setup(font).metrics }
  }

  /// The widths that a font's tables say its letters have.
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
    // What is narrow enough without a limit is the same with it.
    if let width, let natural = cache[MeasureCache.Key(text, style, width: nil)],
      natural.fontScale == 1, natural.size.width <= width
    {
      return natural
    }
    let measured: MeasuredText
    if text.hasSoftHyphen || style.lineBreak == .characterWrap && width != nil
      || width != nil && wrapsByOwnWidths(text, style, width)
    {
      // A hyphen that shows only at the end of a line is a piece of its own; where lines end at
      // any character, Pango keeps room for one that it does not draw; and it knows the widths of the font that
      // is there alone, and not of the one that this stands in for.
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
    // Steps of two hundredths cannot be told apart by eye, and end after fifty.
    while !broken.fits, scale > style.minimumScale {
      scale = max(style.minimumScale, scale - 0.02)
      var font = style.font
      font.size *= scale
      setup = engine.setup(font)
      broken = engine.lines(of: text, setup: setup, style: style, width: width)
    }
    let metrics = setup.metrics
    // Leading stands between lines, so the first line's ascender touches the top.
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
  /// Whether there is a U+00AD.
  fileprivate var hasSoftHyphen: Bool {
    var wasLead = false
    for byte in utf8 {
      if wasLead, byte == 0xAD { return true }
      wasLead = byte == 0xC2
    }
    return false
  }
}
