import QuoinGeometry
import QuoinModel

extension BoxDecoration.Line {
  /// A part of a border's width in one colour, from the outer edge at 0 to the inner edge at 1.
  struct Band {
    var from: Double
    var to: Double
    var color: Color
  }

  /// Returns the bands of a line without gaps along it; empty for dashes and dots.
  func bands(of edge: Edge, width: Double) -> [Band] {
    // Light comes from the top left, so raised borders are dark at the other two edges.
    let isTopLeft = edge == .top || edge == .left
    switch line {
    case .none, .dashed, .dotted: return []
    case .solid: return [Band(from: 0, to: 1, color: color)]
    case .inset: return [Band(from: 0, to: 1, color: color.shaded(isDark: isTopLeft))]
    case .outset: return [Band(from: 0, to: 1, color: color.shaded(isDark: !isTopLeft))]
    case .double:
      // Less than three points cannot fit two lines and a gap.
      guard width >= 3 else { return [Band(from: 0, to: 1, color: color)] }
      let third = (width / 3).rounded() / width
      return [
        Band(from: 0, to: third, color: color), Band(from: 1 - third, to: 1, color: color),
      ]
    case .groove, .ridge:
      // As in browsers, one point cannot be divided, and an odd one is part of the band to its left or above it.
      guard width > 1 else { return [Band(from: 0, to: 1, color: color)] }
      let isDark = isTopLeft == (line == .groove)
      let half = (width / 2).rounded(isTopLeft ? .up : .down) / width
      return [
        Band(from: 0, to: half, color: color.shaded(isDark: isDark)),
        Band(from: half, to: 1, color: color.shaded(isDark: !isDark)),
      ]
    }
  }
}

extension Color {
  /// Returns the colour for the dark or the light edges of a 3D border.
  ///
  /// CSS leaves both shades to the painter. As in browsers, one is a third darker and the other a
  /// third lighter; a colour too dark for that is lightened first, and a light one stays as it is.
  func shaded(isDark: Bool) -> Color {
    // At most as far from white as a grey of 235.
    let (r, g, b) = (1 - red, 1 - green, 1 - blue)
    let isLight = r * r + g * g + b * b <= 3 * (20.0 / 255) * (20.0 / 255)
    if isLight, !isDark { return self }
    let isTooDark = red * red + green * green + blue * blue < 3 * 0.125 * 0.125
    if isTooDark { return isDark ? stepped(by: 0.33) : stepped(by: 0.33).stepped(by: 0.33) }
    return stepped(by: isDark ? -0.33 : 0.33)
  }

  /// Returns the colour with its strongest component changed by a step, and the others in
  /// proportion.
  private func stepped(by step: Double) -> Color {
    let strongest = max(red, green, blue)
    guard strongest > 0 else { return Color(white: max(0, step), alpha: alpha) }
    let factor = min(1, max(0, strongest + step)) / strongest
    return Color(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }
}
