import QuoinModel
import QuoinStyle

/// The colours in which browsers draw controls: CSS UI 4 §5.2 lets them choose those that go with
/// the accent colour.
struct ControlColors {
  /// The colour of checked or filled parts.
  let accent: String
  /// The colour of the bar of a range or progress control, and of its outline.
  let bar: String
  let ring: String
  /// The colour of the check mark of a checkbox, and of the background of a radio button.
  let tick: String

  /// The colour of the frame of a checkbox or radio button, and of its inside.
  let line: String
  let ground: String

  init(_ computed: CSS.ComputedStyle, isDisabled: Bool, _ scheme: ColorScheme) {
    let isLight = scheme == .light
    if isDisabled {
      (line, ground) = ("rgba(118,118,118,.3)", isLight ? "#fff" : "rgba(59,59,59,.3)")
      accent = isLight ? "#cbcbcb" : "#757575"
      bar = isLight ? "rgba(239,239,239,.3)" : "rgba(59,59,59,.3)"
      ring = "rgba(118,118,118,.3)"
      tick = isLight ? "#fff" : "#3b3b3b"
      return
    }
    (line, ground) = isLight ? ("#767676", "#fff") : ("#858585", "#3b3b3b")
    let (plainBar, plainRing) =
      isLight ? ("#efefef", "rgba(118,118,118,.5)") : ("#3b3b3b", "#858585")
    guard case .color(let value) = computed[.accentColor] else {
      accent = isLight ? "#0075ff" : "#99c8ff"
      (bar, ring) = (plainBar, plainRing)
      tick = isLight ? "#fff" : "#3b3b3b"
      return
    }
    let color = value.color(current: computed.color).resolved(scheme)
    accent = NodeBuilder.css(color)
    // An accent colour with too little contrast to a light bar or tick has dark ones.
    let isHard = ControlColors.contrast(color, Color(white: 239 / 255)) < 3
    bar = isHard ? "#3b3b3b" : plainBar
    ring = isHard ? "#858585" : plainRing
    tick = ControlColors.contrast(color, Color(white: 1)) < 3 ? "#3b3b3b" : "#fff"
  }

  /// Returns the colour of the frame of a control.
  static func line(isDisabled: Bool) -> String {
    isDisabled ? "rgba(118,118,118,.3)" : "light-dark(#767676,#858585)"
  }

  /// Returns the colour of the inside of a field.
  static func ground(isDisabled: Bool) -> String {
    isDisabled ? "light-dark(rgba(239,239,239,.3),rgba(59,59,59,.3))" : "field"
  }

  /// Returns the contrast ratio of two colours: WCAG 2.2.
  static func contrast(_ a: Color, _ b: Color) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    0.2126 * ColorReader.linear(color.red) + 0.7152 * ColorReader.linear(color.green)
      + 0.0722 * ColorReader.linear(color.blue)
  }
}

extension NodeBuilder {
  /// Returns the colours of a control in its colour scheme.
  func controlColors(_ computed: CSS.ComputedStyle, isDisabled: Bool) -> ControlColors {
    ControlColors(computed, isDisabled: isDisabled, reader.colorScheme(of: computed))
  }
}
