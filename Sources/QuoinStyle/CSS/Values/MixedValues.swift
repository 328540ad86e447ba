import QuoinBoxLayout

extension CSS.Value {
  /// The computed value as a mixed length, or `nil` if it is not a mixed length or the box engine
  /// does not support it.
  ///
  /// A mixed length has a percentage of the container and further terms.
  package var mixedLength: MixedLength? {
    switch self {
    case .mixed(let points, let percent): MixedLength(percent: percent, points: points)
    case .calc(let calc): calc.mixedLength
    default: nil
    }
  }
}

extension CSS.Calc {
  /// The value as a percentage plus points, with limits: CSS Values 4 §10.
  fileprivate var mixedLength: MixedLength? {
    switch self {
    case .leaf(let value):
      switch value {
      case .length(let points, .px): return MixedLength(percent: 0, points: points)
      case .percentage(let percent): return MixedLength(percent: percent)
      default: return value.mixedLength
      }
    case .sum(let parts):
      var sum = MixedLength(percent: 0)
      for part in parts {
        guard let part = part.mixedLength, let added = sum.adding(part) else { return nil }
        sum = added
      }
      return sum
    case .product(let part, let factor): return part.mixedLength?.scaled(factor)
    case .minimum(let parts): return Self.chosen(parts) { $0.limited(to: $1) }
    case .maximum(let parts): return Self.chosen(parts) { $0.raised(to: $1) }
    case .clamp(let low, let middle, let high):
      guard let low = low.mixedLength?.fixed, let high = high.mixedLength?.fixed else { return nil }
      return middle.mixedLength?.limited(to: high).raised(to: low)
    case .absolute, .hypotenuse, .stepped: return nil
    }
  }

  /// Returns the minimum or maximum of several values, one of which refers to the container.
  private static func chosen(
    _ parts: [CSS.Calc], _ choose: (MixedLength, Double) -> MixedLength
  ) -> MixedLength? {
    let lengths = parts.compactMap(\.mixedLength)
    guard lengths.count == parts.count else { return nil }
    let open = lengths.filter { $0.fixed == nil }
    guard open.count <= 1 else { return nil }
    guard var result = open.first ?? lengths.first else { return nil }
    for fixed in lengths.compactMap(\.fixed) { result = choose(result, fixed) }
    return result
  }
}

extension MixedLength {
  private var hasLimits: Bool { least > -.infinity || greatest < .infinity }

  /// The length in points, if it has no percentage.
  fileprivate var fixed: Double? {
    percent == 0 ? max(least, min(points, greatest)) : nil
  }

  /// Returns the sum, or `nil` if limits would apply to only one of the terms.
  fileprivate func adding(_ other: MixedLength) -> MixedLength? {
    if let points = other.fixed { return moved(by: points) }
    if let points = fixed { return other.moved(by: points) }
    guard !hasLimits, !other.hasLimits else { return nil }
    return MixedLength(percent: percent + other.percent, points: points + other.points)
  }

  private func moved(by points: Double) -> MixedLength {
    MixedLength(
      percent: percent, points: self.points + points, least: least + points,
      greatest: greatest + points)
  }

  fileprivate func scaled(_ factor: Double) -> MixedLength {
    let factor = CSS.limited(factor)
    let (low, high) = factor < 0 ? (greatest, least) : (least, greatest)
    return MixedLength(
      percent: percent * factor, points: points * factor,
      least: low.isInfinite ? -.infinity : low * factor,
      greatest: high.isInfinite ? .infinity : high * factor)
  }

  fileprivate func limited(to length: Double) -> MixedLength {
    var limited = self
    limited.greatest = min(greatest, length)
    limited.least = min(least, length)
    return limited
  }

  fileprivate func raised(to length: Double) -> MixedLength {
    var raised = self
    raised.least = max(least, length)
    return raised
  }
}
