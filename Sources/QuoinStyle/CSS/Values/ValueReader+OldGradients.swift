import QuoinModel

// The gradients of WebKit before they were specified, which browsers keep: Compatibility Standard §3.1, with their
// directions as in CSS Images of 17 February 2011. They name where the gradient starts, not where it leads.
extension CSS.ValueReader {
  /// Reads `-webkit-linear-gradient()` and its kind, or `-webkit-gradient()`.
  mutating func oldGradient(_ name: Substring) -> CSS.GradientValue? {
    var name = name
    if name == "gradient" { return arguments { $0.twoPointGradient() } }
    let isRepeating = name.hasPrefix("repeating-")
    if isRepeating { name = name.dropFirst("repeating-".count) }
    return arguments { reader in
      let shape: CSS.GradientValue.Shape?
      switch name {
      case "linear-gradient": shape = reader.oldLinearShape()
      case "radial-gradient": shape = reader.oldRadialShape()
      default: return nil
      }
      guard let shape, let stops = reader.stops(takesAngles: false) else { return nil }
      return CSS.GradientValue(shape: shape, stops: stops, isRepeating: isRepeating)
    }
  }

  private mutating func oldLinearShape() -> CSS.GradientValue.Shape? {
    // Angles count from the right, against the clock.
    if let angle = angle() { return comma() ? .linear(90 - angle) : nil }
    var sides: [CSS.Keyword] = []
    while sides.count < 2, let side = keyword([.top, .right, .bottom, .left]) {
      sides.append(side)
    }
    guard !sides.isEmpty else { return .linear(180) }
    guard comma() else { return nil }
    switch (sides[0], sides.last) {
    case (.top, .top) where sides.count == 1: return .linear(180)
    case (.right, .right) where sides.count == 1: return .linear(270)
    case (.bottom, .bottom) where sides.count == 1: return .linear(0)
    case (.left, .left) where sides.count == 1: return .linear(90)
    case (.top, .left), (.left, .top): return .alongDiagonal(.bottomRight)
    case (.top, .right), (.right, .top): return .alongDiagonal(.bottomLeft)
    case (.bottom, .left), (.left, .bottom): return .alongDiagonal(.topRight)
    case (.bottom, .right), (.right, .bottom): return .alongDiagonal(.topLeft)
    default: return nil
    }
  }

  private mutating func oldRadialShape() -> CSS.GradientValue.Shape? {
    var place: (CSS.Value, CSS.Value) = (.percentage(50), .percentage(50))
    let read: (CSS.Value, CSS.Value)? = attempt { reader in
      guard let place = reader.position(), reader.comma() else { return nil }
      return place
    }
    if let read { place = read }
    var shape: CSS.Keyword?
    var extent: CSS.Keyword?
    let start = index
    while true {
      if shape == nil, let word = keyword([.circle, .ellipse]) {
        shape = word
      } else if extent == nil,
        let word = keyword([
          .closestSide, .closestCorner, .farthestSide, .farthestCorner, .contain, .cover,
        ])
      {
        extent = word == .contain ? .closestSide : word == .cover ? .farthestCorner : word
      } else {
        break
      }
    }
    var radii: [CSS.Value] = []
    if index == start, let across = length(nonNegative: true) {
      guard let down = length(nonNegative: true) else { return nil }
      radii = [across, down]
    }
    if index > start, !comma() { return nil }
    return .radial(
      isCircle: shape == .circle, extent: extent ?? .farthestCorner, radii: radii, x: place.0,
      y: place.1)
  }

  // MARK: From point to point

  /// Reads the arguments of `-webkit-gradient()`.
  ///
  /// Lines are read along a side of the box or between opposite corners, circles around one point.
  private mutating func twoPointGradient() -> CSS.GradientValue? {
    guard case .ident(let word) = kind, ["linear", "radial"].contains(word.asciiLowercased) else {
      return nil
    }
    let isLinear = word.asciiLowercased == "linear"
    advance()
    var points: [(CSS.Value, CSS.Value)] = []
    var radii: [Double] = []
    for _ in 0..<2 {
      guard comma(), let x = coordinate(.left, .right), let y = coordinate(.top, .bottom) else {
        return nil
      }
      points.append((x, y))
      guard !isLinear else { continue }
      guard comma(), let radius = number(), radius >= 0 else { return nil }
      radii.append(radius)
    }
    var stops: [(offset: Double, color: CSS.ColorValue)] = []
    while comma() {
      guard let stop = oldStop() else { return nil }
      stops.append(stop)
    }
    stops = stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
    guard !stops.isEmpty, isAtEnd else { return nil }
    return isLinear
      ? CSS.GradientValue(line: points, stops)
      : CSS.GradientValue(circles: points, radii, stops)
  }

  /// Reads a side, or a number of pixels or a percentage from the left or the top.
  private mutating func coordinate(_ near: CSS.Keyword, _ far: CSS.Keyword) -> CSS.Value? {
    if let word = keyword([near, far, .center]) {
      return .percentage(word == near ? 0 : word == far ? 100 : 50)
    }
    if let percent = percentage() { return percent }
    return number().map { $0 == 0 ? .percentage(0) : .length($0, .px) }
  }

  private mutating func oldStop() -> (offset: Double, color: CSS.ColorValue)? {
    switch functionName {
    case "from": return arguments { $0.color() }.map { (0, $0) }
    case "to": return arguments { $0.color() }.map { (1, $0) }
    case "color-stop":
      return arguments { reader in
        var offset = reader.number()
        if offset == nil, case .percentage(let percent)? = reader.percentage() {
          offset = percent / 100
        }
        guard let offset, reader.comma(), let color = reader.color() else { return nil }
        return (offset, color)
      }
    default: return nil
    }
  }
}

extension CSS.GradientValue {
  private typealias OldStop = (offset: Double, color: CSS.ColorValue)

  /// Creates a gradient from a point to another one, or fails if no gradient line of today runs there.
  fileprivate init?(
    line points: [(CSS.Value, CSS.Value)], _ stops: [(offset: Double, color: CSS.ColorValue)]
  ) {
    let (start, end) = (points[0], points[1])
    if start.0 == end.0 {
      self.init(angle: 180, from: start.1, to: end.1, stops)
    } else if start.1 == end.1 {
      self.init(angle: 90, from: start.0, to: end.0, stops)
    } else {
      func isFar(_ from: CSS.Value, _ to: CSS.Value) -> Bool? {
        (from, to) == (.percentage(0), .percentage(100))
          ? true : (from, to) == (.percentage(100), .percentage(0)) ? false : nil
      }
      guard let isRight = isFar(start.0, end.0), let isBottom = isFar(start.1, end.1) else {
        return nil
      }
      let corner: Corner =
        isRight ? (isBottom ? .bottomRight : .topRight) : isBottom ? .bottomLeft : .topLeft
      self.init(
        shape: .alongDiagonal(corner),
        stops: stops.map { Stop(color: $0.color, position: .percentage($0.offset * 100)) },
        isRepeating: false)
    }
  }

  /// Creates a gradient along a side of the box, between two points of it.
  private init?(angle: Double, from start: CSS.Value, to end: CSS.Value, _ stops: [OldStop]) {
    func place(_ offset: Double) -> CSS.Value? {
      switch (start, end) {
      case (.percentage(let from), .percentage(let to)):
        .percentage(from + (to - from) * offset)
      case (.length(let from, _), .length(let to, _)): .length(from + (to - from) * offset, .px)
      case (.percentage(0), .length(let to, _)): .length(to * offset, .px)
      default: nil
      }
    }
    var read: [Stop] = []
    for stop in stops {
      guard let position = place(stop.offset) else { return nil }
      read.append(Stop(color: stop.color, position: position))
    }
    // A line that leads back has its stops in the other order.
    if case (.percentage(let from), .percentage(let to)) = (start, end), from > to {
      read = read.map { stop in
        guard case .percentage(let percent)? = stop.position else { return stop }
        return Stop(color: stop.color, position: .percentage(100 - percent))
      }
      self.init(shape: .linear(angle + 180), stops: read, isRepeating: false)
    } else if case (.length(let from, _), .length(let to, _)) = (start, end), from > to {
      return nil
    } else {
      self.init(shape: .linear(angle), stops: read, isRepeating: false)
    }
  }

  /// Creates a gradient from a circle to a larger one around the same point.
  fileprivate init?(
    circles points: [(CSS.Value, CSS.Value)], _ radii: [Double],
    _ stops: [(offset: Double, color: CSS.ColorValue)]
  ) {
    guard points[0] == points[1], radii[0] <= radii[1] else { return nil }
    self.init(
      shape: .radial(
        isCircle: true, extent: .farthestCorner, radii: [.length(radii[1], .px)], x: points[0].0,
        y: points[0].1),
      stops: stops.map {
        let place = radii[0] + (radii[1] - radii[0]) * $0.offset
        return Stop(color: $0.color, position: .length(place, .px))
      }, isRepeating: false)
  }
}
