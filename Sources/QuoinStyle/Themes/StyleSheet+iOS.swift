import QuoinBoxLayout
import QuoinModel

extension StyleSheet {
  /// The iOS look of controls, and the default theme of a scene.
  ///
  /// Rules of author origin override the theme for each part of a control:
  ///
  ///     StyleSheet(css: "switch:checked::track { background: purple }")
  public static let iOS = StyleSheet(parts: [iOSTracks, iOSFields, iOSBars].flatMap(\.parts))

  private static let knob = Style {
    $0.background = .white
    $0.cornerRadius = 999
    // A soft shadow below and a hairline around, so that white is visible on white.
    $0.shadows = [
      Shadow(color: Color(white: 0, alpha: 0.1), x: 0, y: 0, blur: 0, spread: 0.5),
      Shadow(color: Color(white: 0, alpha: 0.05), x: 0, y: 1, blur: 0, spread: 0.75),
      Shadow(color: Color(white: 0, alpha: 0.03), x: 0, y: 2, blur: 0, spread: 1.5),
    ]
  }

  private static let iOSTracks = StyleSheet(origin: .theme) {
    Rule("switch::track") {
      $0.background = Color(light: Color(hex: 0xE9E9EA), dark: Color(hex: 0x39393D))
      $0.cornerRadius = 999
      $0.width = 51
      $0.height = 31
    }
    Rule("switch:selected::track") { $0.background = .green }
    Rule("switch::thumb", knob)
    Rule("switch::thumb") {
      $0.width = 27
      $0.height = 27
    }
    Rule("slider::thumb", knob)
    Rule("slider::thumb") {
      $0.width = 27
      $0.height = 27
    }
    Rule("slider::track, progressView::track") {
      $0.background = .systemFill
      $0.cornerRadius = 2
      $0.height = 4
    }
    Rule("slider::fill, progressView::fill") { $0.cornerRadius = 2 }
    Rule("stepper::track") {
      $0.background = .tertiarySystemFill
      $0.cornerRadius = 8
      $0.width = 94
      $0.height = 32
    }
    Rule("stepper::divider") {
      $0.background = .separator
      $0.width = 1
      $0.height = 18
    }
    Rule("stepper::mark") {
      $0.text.color = .label
      $0.width = 14
      $0.borderWidth = 1.75
    }
    Rule("segmentedControl::track") {
      $0.background = .tertiarySystemFill
      $0.cornerRadius = 8.5
      $0.padding = 2
    }
    Rule("segmentedControl::divider") {
      $0.background = .separator
      $0.width = 1
      $0.height = 16
    }
    Rule("segmentedControl::selection") {
      $0.background = Color(light: .white, dark: Color(hex: 0x636366))
      $0.cornerRadius = 7
      $0.shadows = [
        Shadow(color: Color(white: 0, alpha: 0.06), x: 0, y: 1, blur: 0, spread: 0.5)
      ]
    }
    Rule("pageControl::indicator") {
      $0.background = Color(light: Color(white: 0, alpha: 0.25), dark: Color(white: 1, alpha: 0.3))
      $0.cornerRadius = 999
      $0.width = 7
      $0.height = 7
    }
    Rule("pageControl::current") {
      $0.background = .label.opacity(0.85)
      $0.cornerRadius = 999
      $0.width = 7
      $0.height = 7
    }
    Rule("activityIndicatorView::indicator") {
      $0.background = Color(light: Color(hex: 0x8A8A8E), dark: Color(hex: 0x98989F))
      $0.cornerRadius = 999
    }
    Rule("pickerView::selection") {
      $0.background = .tertiarySystemFill
      $0.cornerRadius = 8
      $0.height = 32
    }
    Rule("pickerView::mark") { $0.text.color = .label }
  }

  private static let edge = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.2), dark: Color(hex: 0xEBEBF5, alpha: 0.22))

  private static let iOSFields = StyleSheet(origin: .theme) {
    Rule("textField::rounded") {
      $0.background = Color(light: .white, dark: .black)
      $0.cornerRadius = 5
      $0.borderWidth = 0.5
      $0.borderColor = edge
    }
    Rule("textField::line") {
      $0.borderWidth = 1
      $0.borderColor = .label
    }
    Rule("textField::bezel") {
      $0.background = Color(light: .white, dark: .black)
      $0.borderWidth = 1
      $0.borderColor = edge.opacity(0.8)
      $0.shadows = [Shadow(color: edge, x: 0, y: 1, blur: 0, spread: 0, isInner: true)]
    }
    Rule("searchBar::field") {
      $0.background = .tertiarySystemFill
      $0.cornerRadius = 10
      $0.height = 36
    }
    Rule("searchBar::mark") {
      $0.text.color = .secondaryLabel
      $0.width = 14
      $0.borderWidth = 1.54
    }
    Rule("button::filled, button::tinted, button::gray") { $0.cornerRadius = 7 }
    Rule("button::tinted") { $0.alpha = 0.16 }
    Rule("button::gray") {
      $0.background = .systemFill
      $0.alpha = 0.8
    }
    Rule("button:disabled::filled") { $0.alpha = 0.5 }
    Rule("button:disabled::tinted") { $0.alpha = 0.08 }
    Rule("button:disabled::gray") { $0.alpha = 0.4 }
  }

  private static let iOSBars = StyleSheet(origin: .theme) {
    Rule("navigationBar::ground, tabBar::ground, toolbar::ground") {
      $0.background = Color(
        light: Color(hex: 0xF9F9F9, alpha: 0.94), dark: Color(hex: 0x1D1D1D, alpha: 0.94))
    }
    Rule("navigationBar::hairline, tabBar::hairline, toolbar::hairline") {
      $0.background = .separator
      $0.height = 0.5
    }
    Rule("tabBar::indicator") {
      $0.background = .gray
      $0.width = 22
    }
    Rule("tabBar::current") { $0.width = 22 }
    Rule("accessory::mark") {
      $0.text.color = Color(
        light: Color(hex: 0x3C3C43, alpha: 0.3), dark: Color(hex: 0xEBEBF5, alpha: 0.3))
      $0.borderWidth = 2
    }
    Rule("separator") { $0.background = .separator }
  }
}
