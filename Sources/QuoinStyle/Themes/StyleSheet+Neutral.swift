import QuoinModel

extension StyleSheet {
  /// A theme without the look of a particular system: thin lines, flat fills and sharp corners, in
  /// grey and the tint colour.
  ///
  ///     var scene = Scene(page)
  ///     scene.theme = .neutral
  public static let neutral = StyleSheet(origin: .theme) {
    Rule("switch::track") {
      $0.width = 44
      $0.height = 24
      $0.cornerRadius = 12
      $0.background = paper
      $0.borderWidth = 1
      $0.borderColor = ink
    }
    Rule("switch:selected::track") {
      $0.background = ink
    }
    Rule("switch::thumb") {
      $0.width = 16
      $0.height = 16
      $0.cornerRadius = 8
      $0.background = ink
    }
    Rule("switch:selected::thumb") { $0.background = paper }
    Rule("slider::track, progressView::track") {
      $0.height = 2
      $0.background = line
    }
    Rule("progressView::track") { $0.height = 4 }
    Rule("slider::thumb") {
      $0.width = 16
      $0.height = 16
      $0.cornerRadius = 8
      $0.background = paper
      $0.borderWidth = 2
      $0.borderColor = ink
    }
    Rule("slider::fill, progressView::fill") { $0.background = ink }
    Rule("stepper::track, segmentedControl::track") {
      $0.background = paper
      $0.borderWidth = 1
      $0.borderColor = line
      $0.cornerRadius = 2
    }
    Rule("stepper::track") {
      $0.width = 94
      $0.height = 32
    }
    Rule("stepper::divider, segmentedControl::divider") {
      $0.background = line
      $0.width = 1
      $0.height = 32
    }
    Rule("stepper::mark") {
      $0.text.color = ink
      $0.width = 12
      $0.borderWidth = 1.5
    }
    Rule("segmentedControl::selection") {
      $0.borderWidth = 2
      $0.borderColor = ink
      $0.cornerRadius = 2
    }
    Rule("pageControl::indicator, pageControl::current") {
      $0.width = 7
      $0.height = 7
      $0.borderWidth = 1
      $0.borderColor = ink
    }
    Rule("pageControl::current") { $0.background = ink }
    Rule("activityIndicatorView::indicator") { $0.background = ink }
    Rule("pickerView::selection") {
      $0.height = 32
      $0.borderWidth = 1
      $0.borderColor = line
    }
    Rule("pickerView::mark") { $0.text.color = ink }
    Rule("textField::rounded, textField::line, textField::bezel") {
      $0.background = paper
      $0.borderWidth = 1
      $0.borderColor = line
    }
    Rule("textField::rounded") { $0.cornerRadius = 2 }
    Rule("searchBar::field") {
      $0.height = 36
      $0.background = paper
      $0.borderWidth = 1
      $0.borderColor = line
      $0.cornerRadius = 2
    }
    Rule("searchBar::mark") {
      $0.text.color = ink
      $0.width = 14
      $0.borderWidth = 1.5
    }
    Rule("button::filled, button::tinted, button::gray") { $0.cornerRadius = 2 }
    Rule("button::tinted") { $0.alpha = 0.12 }
    Rule("button::gray") {
      $0.background = Color(light: Color(hex: 0xE4E4E4), dark: Color(hex: 0x3A3A3A))
    }
    Rule("button:disabled::filled, button:disabled::gray") { $0.alpha = 0.4 }
    Rule("button:disabled::tinted") { $0.alpha = 0.06 }
    Rule("navigationBar::ground, tabBar::ground, toolbar::ground") { $0.background = paper }
    Rule("navigationBar::hairline, tabBar::hairline, toolbar::hairline") {
      $0.background = line
      $0.height = 1
    }
    Rule("tabBar::indicator") {
      $0.background = line
      $0.width = 20
    }
    Rule("tabBar::current") { $0.width = 20 }
    Rule("accessory::mark") {
      $0.text.color = ink
      $0.borderWidth = 1.5
    }
    Rule("separator") { $0.background = line }
  }

  private static let ink = Color(light: Color(hex: 0x1A1A1A), dark: Color(hex: 0xF0F0F0))
  private static let paper = Color(light: .white, dark: Color(hex: 0x161616))
  private static let line = Color(light: Color(hex: 0xB8B8B8), dark: Color(hex: 0x5A5A5A))
}
