import QuoinModel

extension Color {
  /// A mixture with another colour, both multiplied by their opacity (CSS Color 4 §12.3).
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
  /// The colour at an offset, as stops in ascending order say it.
  static func color(at offset: Double, _ stops: [Stop]) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if offset < first.offset { return first.color }
    if offset >= last.offset { return last.color }
    // Of stops at the same place the last one counts from there on.
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

  /// The stops for painters that mix colours without their opacity, as SVG 1.1 and PDF do.
  ///
  /// Where the opacity of two neighbours differs, stops are put between them that keep the error of
  /// a straight mixture small; a neighbour that is transparent lends its place to the other's colour,
  /// which is exact.
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
