import Foundation
package import Quoin

/// The home indicator, which iOS draws light on dark content and dark on light content, whatever the colour scheme is.
package enum HomeIndicator {
  /// Returns a screen with its home indicator in black or white, whichever has more contrast with what is beneath it.
  ///
  /// It keeps its colour above a picture, whose colours are not known before it is decoded.
  package static func adapted(in screen: Arrangement) -> Arrangement {
    guard let index = screen.items.lastIndex(where: { $0.type == "#homeIndicator" }),
      let beneath = color(beneath: index, in: screen)
    else { return screen }
    return screen.painting([index: isDark(beneath) ? .white : .black])
  }

  /// Returns the colour of the backgrounds beneath the middle of an item, or `nil` if a picture is among them.
  ///
  /// - Complexity: O(n) in the items before it, however deep they are nested.
  private static func color(beneath index: Int, in screen: Arrangement) -> Color? {
    let place = screen.absoluteFrame(of: index).center
    var beneath: Color? = .white
    var origins = [Point](repeating: .zero, count: index)
    var step = 0
    while step < index {
      let item = screen.items[step]
      let frame = item.frame.offset(by: item.parent.map { origins[$0] } ?? .zero)
      origins[step] = frame.origin
      let isOver = frame.contains(place)
      if item.isHidden || item.look.alpha == 0 || item.look.clips && !isOver {
        step = item.end
        continue
      }
      step += 1
      guard isOver else { continue }
      if let color = item.look.background?.resolved(item.colorScheme) {
        beneath = over(beneath, color.opacity(item.look.alpha))
      }
      // The picture is painted above its background.
      if case .image = item.content { beneath = nil }
    }
    return beneath
  }

  /// Returns a colour painted over another one (CSS Compositing 1 §5.1).
  private static func over(_ beneath: Color?, _ color: Color) -> Color? {
    if color.alpha == 1 { return color }
    guard let beneath else { return nil }
    func mixed(_ old: Double, _ new: Double) -> Double { old + (new - old) * color.alpha }
    return Color(
      red: mixed(beneath.red, color.red), green: mixed(beneath.green, color.green),
      blue: mixed(beneath.blue, color.blue))
  }

  /// Whether white has more contrast with a colour than black has (WCAG 2.2, contrast ratio).
  private static func isDark(_ color: Color) -> Bool {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let luminance =
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05
  }
}
