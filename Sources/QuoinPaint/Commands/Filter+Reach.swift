import QuoinGeometry
import QuoinModel

extension [Filter] {
  /// Returns the bounds of a filtered picture, given the bounds of its content.
  package func reached(from bounds: Rect) -> Rect {
    reduce(bounds) { bounds, filter in
      switch filter {
      case .blur(let deviation) where deviation.isFinite:
        return bounds.outset(by: EdgeInsets(3 * Swift.max(0, deviation)))
      case .dropShadow(let shadow) where shadow.blur.isFinite:
        return bounds.union(
          bounds.offset(by: Point(shadow.x, shadow.y))
            .outset(by: EdgeInsets(1.5 * Swift.max(0, shadow.blur))))
      default: return bounds
      }
    }
  }
}

/// A colour matrix: each component of the result is a weighted sum of the red, green and blue
/// components and a constant.
///
/// See Filter Effects 1 §9.6; §12 defines the shorthands.
package struct ColorMatrix: Hashable, Sendable {
  /// The weights of red, green and blue, and the constant, for each component in turn.
  package var rows: [Double]
  /// The factor of the opacity.
  package var opacity = 1.0

  /// Creates the matrix of a filter, or fails if the filter does more than change colours.
  package init?(_ filter: Filter) {
    // A greater factor changes no colour of eight bits further, and sums of its products would not be numbers.
    let most = 65_536.0
    switch filter {
    case .blur, .dropShadow: return nil
    case .brightness(let factor): rows = ColorMatrix.scaled(min(factor, most), plus: 0)
    case .contrast(let factor):
      let factor = min(factor, most)
      rows = ColorMatrix.scaled(factor, plus: 0.5 - 0.5 * factor)
    case .invert(let share): rows = ColorMatrix.scaled(1 - 2 * share, plus: share)
    case .opacity(let share):
      rows = ColorMatrix.scaled(1, plus: 0)
      opacity = share
    case .saturate(let factor): rows = ColorMatrix.saturated(min(factor, most))
    case .grayscale(let share):
      let s = 1 - share
      rows = [
        0.2126 + 0.7874 * s, 0.7152 - 0.7152 * s, 0.0722 - 0.0722 * s, 0,
        0.2126 - 0.2126 * s, 0.7152 + 0.2848 * s, 0.0722 - 0.0722 * s, 0,
        0.2126 - 0.2126 * s, 0.7152 - 0.7152 * s, 0.0722 + 0.9278 * s, 0,
      ]
    case .sepia(let share):
      let s = 1 - share
      rows = [
        0.393 + 0.607 * s, 0.769 - 0.769 * s, 0.189 - 0.189 * s, 0,
        0.349 - 0.349 * s, 0.686 + 0.314 * s, 0.168 - 0.168 * s, 0,
        0.272 - 0.272 * s, 0.534 - 0.534 * s, 0.131 + 0.869 * s, 0,
      ]
    case .hueRotate(let degrees):
      let (s, c) = (LibM.sin(degrees * .pi / 180), LibM.cos(degrees * .pi / 180))
      rows = [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0,
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0,
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0,
      ]
    }
    guard rows.allSatisfy(\.isFinite), opacity.isFinite else { return nil }
  }

  private static func scaled(_ factor: Double, plus: Double) -> [Double] {
    [factor, 0, 0, plus, 0, factor, 0, plus, 0, 0, factor, plus]
  }

  private static func saturated(_ s: Double) -> [Double] {
    [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0,
    ]
  }
}
