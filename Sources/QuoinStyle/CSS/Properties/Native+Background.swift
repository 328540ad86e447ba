import QuoinBoxLayout
import QuoinModel

extension Natives {
  static let backgroundImages: CSS.Native = { value, style in
    guard case .commas(let values) = value else { return false }
    var images: [BackgroundLayer.Image] = []
    for value in values where value != .keyword("none") {
      switch value {
      case .url(let name): images.append(.picture(name))
      case .gradient(let gradient):
        guard let native = Gradient(gradient) else { return false }
        images.append(.gradient(native))
      default: return false
      }
    }
    style[.backgroundImages] = .images(images)
    return true
  }

  static let backgroundFits: CSS.Native = { value, style in
    guard case .commas(let values) = value else { return false }
    var fits: [BackgroundLayer.Fit] = []
    for value in values {
      switch value {
      case .keyword("cover"): fits.append(.cover)
      case .keyword("contain"): fits.append(.contain)
      case .list(let sides):
        var lengths: [LengthPercentage?] = []
        for side in sides {
          if side == .keyword("auto") {
            lengths.append(nil)
          } else if let length = lengthPercentage(side) {
            lengths.append(length)
          } else {
            return false
          }
        }
        guard lengths.count == 2 else { return false }
        fits.append(
          lengths[0] == nil && lengths[1] == nil ? .auto : .size(lengths[0], lengths[1]))
      default: return false
      }
    }
    style[.backgroundFits] = .fits(fits)
    return true
  }

  static let backgroundPositions: CSS.Native = { value, style in
    guard case .commas(let values) = value else { return false }
    var positions: [BackgroundLayer.Position] = []
    for value in values {
      guard case .list(let parts) = value, parts.count == 2, let x = lengthPercentage(parts[0]),
        let y = lengthPercentage(parts[1])
      else { return false }
      positions.append(BackgroundLayer.Position(x: x, y: y))
    }
    style[.backgroundPositions] = .positions(positions)
    return true
  }

  /// A place in the free space.
  static func position(_ property: StyleProperty) -> CSS.Native {
    { value, style in
      guard case .list(let parts) = value, parts.count == 2, let x = lengthPercentage(parts[0]),
        let y = lengthPercentage(parts[1])
      else { return false }
      style[property] = .positions([BackgroundLayer.Position(x: x, y: y)])
      return true
    }
  }

  static let backgroundRepeats: CSS.Native = { value, style in
    guard case .commas(let values) = value else { return false }
    let words: [String: BackgroundLayer.Repeat] = [
      "repeat": .both, "no-repeat": .none, "repeat-x": .horizontal, "repeat-y": .vertical,
    ]
    let repeats = values.compactMap { $0.word.flatMap { words[$0] } }
    guard repeats.count == values.count else { return false }
    style[.backgroundRepeats] = .repeats(repeats)
    return true
  }
}

extension Gradient {
  /// A computed gradient, or `nil` where it has parts that native nodes cannot say: hints, mixtures
  /// of lengths and percentages.
  init?(_ value: CSS.GradientValue) {
    var stops: [Stop] = []
    for stop in value.stops {
      guard let color = stop.color?.fixed else { return nil }
      var position: LengthPercentage?
      if let given = stop.position {
        guard let length = Natives.lengthPercentage(given) else { return nil }
        position = length
      }
      stops.append(Stop(color, at: position))
    }
    guard let shape = Shape(value.shape) else { return nil }
    self.init(shape, stops: stops, isRepeating: value.isRepeating)
  }
}

extension Gradient.Shape {
  fileprivate init?(_ shape: CSS.GradientValue.Shape) {
    switch shape {
    case .linear(let angle): self = .linear(angle: angle)
    case .toCorner(let corner): self = .toCorner(corner)
    case .conic(let angle, let x, let y):
      guard let x = Natives.lengthPercentage(x), let y = Natives.lengthPercentage(y) else {
        return nil
      }
      self = .conic(angle: angle, x: x, y: y)
    case .radial(let isCircle, let extent, let radii, let x, let y):
      guard let x = Natives.lengthPercentage(x), let y = Natives.lengthPercentage(y) else {
        return nil
      }
      var radial = Gradient.Radial()
      radial.isCircle = isCircle
      radial.x = x
      radial.y = y
      let lengths = radii.compactMap { Natives.lengthPercentage($0) }
      guard lengths.count == radii.count else { return nil }
      if let first = lengths.first {
        radial.extent = .radii(first, lengths.count > 1 ? lengths[1] : first)
      } else {
        switch extent {
        case "closest-side": radial.extent = .closestSide
        case "closest-corner": radial.extent = .closestCorner
        case "farthest-side": radial.extent = .farthestSide
        default: radial.extent = .farthestCorner
        }
      }
      self = .radial(radial)
    }
  }
}
