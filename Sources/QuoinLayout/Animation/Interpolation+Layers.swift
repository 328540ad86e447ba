import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Interpolation {
  /// Interpolates lists with equally many layers; otherwise the end's list applies immediately.
  static func layers(
    _ a: [BackgroundLayer], _ b: [BackgroundLayer], _ fraction: Double
  ) -> [BackgroundLayer] {
    guard a.count == b.count, a != b else { return b }
    return zip(a, b).map { old, new in
      var layer = new
      if case .gradient(let from) = old.image, case .gradient(let to) = new.image {
        layer.image = .gradient(gradient(from, to, fraction) ?? to)
      }
      if case .size(let oldWidth, let oldHeight) = old.fit,
        case .size(let newWidth, let newHeight) = new.fit
      {
        layer.fit = .size(
          side(oldWidth, newWidth, fraction).map(positive),
          side(oldHeight, newHeight, fraction).map(positive))
      }
      layer.position = position(old.position, new.position, fraction)
      return layer
    }
  }

  private static func side(
    _ a: LengthPercentage?, _ b: LengthPercentage?, _ fraction: Double
  ) -> LengthPercentage? {
    guard let a, let b else { return b }
    return length(a, b, fraction) ?? b
  }

  /// Interpolates gradients of one kind with equally many stops; returns `nil` for others.
  private static func gradient(_ a: Gradient, _ b: Gradient, _ fraction: Double) -> Gradient? {
    guard a.stops.count == b.stops.count, a.isRepeating == b.isRepeating,
      let shape = shape(a.shape, b.shape, fraction)
    else { return nil }
    var stops: [Gradient.Stop] = []
    for (old, new) in zip(a.stops, b.stops) {
      var stop = Gradient.Stop(color(old.color, new.color, fraction))
      switch (old.position, new.position) {
      case (nil, nil): break
      case (let from?, let to?):
        let place = mixed((from, old.move), (to, new.move), fraction)
        (stop.position, stop.move) = (place.0, place.1)
      default: return nil
      }
      stops.append(stop)
    }
    return Gradient(shape, stops: stops, isRepeating: b.isRepeating)
  }

  private static func shape(
    _ a: Gradient.Shape, _ b: Gradient.Shape, _ fraction: Double
  ) -> Gradient.Shape? {
    switch (a, b) {
    case (.linear(let a), .linear(let b)): return .linear(angle: number(a, b, fraction))
    case (.toCorner(let a), .toCorner(let b)): return a == b ? .toCorner(b) : nil
    case (.conic(let from, let fromX, let fromY), .conic(let to, let toX, let toY)):
      guard let x = length(fromX, toX, fraction), let y = length(fromY, toY, fraction) else {
        return nil
      }
      return .conic(angle: number(from, to, fraction), x: x, y: y)
    case (.radial(let a), .radial(let b)): return radial(a, b, fraction).map { .radial($0) }
    default: return nil
    }
  }

  private static func radial(
    _ a: Gradient.Radial, _ b: Gradient.Radial, _ fraction: Double
  ) -> Gradient.Radial? {
    guard a.isCircle == b.isCircle, let x = length(a.x, b.x, fraction),
      let y = length(a.y, b.y, fraction)
    else { return nil }
    var radial = b
    (radial.x, radial.y) = (x, y)
    if case .radii(let fromX, let fromY) = a.extent, case .radii(let toX, let toY) = b.extent {
      guard let across = length(fromX, toX, fraction), let down = length(fromY, toY, fraction)
      else { return nil }
      radial.extent = .radii(positive(across), positive(down))
    } else if a.extent != b.extent {
      return nil
    }
    return radial
  }

  /// Fades the box but not its descendants.
  ///
  /// Pictures cannot be partly visible.
  static func faded(_ look: Look, _ part: Double) -> Look {
    var faded = look
    faded.background = look.background?.opacity(part)
    faded.borderColor = look.borderColor.opacity(part)
    guard !look.decoration.isNone else { return faded }
    var parts = look.decoration.parts
    for edge in Edge.allCases { parts[edge].color = parts[edge].color.opacity(part) }
    parts.outline.color = parts.outline.color.opacity(part)
    for index in parts.shadows.indices {
      parts.shadows[index].color = parts.shadows[index].color.opacity(part)
    }
    for index in parts.layers.indices {
      guard case .gradient(var gradient) = parts.layers[index].image else { continue }
      for stop in gradient.stops.indices {
        gradient.stops[stop].color = gradient.stops[stop].color.opacity(part)
      }
      parts.layers[index].image = .gradient(gradient)
    }
    faded.decorate(parts)
    return faded
  }
}
