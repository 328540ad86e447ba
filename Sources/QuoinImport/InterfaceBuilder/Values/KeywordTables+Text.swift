import QuoinGeometry
import QuoinModel

/// The keywords of documents for the display of texts and images.
extension KeywordTables {
  static let contentMode = Keywords<ContentMode>([
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ])

  static let textAlignment = Keywords<TextAlignment>([
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ])

  static let writingDirection = Keywords<LayoutDirection?>([
    ("natural", nil), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ])

  static let lineBreak = Keywords<LineBreak>([
    ("wordWrap", .wordWrap), ("wordWrapping", .wordWrap), ("characterWrap", .characterWrap),
    ("charWrapping", .characterWrap), ("clip", .clip), ("clipping", .clip),
    ("headTruncation", .truncateHead), ("truncatingHead", .truncateHead),
    ("tailTruncation", .truncateTail), ("truncatingTail", .truncateTail),
    ("middleTruncation", .truncateMiddle), ("truncatingMiddle", .truncateMiddle),
  ])

  static let fontWeight = Keywords<Font.Weight>([
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ])

  static let fontType = Keywords<FontType>([
    ("system", .system), ("boldSystem", .bold), ("italicSystem", .italic),
    ("monospacedSystem", .monospaced), ("UICTFontTextStyle", .system),
  ])

  /// The named sizes, in points.
  static let fontSize = Keywords<Double>([
    ("label", 17), ("small", 12), ("button", 18), ("system", 14),
  ])

  static let textStyle = Keywords<TextStyle>([
    ("UICTFontTextStyleTitle0", .largeTitle), ("UICTFontTextStyleLargeTitle", .largeTitle),
    ("UICTFontTextStyleTitle1", .title1), ("UICTFontTextStyleTitle2", .title2),
    ("UICTFontTextStyleTitle3", .title3), ("UICTFontTextStyleHeadline", .headline),
    ("UICTFontTextStyleBody", .body), ("UICTFontTextStyleCallout", .callout),
    ("UICTFontTextStyleSubhead", .subheadline), ("UICTFontTextStyleSubheadline", .subheadline),
    ("UICTFontTextStyleFootnote", .footnote), ("UICTFontTextStyleCaption1", .caption1),
    ("UICTFontTextStyleCaption2", .caption2),
  ])
}

/// The kinds of the system font.
enum FontType: Sendable {
  case system
  case bold
  case italic
  case monospaced
}
