import QuoinGeometry
import QuoinModel

/// The keywords of documents for views and their layout.
enum KeywordTables {
  static let axis = Keywords<Axis>([("horizontal", .horizontal), ("vertical", .vertical)])

  static let distribution = Keywords<StackContainer.Distribution>([
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ])

  static let stackAlignment = Keywords<StackContainer.Alignment>([
    ("fill", .fill), ("leading", .leading), ("top", .leading), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .trailing),
    ("lastBaseline", .lastBaseline),
  ])

  /// Whether the spacing is the system's standard spacing.
  static let spacingType = Keywords<Bool>([("standard", true), ("custom", false)])

  static let comparison = Keywords<Comparison>([
    ("equal", .equal), ("lessThanOrEqual", .lessThanOrEqual),
    ("greaterThanOrEqual", .greaterThanOrEqual),
  ])

  static let direction = Keywords<LayoutDirection?>([
    ("unspecified", nil), ("playback", .leftToRight), ("spatial", .leftToRight),
    ("forceLeftToRight", .leftToRight), ("forceRightToLeft", .rightToLeft),
  ])

  static let fieldBorder = Keywords<TextFieldContent.Border>([
    ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .rounded),
  ])

  static let accessory = Keywords<Accessory?>([
    ("none", nil), ("disclosureIndicator", .disclosure), ("detailButton", .detail),
    ("detailDisclosureButton", .detailDisclosure), ("checkmark", .checkmark),
  ])

  static let tableStyle = Keywords<TableStyle>([
    ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
  ])

  /// Whether there are separators between rows.
  static let separators = Keywords<Bool>([
    ("none", false), ("default", true), ("singleLine", true), ("singleLineEtched", true),
  ])

  static let buttonType = Keywords<ButtonType>([
    ("custom", .custom), ("system", .system), ("roundedRect", .system), ("plain", .system),
    ("detailDisclosure", .info), ("infoLight", .info), ("infoDark", .info),
    ("contactAdd", .contactAdd), ("close", .close),
  ])

  static let buttonStyle = Keywords<ButtonContent.Background>([
    ("plain", .none), ("borderless", .none), ("filled", .filled), ("borderedProminent", .filled),
    ("tinted", .tinted), ("borderedTinted", .tinted), ("gray", .gray), ("bordered", .gray),
    ("glass", .gray), ("prominentGlass", .filled), ("clearGlass", .none),
    ("prominentClearGlass", .none),
  ])

  /// Whether the corner style is a capsule.
  static let cornerStyle = Keywords<Bool>([
    ("fixed", false), ("dynamic", false), ("small", false), ("medium", false), ("large", false),
    ("capsule", true),
  ])

  /// Whether an activity indicator is large.
  static let activityStyle = Keywords<Bool>([
    ("gray", false), ("white", false), ("whiteLarge", true), ("medium", false), ("large", true),
  ])

  /// The scale of a symbol relative to body text.
  static let symbolScale = Keywords<Double>([
    ("default", 1), ("unspecified", 1), ("small", 0.8), ("medium", 1), ("large", 1.3),
  ])

  static let orientation = Keywords<Bool>([("portrait", false), ("landscape", true)])

  static let appearance = Keywords<ColorScheme>([("light", .light), ("dark", .dark)])
}

/// The styles of tables.
enum TableStyle: Sendable {
  case plain
  case grouped
  case insetGrouped
}

/// The types of buttons with different looks.
enum ButtonType: Sendable {
  case custom
  case system
  case info
  case contactAdd
  case close
}
