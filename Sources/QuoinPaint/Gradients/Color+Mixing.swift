import QuoinModel

extension Color {
  /// Returns a mixture with another colour, computed with premultiplied alpha (CSS Color 4 §12.3).
  func mixed(with other: Color, by share: Double) -> Color {
    let alpha = alpha + (other.alpha - self.alpha) * share
    guard alpha > 0 else { return Color(red: red, green: green, blue: blue, alpha: 0) }
    func part(_ a: Double, _ b: Double) -> Double {
      (a * self.alpha * (1 - share) + b * other.alpha * share) / alpha
    }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: alpha)
  }
}

extension DrawnGradient {
  /// Returns the colour at an offset, given stops in ascending order.
  static func color(at offset: Double, _ stops: [Stop]) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if offset < first.offset { return first.color }
    if offset >= last.offset { return last.color }
    // Of several stops at one offset, the last one applies from there on.
    var low = stops[0]
    for stop in stops {
      if stop.offset > offset {
        let share = (offset - low.offset) / (stop.offset - low.offset)
        return low.color.mixed(with: stop.color, by: share)
      }
      low = stop
    }
    return last.color
  }

  /// The stops for painters that mix colours without premultiplied alpha, as in SVG 1.1 and PDF.
  ///
  /// Where the opacity of two neighbours differs, intermediate stops keep the error of linear
  /// mixing small. A transparent neighbour instead takes on the other's colour, which is exact.
  package var stopsForPlainMixing: [Stop] {
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      guard index > 0 else {
        result.append(stop)
        continue
      }
      let before = stops[index - 1]
      if before.color.alpha != stop.color.alpha, stop.offset > before.offset {
        if stop.color.alpha == 0 {
          result.append(Stop(stop.offset, before.color.opacity(0)))
        } else if before.color.alpha == 0 {
          result.append(Stop(before.offset, stop.color.opacity(0)))
        } else if before.color.opacity(0) != stop.color.opacity(0) {
          let pieces = 12
          for piece in 1..<pieces {
            let share = Double(piece) / Double(pieces)
            result.append(
              Stop(
                before.offset + (stop.offset - before.offset) * share,
                before.color.mixed(with: stop.color, by: share)))
          }
        }
      }
      result.append(stop)
    }
    return result
  }
}
