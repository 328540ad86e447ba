import CPangoCairo
import QuoinLayout
import QuoinModel

/// A Pango context with its own font map, which lays out and draws text for one thread at a time.
///
/// It may move between threads, but only its current user accesses it (see
/// `FontLibrary.withEngine`), which is what makes `@unchecked Sendable` safe.
final class TextEngine: @unchecked Sendable {
  /// The diagnostics collected since it was handed out.
  var findings = TextFindings()
  /// The number of characters without a glyph in the last text that was broken into lines.
  var missingGlyphs = 0
  /// The width correction of the last font that was prepared.
  var correction = WidthCorrection.none

  /// The font that was prepared last, which may have another description for spaces.
  var fontOfSpaces: FontSetup?
  /// Whether the attributes of the layout set the fonts of spaces.
  var hasSpaces = false
  let families: FontFamilies
  let context: OpaquePointer
  let layout: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  private var setups: [Font: FontSetup] = [:]
  /// The words that were shaped last.
  @exclusivity(unchecked) var words = WordCache()
  /// The number of fonts for plain text so far.
  var plainFonts: UInt32 = 0
  /// The words that may be shaped separately.
  var separateWords = SeparateWords()
  /// The characters of fonts whose widths depend only on the next one.
  var pairedCharacters = PairedCharacters()
  /// The widths of such characters.
  let pairs = PairWidths()
  /// The fonts of the last parts.
  @exclusivity(unchecked) var partFonts = PartFont.Recent()

  init(configuration: OpaquePointer?, families: FontFamilies) {
    self.families = families
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    // At each of these steps Pango lists all families, so those of the configuration come last.
    let none = configuration == nil ? nil : FcConfigCreate()
    if let none {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), none)
      FcConfigDestroy(none)
    }
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    TextEngine.setSubstitution(of: OpaquePointer(fontMap))
    if let configuration {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    }
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, TextEngine.language)
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    layout = pango_layout_new(context)
  }

  deinit {
    FontFileGuard.exclusively {
      // The last reference to a font closes its file.
      (setups, partFonts) = ([:], PartFont.Recent())
      separateWords.removeAll()
      pairedCharacters.removeAll()
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
  }

  /// The language of all texts, which chooses among fonts that have the same characters.
  static var language: OpaquePointer? { pango_language_from_string("en") }

  /// Sets what the font map adds to each font that it searches for, and what it does at its end.
  private static func setSubstitution(of fontMap: OpaquePointer?) {
    pango_fc_font_map_set_default_substitute(
      fontMap, { pattern, _ in TextEngine.tellSizeApart(pattern) },
      UnsafeMutableRawPointer(fontMap),
      // Pango 1.50 does not release the configuration of a font map that ends, and with it the fonts of a document. When
      // this is called, none of its threads uses the map, and the map does not list its fonts once more.
      { pango_fc_font_map_set_config(OpaquePointer($0), nil) })
  }

  /// Makes fontconfig's hash of a font depend on all digits of its size.
  ///
  /// The hash of a size is its whole number of pixels, and Pango keeps all fonts that it was asked for in a table of these
  /// hashes: each new size between 16 and 17 would be compared with all sizes before it.
  private static func tellSizeApart(_ pattern: OpaquePointer?) {
    var size = 0.0
    guard FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size) == FcResultMatch else { return }
    let digits = Int32(
      truncatingIfNeeded: size.bitPattern.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15).high)
    // No font has this property, so it does not change which one is found.
    _ = FcPatternAddInteger(pattern, "quoinsize", digits)
  }

  /// Returns the setup of a font, cached if it was used before.
  func setup(_ font: Font) -> FontSetup {
    if let known = setups[font] { return known }
    // Sizes are arbitrary, so a program that animates them must not fill the memory.
    if setups.count >= 512 { setups.removeAll(keepingCapacity: true) }
    let new = FontSetup(font, families: families, context: context)
    setups[font] = new
    if case (let standIn, .replaced) = families.resolve(font), let family = font.family,
      !Ahem.isMeant(by: font)
    {
      findings.noteMissing(family: family, standIn: standIn)
    }
    return new
  }
}

extension Double {
  /// The spacing in Pango's units, limited to what a page can hold.
  var spacingUnits: Int32 {
    guard isFinite else { return 0 }
    return Int32((Swift.min(Swift.max(self, -100_000), 100_000) * Double(PANGO_SCALE)).rounded())
  }

  /// The length in Pango's units, within their range.
  var pangoUnits: Int32 {
    guard self > 0 else { return 0 }
    return Int32(Swift.min((self * Double(PANGO_SCALE)).rounded(.up), 1_000_000_000))
  }
}
