import CPangoCairo
import QuoinModel

/// Everything that Pango needs to lay out text in a font, and the line metrics.
final class FontSetup {
  /// Family, size, weight and slant.
  let description: OpaquePointer
  /// The description for spaces, once it was asked for; the outer `nil` if it was not.
  var knownSpaces: OpaquePointer??
  /// The font of the description, once it was asked for.
  var font: UnsafeMutablePointer<PangoFont>?
  /// Letter spacing and features.
  let attributes: OpaquePointer
  /// The OpenType features in the syntax of Pango's attribute.
  let features: String?
  /// The drawn size, in points.
  let size: Double
  /// The letter spacing, in points.
  let tracking: Double
  /// Adjusts the widths of letters to those of the intended font.
  let correction: WidthCorrection
  /// The line metrics, in points.
  let metrics: FontMetrics

  let context: OpaquePointer

  init(_ font: Font, families: FontFamilies, context: OpaquePointer) {
    let (family, origin) = families.resolve(font)
    let list = families.fallbacks(font, from: family)
    let size = font.size.isFinite ? min(max(font.size, 0.01), 10_000) : 17
    description = pango_font_description_new()
    pango_font_description_set_family(description, list)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: PangoWeight.RawValue(font.exactWeight.rounded())))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    let face = families.face(font, in: family)
    let used = FontSetup.choose(font, face, size: size, description, context)

    let standsIn = origin != .found && family == families.system && family.hasPrefix("Inter")
    let meant = standsIn && origin == .replaced ? families.meant(font) : nil
    tracking = standsIn && meant == nil ? Tracking.points(size: size, weight: font.weight) : 0
    if let meant {
      correction = meant.correction(size: size, weight: font.weight)
    } else if standsIn {
      correction = .system(font, size: size, tracking: tracking)
    } else {
      correction = .none
    }
    attributes = pango_attr_list_new()
    if tracking != 0 {
      let units = (tracking * Double(PANGO_SCALE)).rounded()
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(units)))
    }
    self.size = size
    self.context = context
    var features = standsIn ? ["calt=0"] : []
    if meant?.letters != nil { features.append("tnum=1") }
    features += font.features.filter { $0.kind == .feature }.map { "\($0.tag)=\($0.value)" }
    self.features = features.isEmpty ? nil : features.joined(separator: ",")
    if let features = self.features {
      // Inter draws arrows for "->" and lifts colons between digits; the system's font does not.
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    let isOfFont = origin == .found || (origin == .replaced && family != families.system)
    if isOfFont {
      let first = FontSetup.font(of: description, in: context)
      self.font = first
      metrics =
        first.map { FontSetup.metrics(of: $0, size: used, face?.rule) } ?? VerticalMetrics.system
    } else {
      metrics = (meant?.metrics ?? VerticalMetrics.system).scaled(size)
    }
  }

  /// The letter spacing rounded to Pango's units, in points.
  var roundedTracking: Double { (tracking * Double(PANGO_SCALE)).rounded() / Double(PANGO_SCALE) }

  /// The positions of underlines and strikethroughs, read from the font on first use.
  private(set) lazy var decoration = DecorationMetrics(description, context, size: size)

  /// The letter widths according to the font, read on first use.
  private(set) lazy var letterWidths = LetterWidths(description, context, size: size)

  /// A character that lines may need in addition to those of their text.
  enum Sign: Int, CaseIterable {
    case ellipsis, hyphen, space

    var character: String {
      switch self {
      case .ellipsis: "…"
      case .hyphen: "-"
      case .space: " "
      }
    }
  }

  /// The widths of these characters that were needed, in points.
  private var widths: [Double?] = Array(repeating: nil, count: Sign.allCases.count)

  /// The width of a character that lines may need, in points.
  func width(of sign: Sign, _ engine: TextEngine) -> Double {
    if let known = widths[sign.rawValue] { return known }
    let width = engine.width(ofCharacter: sign.character, setup: self)
    widths[sign.rawValue] = width
    return width
  }

  /// The fonts for plain texts, by kind and spacing: `nil` until one is requested, and an inner `nil` if several fonts
  /// have its characters.
  private var plainFonts = [PlainFont??](repeating: nil, count: 2 * PlainFont.Kind.allCases.count)

  /// The font for texts of ASCII characters, or `nil` if several fonts have them.
  func plainFont(_ part: PartFont, _ kind: PlainFont.Kind, _ engine: TextEngine) -> PlainFont? {
    // Letters that are spaced form no ligatures.
    let index = kind.rawValue + (part.isSpaced ? PlainFont.Kind.allCases.count : 0)
    if let known = plainFonts[index] { return known }
    let font = PlainFont(part, kind, engine: engine)
    plainFonts[index] = .some(font)
    return font
  }

  deinit {
    if let spaces = knownSpaces ?? nil { pango_font_description_free(spaces) }
    if let font { g_object_unref(font) }
    pango_font_description_free(description)
    pango_attr_list_unref(attributes)
  }
}
