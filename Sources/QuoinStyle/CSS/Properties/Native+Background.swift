import QuoinBoxLayout
import QuoinModel

extension NativeConversions {
  /// Returns a conversion for gradients and images; `none` in a list of several keeps its position,
  /// so that the lists stay aligned.
  static func images(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .commas(let values) = value else { return false }
      var images: [BackgroundLayer.Image] = []
      for value in values {
        switch value {
        case .keyword(.none): if values.count > 1 { images.append(.gradient(.nothing)) }
        case .url(let name): images.append(.picture(name))
        case .gradient(let gradient):
          guard let native = Gradient(gradient) else { return false }
          images.append(.gradient(native))
        default: return false
        }
      }
      style[property] = .images(images)
      return true
    }
  }

  static func fits(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .commas(let values) = value else { return false }
      let fits = values.compactMap(fit)
      guard fits.count == values.count else { return false }
      style[property] = .fits(fits)
      return true
    }
  }

  private static func fit(_ value: CSS.Value) -> BackgroundLayer.Fit? {
    switch value {
    case .keyword(.cover): return .cover
    case .keyword(.contain): return .contain
    case .list(let sides):
      let lengths = sides.map { $0 == .keyword(.auto) ? nil : lengthPercentage($0) }
      let isKnown = zip(sides, lengths).allSatisfy { $0 == .keyword(.auto) || $1 != nil }
      guard lengths.count == 2, isKnown else { return nil }
      return lengths[0] == nil && lengths[1] == nil ? .auto : .size(lengths[0], lengths[1])
    default: return nil
    }
  }

  /// The compositing operators of masks.
  ///
  /// Where a mask layer lies within the one below, `subtract` and `exclude` give the same result.
  static let composites = CSS.Native(.maskComposites) { value, style in
    guard case .commas(let values) = value else { return false }
    style[.maskComposites] = .composites(
      values.map { value in
        switch value.keyword {
        case .intersect: .intersect
        case .exclude, .subtract: .exclude
        default: .add
        }
      })
    return true
  }

  static func boxes(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .commas(let values) = value else { return false }
      let boxes = values.compactMap { value -> BackgroundLayer.Box? in
        switch value.keyword {
        case .borderBox, .noClip: .borderBox
        case .paddingBox: .paddingBox
        case .contentBox: .contentBox
        case .text: .text
        default: nil
        }
      }
      guard boxes.count == values.count else { return false }
      style[property] = .boxes(boxes)
      return true
    }
  }

  static func positions(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .commas(let values) = value else { return false }
      let positions = values.compactMap { value -> BackgroundLayer.Position? in
        guard case .list(let parts) = value, parts.count == 2 else { return nil }
        return place(parts[0], parts[1])
      }
      guard positions.count == values.count else { return false }
      style[property] = .positions(positions)
      return true
    }
  }

  /// Returns a conversion for positions.
  static func position(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .list(let parts) = value, parts.count == 2,
        let place = place(parts[0], parts[1])
      else { return false }
      style[property] = .positions([place])
      return true
    }
  }

  static func repeats(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .commas(let values) = value else { return false }
      let repeats = values.compactMap(repetition)
      guard repeats.count == values.count else { return false }
      style[property] = .repeats(repeats)
      return true
    }
  }

  private static func repetition(_ value: CSS.Value) -> BackgroundLayer.Repeat? {
    let words: KeyValuePairs<CSS.Keyword, BackgroundLayer.Repeat.Style> = [
      .repeat: .tiled, .noRepeat: .once, .space: .spaced, .round: .rounded,
    ]
    switch value {
    case .keyword(.repeatX): return .horizontal
    case .keyword(.repeatY): return .vertical
    case .keyword(let word):
      return words[word: word].map { BackgroundLayer.Repeat(across: $0, down: $0) }
    case .list(let parts):
      guard parts.count == 2, let across = parts[0].keyword.flatMap({ words[word: $0] }),
        let down = parts[1].keyword.flatMap({ words[word: $0] })
      else { return nil }
      return BackgroundLayer.Repeat(across: across, down: down)
    default: return nil
    }
  }
}

extension Gradient {
  /// A fully transparent gradient.
  fileprivate static let nothing = Gradient.linear(.clear, .clear)
}

extension Gradient {
  /// Creates a gradient from a computed one.
  ///
  /// Fails if nodes do not support a part of it: colour hints, and lengths mixed with percentages
  /// other than in colour stop positions.
  init?(_ value: CSS.GradientValue) {
    var stops: [Stop] = []
    for stop in value.stops {
      guard let color = stop.color?.fixed else { return nil }
      var position: LengthPercentage?
      var move = 0.0
      switch stop.position {
      case nil: break
      case .mixed(let points, let percent): (position, move) = (.percent(percent), points)
      case let given?:
        guard let length = NativeConversions.lengthPercentage(given) else { return nil }
        position = length
      }
      var native = Stop(color, at: position)
      native.move = move
      stops.append(native)
    }
    guard let shape = Shape(value.shape) else { return nil }
    self.init(shape, stops: stops, isRepeating: value.isRepeating)
    if case .alongDiagonal = value.shape { followsDiagonal = true }
  }
}

extension Gradient.Shape {
  fileprivate init?(_ shape: CSS.GradientValue.Shape) {
    switch shape {
    case .linear(let angle): self = .linear(angle: angle)
    case .toCorner(let corner), .alongDiagonal(let corner): self = .toCorner(corner)
    case .conic(let angle, let x, let y):
      guard let x = NativeConversions.lengthPercentage(x),
        let y = NativeConversions.lengthPercentage(y)
      else {
        return nil
      }
      self = .conic(angle: angle, x: x, y: y)
    case .radial(let isCircle, let extent, let radii, let x, let y):
      guard let x = NativeConversions.lengthPercentage(x),
        let y = NativeConversions.lengthPercentage(y)
      else {
        return nil
      }
      var radial = Gradient.Radial()
      radial.isCircle = isCircle
      radial.x = x
      radial.y = y
      let lengths = radii.compactMap { NativeConversions.lengthPercentage($0) }
      guard lengths.count == radii.count else { return nil }
      if let first = lengths.first {
        radial.extent = .radii(first, lengths.count > 1 ? lengths[1] : first)
      } else {
        switch extent {
        case .closestSide: radial.extent = .closestSide
        case .closestCorner: radial.extent = .closestCorner
        case .farthestSide: radial.extent = .farthestSide
        default: radial.extent = .farthestCorner
        }
      }
      self = .radial(radial)
    }
  }
}
