import Foundation
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

  init(_ computed: CSS.ComputedStyle, isDisabled: Bool) {
    if isDisabled {
      accent = "#cbcbcb"
      bar = "rgba(239,239,239,.3)"
      ring = "rgba(118,118,118,.3)"
      tick = "#fff"
      return
    }
    guard case .color(let value) = computed[.accentColor] else {
      accent = "#0075ff"
      bar = ControlColors.lightBar
      ring = ControlColors.lightRing
      tick = "#fff"
      return
    }
    let color = value.color(current: computed.color)
    accent = NodeBuilder.css(color)
    // What would be hard to tell from a light bar or tick has dark ones.
    let isDark = ControlColors.contrast(color, Color(white: 239 / 255)) < 3
    bar = isDark ? "#3b3b3b" : ControlColors.lightBar
    ring = isDark ? "#858585" : ControlColors.lightRing
    tick = ControlColors.contrast(color, Color(white: 1)) < 3 ? "#3b3b3b" : "#fff"
  }

  private static let lightBar = "#efefef"
  private static let lightRing = "rgba(118,118,118,.5)"

  /// Returns the contrast ratio of two colours: WCAG 2.2.
  static func contrast(_ a: Color, _ b: Color) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
