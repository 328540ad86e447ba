import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// The colour stop fix-up of CSS Images 4 §3.4.3, which turns CSS stops into offsets.
struct StopFixing {
  /// The stops in ascending order; offset 1 is the end of the gradient line, and offsets may lie
  /// outside of 0…1.
  private(set) var stops: [DrawnGradient.Stop]

  /// - Parameters:
  ///   - stops: The stops as specified.
  ///   - length: The length of the gradient line in the unit of `LengthPercentage.points`.
  init(_ stops: [Gradient.Stop], length: Double) {
    var offsets: [Double?] = stops.map { stop in
      let move = length > 0 && stop.move.isFinite ? stop.move / length : 0
      return switch stop.position {
      case nil: nil
      case .percent(let percent): percent.isFinite ? percent / 100 + move : nil
      case .points(let points): points.isFinite ? (length > 0 ? points / length : 0) : nil
      }
    }
    // The first and the last stop default to the ends.
    if let first = offsets.first, first == nil { offsets[0] = 0 }
    if let last = offsets.last, last == nil { offsets[offsets.count - 1] = 1 }
    // No offset is less than an earlier one.
    var most = -Double.infinity
    for index in offsets.indices {
      guard let offset = offsets[index] else { continue }
      most = max(most, offset)
      offsets[index] = most
    }
    // Stops without an offset are spaced evenly between their neighbours.
    var known = 0
    self.stops = []
    self.stops.reserveCapacity(stops.count)
    for index in offsets.indices {
      guard let offset = offsets[index] else { continue }
      let start = offsets[known] ?? 0
      for between in (known + 1)..<max(index, known + 1) {
        let share = Double(between - known) / Double(index - known)
        self.stops.append(.init(start + (offset - start) * share, stops[between].color))
      }
      self.stops.append(.init(offset, stops[index].color))
      known = index
    }
  }

  var first: Double { stops.first?.offset ?? 0 }
  var last: Double { stops.last?.offset ?? 0 }

  /// Returns the stops clipped to 0…1.
  func cut() -> [DrawnGradient.Stop] {
    var cut = [DrawnGradient.Stop(0, DrawnGradient.color(at: 0, stops))]
    cut += stops.filter { $0.offset > 0 && $0.offset < 1 }
    // At offset 1, the colour before a hard transition applies: nothing lies beyond.
    let end = stops.last { $0.offset < 1 }
    let beyond = stops.first { $0.offset >= 1 }
    if let end, let beyond, beyond.offset > end.offset {
      let share = (1 - end.offset) / (beyond.offset - end.offset)
      cut.append(.init(1, end.color.mixed(with: beyond.color, by: share)))
    } else {
      cut.append(.init(1, (beyond ?? end)?.color ?? .clear))
    }
    return cut
  }

  /// Returns the stops with transformed offsets.
  func mapped(_ change: (Double) -> Double) -> [DrawnGradient.Stop] {
    stops.map { .init(change($0.offset), $0.color) }
  }

  /// Returns one period of a repetition that begins at offset 0, with offsets as fractions of the
  /// period.
  func period() -> [DrawnGradient.Stop] {
    let length = last - first
    // The position of offset 0 within the period.
    let start = (-first / length) - (-first / length).rounded(.down)
    let unit = mapped { ($0 - first) / length }
    guard start > 0 else { return unit }
    let middle = DrawnGradient.color(at: start, unit)
    var stops = [DrawnGradient.Stop(0, middle)]
    stops += unit.filter { $0.offset > start }.map { .init($0.offset - start, $0.color) }
    stops += unit.filter { $0.offset < start }.map { .init($0.offset - start + 1, $0.color) }
    stops.append(.init(1, middle))
    return stops
  }

  /// The colour of a repetition that is too narrow to be visible.
  ///
  /// It is the average of a gradient with the same colours at equal distances (CSS Images 3
  /// §3.5.1).
  var average: Color {
    guard stops.count > 1 else { return stops.first?.color ?? .clear }
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    for index in stops.indices {
      let isEnd = index == 0 || index == stops.count - 1
      let weight = (isEnd ? 0.5 : 1) / Double(stops.count - 1)
      let color = stops[index].color
      red += color.red * color.alpha * weight
      green += color.green * color.alpha * weight
      blue += color.blue * color.alpha * weight
      alpha += color.alpha * weight
    }
    guard alpha > 0 else { return .clear }
    return Color(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }
}
