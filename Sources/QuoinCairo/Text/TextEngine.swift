import CPangoCairo
import QuoinLayout
import QuoinModel

/// One Pango context with its own font map: lays out and draws text for one thread at a time.
///
/// It may move between threads, but only its borrower touches it (see `FontLibrary.withEngine`);
/// that is what makes `@unchecked Sendable` true.
final class TextEngine: @unchecked Sendable {
  /// What was found out since it was lent.
  var findings = TextFindings()
  /// The characters without a glyph in the text that was broken last.
  var missingGlyphs = 0
  /// What corrects the widths of the font that was prepared last.
  var correction = WidthCorrection.none

  let families: FontFamilies
  let context: OpaquePointer
  let layout: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  private var setups: [Font: FontSetup] = [:]

  init(configuration: OpaquePointer?, families: FontFamilies) {
    self.families = families
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let configuration {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    }
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    layout = pango_layout_new(context)
  }

  deinit {
    setups = [:]
    FontFileGuard.exclusively {
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
  }

  /// The setup of a font, from memory where it was used before.
  func setup(_ font: Font) -> FontSetup {
    if let known = setups[font] { return known }
    // Sizes are free, so a program that animates one must not fill the memory.
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
  /// A space between letters in Pango's units; what no page can hold is cut.
  var spacingUnits: Int32 {
    guard isFinite else { return 0 }
    return Int32((Swift.min(Swift.max(self, -100_000), 100_000) * Double(PANGO_SCALE)).rounded())
  }

  /// A length in Pango's units, within what they can hold.
  var pangoUnits: Int32 {
    guard self > 0 else { return 0 }
    return Int32(Swift.min((self * Double(PANGO_SCALE)).rounded(.up), 1_000_000_000))
  }
}
