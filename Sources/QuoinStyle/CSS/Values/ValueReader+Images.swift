import QuoinModel

extension CSS.ValueReader {
  /// Reads `none`, a URL or a gradient: CSS Images 3 §3 and §4.
  mutating func image() -> CSS.Value? {
    if keyword(.none) { return .keyword(.none) }
    if let url = url() { return url }
    guard var name = functionName else { return nil }
    if name == "image-set" || name == "-webkit-image-set" {
      return arguments { $0.imageSet() }
    }
    if name.hasPrefix("-webkit-") {
      return oldGradient(name.dropFirst("-webkit-".count)).map { .gradient($0) }
    }
    let isRepeating = name.hasPrefix("repeating-")
    if isRepeating { name.removeFirst("repeating-".count) }
    let gradient: CSS.GradientValue? = arguments { reader in
      let shape: CSS.GradientValue.Shape?
      switch name {
      case "linear-gradient": shape = reader.linearShape()
      case "radial-gradient": shape = reader.radialShape()
      case "conic-gradient": shape = reader.conicShape()
      default: return nil
      }
      guard let shape, let stops = reader.stops(takesAngles: name == "conic-gradient") else {
        return nil
      }
      return CSS.GradientValue(shape: shape, stops: stops, isRepeating: isRepeating)
    }
    return gradient.map { .gradient($0) }
  }

  /// Reads `url(…)` with or without quotes.
  mutating func url() -> CSS.Value? {
    if case .url(let text) = kind {
      advance()
      return .url(list.source.address(text))
    }
    guard functionName == "url" || functionName == "src" else { return nil }
    return arguments { reader in
      guard case .string(let text) = reader.kind else { return nil }
      reader.advance()
      return .url(reader.list.source.address(text))
    }
  }

  /// Reads the options of `image-set()` and returns one that is for a resolution of 1x, or the one
  /// for the lowest resolution: CSS Images 4 §2.4.
  private mutating func imageSet() -> CSS.Value? {
    var best: (image: CSS.Value, resolution: Double)?
    repeat {
      let image: CSS.Value
      if case .string(let text) = kind {
        advance()
        image = .url(list.source.address(text))
      } else {
        guard let read = self.image(), read != .keyword(.none) else { return nil }
        image = read
      }
      var resolution = 1.0
      var isSupported = true
      if let read = self.resolution() { resolution = read }
      if functionName == "type" {
        guard
          let type = arguments({ reader -> String? in
            guard case .string(let text) = reader.kind else { return nil }
            reader.advance()
            return text.asciiLowercased
          })
        else { return nil }
        isSupported = CSS.imageTypes.contains(type)
        if let read = self.resolution() { resolution = read }
      }
      guard isSupported else { continue }
      if best.map({ abs(resolution - 1) < abs($0.resolution - 1) }) ?? true {
        best = (image, resolution)
      }
    } while comma()
    return best?.image
  }

  /// Reads a resolution in pixels per CSS pixel: CSS Values 4 §7.4.
  private mutating func resolution() -> Double? {
    guard case .dimension(let number, _, let unit) = kind else { return nil }
    let factors = ["x": 1, "dppx": 1, "dpi": 1.0 / 96, "dpcm": 2.54 / 96]
    guard let factor = factors[unit.asciiLowercased], number > 0 else { return nil }
    advance()
    return number * factor
  }

  private mutating func linearShape() -> CSS.GradientValue.Shape? {
    if let angle = angle() { return comma() ? .linear(angle) : nil }
    guard keyword(.to) else { return .linear(180) }
    var sides: [CSS.Keyword] = []
    while let side = keyword([.top, .right, .bottom, .left]) { sides.append(side) }
    guard comma() else { return nil }
    let angles = [CSS.Keyword.top: 0.0, .right: 90, .bottom: 180, .left: 270]
    if sides.count == 1 { return angles[sides[0]].map { .linear($0) } }
    guard sides.count == 2 else { return nil }
    switch Set(sides) {
    case [.top, .left]: return .toCorner(.topLeft)
    case [.top, .right]: return .toCorner(.topRight)
    case [.bottom, .right]: return .toCorner(.bottomRight)
    case [.bottom, .left]: return .toCorner(.bottomLeft)
    default: return nil
    }
  }

  private mutating func radialShape() -> CSS.GradientValue.Shape? {
    var shape: CSS.Keyword?
    var extent: CSS.Keyword?
    var radii: [CSS.Value] = []
    let start = index
    while true {
      if shape == nil, let word = keyword([.circle, .ellipse]) {
        shape = word
      } else if extent == nil, radii.isEmpty,
        let word = keyword([
          .closestSide, .closestCorner, .farthestSide, .farthestCorner,
        ])
      {
        extent = word
      } else if extent == nil, radii.isEmpty, let first = length(nonNegative: true) {
        radii.append(first)
        if let second = length(nonNegative: true) { radii.append(second) }
      } else {
        break
      }
    }
    var place: (CSS.Value, CSS.Value) = (.percentage(50), .percentage(50))
    if keyword(.at) {
      guard let read = position() else { return nil }
      place = read
    }
    if index > start, !comma() { return nil }
    if radii.count == 1, shape == .ellipse { return nil }
    if radii.count == 2, shape == .circle { return nil }
    if radii.count == 1, case .percentage = radii[0] { return nil }
    return .radial(
      isCircle: shape == .circle || radii.count == 1, extent: extent ?? .farthestCorner,
      radii: radii, x: place.0, y: place.1)
  }

  private mutating func conicShape() -> CSS.GradientValue.Shape? {
    let start = index
    var from = 0.0
    if keyword(.from) {
      guard let angle = angle() else { return nil }
      from = angle
    }
    var place: (CSS.Value, CSS.Value) = (.percentage(50), .percentage(50))
    if keyword(.at) {
      guard let read = position() else { return nil }
      place = read
    }
    if index > start, !comma() { return nil }
    return .conic(from, x: place.0, y: place.1)
  }

  mutating func stops(takesAngles: Bool) -> [CSS.GradientValue.Stop]? {
    func place(_ reader: inout CSS.ValueReader) -> CSS.Value? {
      guard takesAngles else { return reader.length() }
      if let angle = reader.angle() { return .percentage(angle / 3.6) }
      if let percent = reader.percentage() { return percent }
      return reader.attempt { reader in
        guard let (calc, kind) = reader.math(), kind == .percentage else { return nil }
        return calc.linear { _, _ in nil }.map { .percentage(CSS.limited($0.percent)) }
      }
    }
    var stops: [CSS.GradientValue.Stop] = []
    repeat {
      if let hint = place(&self) {
        // A hint must be between two colours.
        guard stops.last?.color != nil else { return nil }
        stops.append(CSS.GradientValue.Stop(color: nil, position: hint))
        continue
      }
      guard let color = color() else { return nil }
      let first = place(&self)
      stops.append(CSS.GradientValue.Stop(color: color, position: first))
      if first != nil, let second = place(&self) {
        stops.append(CSS.GradientValue.Stop(color: color, position: second))
      }
    } while comma()
    guard stops.last?.color != nil else { return nil }
    return stops
  }

  /// Reads a position with one, two or four components: CSS Values 4 §9.
  mutating func position() -> (CSS.Value, CSS.Value)? {
    var words: [CSS.PositionPart] = []
    while words.count < 4 {
      if let word = keyword([.left, .right, .top, .bottom, .center]) {
        words.append(CSS.PositionPart(keyword: word))
      } else if let offset = length() {
        if let last = words.last, let word = last.keyword, word != .center, last.offset == nil {
          words[words.count - 1].offset = offset
        } else {
          words.append(CSS.PositionPart(offset: offset))
        }
      } else {
        break
      }
    }
    return CSS.position(words)
  }
}

extension CSS {
  /// The media types of pictures that are drawn.
  fileprivate static let imageTypes: Set<String> = [
    "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
  ]

  /// A component of a position: a side, an offset, or both.
  struct PositionPart {
    var keyword: Keyword?
    var offset: Value?
  }

  /// Returns the two coordinates of a position's components.
  static func position(_ parts: [PositionPart]) -> (Value, Value)? {
    func percent(_ word: Keyword) -> Value {
      .percentage(word == .center ? 50 : word == .right || word == .bottom ? 100 : 0)
    }
    func isVertical(_ word: Keyword?) -> Bool { word == .top || word == .bottom }
    func isHorizontal(_ word: Keyword?) -> Bool { word == .left || word == .right }
    func value(_ part: PositionPart) -> Value? {
      guard let word = part.keyword else { return part.offset }
      guard let offset = part.offset else { return percent(word) }
      guard word == .right || word == .bottom else { return offset }
      // From the far edge: 100% minus the offset.
      return .calc(.sum([.leaf(.percentage(100)), .product(Calc(leafOf: offset), -1)]))
    }
    switch parts.count {
    case 1:
      let part = parts[0]
      // `left 10px` has a horizontal and a vertical component.
      if let word = part.keyword, let offset = part.offset {
        return isVertical(word) ? nil : (percent(word), offset)
      }
      guard let value = value(part) else { return nil }
      return isVertical(part.keyword) ? (.percentage(50), value) : (value, .percentage(50))
    case 2:
      var (x, y) = (parts[0], parts[1])
      if isVertical(x.keyword) || isHorizontal(y.keyword) {
        guard x.keyword != nil, y.keyword != nil else { return nil }
        swap(&x, &y)
      }
      guard !isVertical(x.keyword), !isHorizontal(y.keyword), let left = value(x),
        let top = value(y)
      else { return nil }
      return (left, top)
    default: return nil
    }
  }
}

extension CSS.Calc {
  /// Creates an expression from a value.
  init(leafOf value: CSS.Value) {
    if case .calc(let calc) = value { self = calc } else { self = .leaf(value) }
  }
}
