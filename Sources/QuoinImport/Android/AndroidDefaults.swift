/// Default values of the framework and its libraries, used where a project defines none.
enum AndroidDefaults {
  /// The values of theme attributes.
  static let attributes: [String: String] = [
    "actionBarSize": "56dp", "listPreferredItemHeight": "64dp",
    "listPreferredItemHeightSmall": "48dp", "listPreferredItemHeightLarge": "80dp",
    "listPreferredItemPaddingLeft": "16dp", "listPreferredItemPaddingRight": "16dp",
    "listPreferredItemPaddingStart": "16dp", "listPreferredItemPaddingEnd": "16dp",
    "dialogPreferredPadding": "24dp", "minTouchTargetSize": "48dp",
    "expandableListPreferredItemPaddingLeft": "40dp",
    "listDivider": "@android:drawable/divider", "dividerHorizontal": "@android:drawable/divider",
    "dividerVertical": "@android:drawable/divider",
  ]

  /// Resources of the framework.
  static let resources: [String: String] = [
    "dimen/app_icon_size": "48dp", "dimen/thumbnail_width": "120dp",
    "dimen/thumbnail_height": "240dp", "string/ok": "OK", "string/cancel": "Cancel",
    "string/yes": "OK", "string/no": "Cancel", "string/copy": "Copy", "string/paste": "Paste",
    "string/untitled": "<Untitled>", "string/unknownName": "(Unknown)",
    "string/emptyPhoneNumber": "(No phone number)", "string/search_go": "Search",
    "string/selectAll": "Select all", "string/cut": "Cut", "integer/config_shortAnimTime": "200",
    "color/black": "#000000", "color/white": "#FFFFFF", "color/transparent": "#00000000",
    "color/darker_gray": "#AAAAAA", "color/background_light": "#FFFFFF",
    "color/background_dark": "#000000", "color/holo_blue_light": "#33B5E5",
    "color/holo_blue_dark": "#0099CC", "color/holo_blue_bright": "#00DDFF",
    "color/holo_green_light": "#99CC00", "color/holo_green_dark": "#669900",
    "color/holo_red_light": "#FF4444", "color/holo_red_dark": "#CC0000",
    "color/holo_orange_light": "#FFBB33", "color/holo_orange_dark": "#FF8800",
    "color/holo_purple": "#AA66CC", "color/primary_text_light": "#DE000000",
    "color/primary_text_dark": "#FFFFFF", "color/secondary_text_light": "#8A000000",
    "color/secondary_text_dark": "#B3FFFFFF", "color/tertiary_text_light": "#61000000",
    "color/tertiary_text_dark": "#80FFFFFF",
    "drawable/divider": "@drawable/android:divider",
  ]

  /// The text sizes of the text appearances of themes, in scaled pixels.
  static let appearances: [String: Double] = [
    "textAppearanceLarge": 22, "textAppearanceMedium": 18, "textAppearanceSmall": 14,
    "textAppearanceLargeInverse": 22, "textAppearanceMediumInverse": 18,
    "textAppearanceSmallInverse": 14, "textAppearance": 14, "textAppearanceButton": 14,
    "textAppearanceListItem": 16, "textAppearanceListItemSmall": 16,
    "textAppearanceListItemSecondary": 14, "textAppearanceSearchResultTitle": 16,
    "textAppearanceSearchResultSubtitle": 14, "textAppearanceLargePopupMenu": 16,
    "textAppearanceSmallPopupMenu": 14, "textAppearanceHeadline1": 96,
    "textAppearanceHeadline2": 60, "textAppearanceHeadline3": 48, "textAppearanceHeadline4": 34,
    "textAppearanceHeadline5": 24, "textAppearanceHeadline6": 20, "textAppearanceSubtitle1": 16,
    "textAppearanceSubtitle2": 14, "textAppearanceBody1": 16, "textAppearanceBody2": 14,
    "textAppearanceCaption": 12, "textAppearanceOverline": 10, "textAppearanceDisplayLarge": 57,
    "textAppearanceDisplayMedium": 45, "textAppearanceDisplaySmall": 36,
    "textAppearanceHeadlineLarge": 32, "textAppearanceHeadlineMedium": 28,
    "textAppearanceHeadlineSmall": 24, "textAppearanceTitleLarge": 22,
    "textAppearanceTitleMedium": 16, "textAppearanceTitleSmall": 14,
    "textAppearanceBodyLarge": 16, "textAppearanceBodyMedium": 14, "textAppearanceBodySmall": 12,
    "textAppearanceLabelLarge": 14, "textAppearanceLabelMedium": 12,
    "textAppearanceLabelSmall": 11,
  ]

  /// The text sizes of the libraries' text appearance styles, in scaled pixels, by the last part of
  /// their names.
  static let appCompatSizes: [String: Double] = [
    "Display4": 112, "Display3": 56, "Display2": 45, "Display1": 34, "Headline": 24, "Title": 20,
    "Subhead": 16, "Subtitle": 16, "Body2": 14, "Body1": 14, "Caption": 12, "Button": 14,
    "Menu": 16, "Large": 22, "Medium": 18, "Small": 14, "Notification": 14, "Switch": 14,
  ]

  static let materialSizes: [String: Double] = [
    "Headline1": 96, "Headline2": 60, "Headline3": 48, "Headline4": 34, "Headline5": 24,
    "Headline6": 20, "Subtitle1": 16, "Subtitle2": 14, "Body1": 16, "Body2": 14, "Caption": 12,
    "Button": 14, "Overline": 10, "Tab": 14, "Hint": 12, "Error": 12, "Counter": 12,
  ]

  static let material3Sizes: [String: Double] = [
    "DisplayLarge": 57, "DisplayMedium": 45, "DisplaySmall": 36, "HeadlineLarge": 32,
    "HeadlineMedium": 28, "HeadlineSmall": 24, "TitleLarge": 22, "TitleMedium": 16,
    "TitleSmall": 14, "BodyLarge": 16, "BodyMedium": 14, "BodySmall": 12, "LabelLarge": 14,
    "LabelMedium": 12, "LabelSmall": 11,
  ]

  /// Returns the text size of a library style, in scaled pixels.
  static func textSize(ofStyle name: String) -> Double? {
    let parts = name.split { $0 == "." || $0 == "_" }.map { String($0) }
    guard let start = parts.firstIndex(of: "TextAppearance") else { return nil }
    let words = parts[(start + 1)...]
    let sizes =
      switch words.first {
      case "MaterialComponents": materialSizes
      case "Material3": material3Sizes
      default: appCompatSizes
      }
    return words.reversed().lazy.compactMap { sizes[$0] }.first
  }

  /// Returns the theme attributes that refer to the default style of a kind of view.
  static func styleAttributes(of kind: AndroidKind) -> [String] {
    switch kind {
    case .text: ["textViewStyle"]
    case .button: ["materialButtonStyle", "buttonStyle"]
    case .editText: ["editTextStyle"]
    case .imageButton: ["imageButtonStyle"]
    case .checkBox: ["checkboxStyle"]
    case .toolbar: ["toolbarStyle"]
    case .card: ["materialCardViewStyle", "cardViewStyle"]
    case .floatingButton: ["floatingActionButtonStyle"]
    case .chip: ["chipStyle"]
    default: []
    }
  }
}
