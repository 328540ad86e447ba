import QuoinModel

extension CSS.Property {
  /// Returns the computed value of a specified one, or `nil` if it depends on something unknown:
  /// CSS Cascade 5 §4.4.
  package func computed(_ value: CSS.Value, _ context: CSS.ComputeContext) -> CSS.Value? {
    switch self {
    case .fontSize: return CSS.computedFontSize(value, context).map { .length($0, .px) }
    case .fontWeight: return .number(CSS.computedFontWeight(value, context))
    case .lineHeight, .textDecorationThickness, .textUnderlineOffset:
      guard let value = value.computed(context) else { return nil }
      // CSS Inline 3 §5.1, Text Decoration 4 §2.4 and §3.3: percentages refer to the element's own
      // font size.
      switch value {
      case .percentage(let percent): return .length(percent / 100 * context.fontSize, .px)
      case .mixed(let fixed, let percent):
        return .length(fixed + percent / 100 * context.fontSize, .px)
      default: return value
      }
    case .wordSpacing where value == .keyword(.normal): return .zero
    default: break
    }
    guard let computed = value.computed(context) else { return nil }
    return CSS.Property.nonNegative.contains(self) ? computed.clampedToZero : computed
  }

  /// Returns whether a value is the same for every element, so that a sheet can compute it once.
  func isFixed(_ value: CSS.Value) -> Bool {
    switch self {
    case .fontSize:
      switch value {
      case .percentage, .keyword(.larger), .keyword(.smaller): return false
      default: return value.isFixed
      }
    case .fontWeight: return value != .keyword(.bolder) && value != .keyword(.lighter)
    case .lineHeight, .textDecorationThickness, .textUnderlineOffset:
      if case .percentage = value { return false }
      if case .calc = value { return false }
      return value.isFixed
    default: return value.isFixed
    }
  }

  /// The properties for which a negative result of a calculation is clamped to zero: CSS Values 4
  /// §10.9.
  private static let nonNegative = CSS.PropertySet(
    all.filter { property in
      let name = property.name
      return name.hasPrefix("padding") || name.hasSuffix("width") || name.hasSuffix("height")
        || name.hasSuffix("radius") || name.hasSuffix("gap") || name == "flex-basis"
        || name == "background-size"
    })
}

extension CSS.Value {
  /// Whether the value may be relative to glyphs or lines of the element's font.
  var usesGlyphs: Bool {
    switch self {
    case .length(_, let unit): unit.isOfGlyphs
    case .calc(let calc): calc.leaves.contains(where: \.usesGlyphs)
    case .gradient(let gradient):
      gradient.stops.contains { $0.position?.usesGlyphs ?? false }
        || gradient.lengths.contains(where: \.usesGlyphs)
    case .shadow(let shadow):
      [shadow.x, shadow.y, shadow.blur, shadow.spread].contains(where: \.usesGlyphs)
    case .list(let values), .commas(let values), .function(_, let values):
      values.contains(where: \.usesGlyphs)
    default: false
    }
  }

  /// Whether the value is the same for every element.
  var isFixed: Bool {
    switch self {
    case .length(_, let unit): unit.points != nil
    case .color(let color): color.fixed != nil
    case .calc(let calc):
      calc.leaves.allSatisfy(\.isFixed)
    case .gradient(let gradient):
      gradient.stops.allSatisfy {
        ($0.color?.fixed != nil || $0.color == nil) && ($0.position?.isFixed ?? true)
      } && gradient.lengths.allSatisfy(\.isFixed)
    case .shadow(let shadow):
      shadow.color.fixed != nil
        && [shadow.x, shadow.y, shadow.blur, shadow.spread].allSatisfy(\.isFixed)
    case .list(let values), .commas(let values), .function(_, let values):
      values.allSatisfy(\.isFixed)
    default: true
    }
  }

  /// Returns the value with lengths in points, or `nil` if a length cannot be computed.
  package func computed(_ context: CSS.ComputeContext) -> CSS.Value? {
    switch self {
    case .length(let number, let unit):
      return context.points(number, unit).map { .length($0, .px) }
    case .calc(let written):
      let calc =
        context.zoom == 1 ? written : written.mapLeaves { $0.computed(context) ?? $0 }
      if let sum = calc.linear(context.points) { return CSS.Value(sum, calc.leaves) }
      var isKnown = true
      let computed = calc.mapLeaves { leaf in
        guard let value = leaf.computed(context) else {
          isKnown = false
          return leaf
        }
        return value
      }
      return isKnown ? .calc(computed.simplified) : nil
    case .color(.current): return .color(.color(context.color))
    case .color(let color): return .color(color.color(current: context.color))
    case .shadow(var shadow):
      guard let x = shadow.x.computed(context), let y = shadow.y.computed(context),
        let blur = shadow.blur.computed(context), let spread = shadow.spread.computed(context)
      else { return nil }
      (shadow.x, shadow.y, shadow.blur, shadow.spread) = (x, y, blur.clampedToZero, spread)
      shadow.color = .color(shadow.color.color(current: context.color))
      return .shadow(shadow)
    case .gradient(let gradient): return gradient.computed(context).map { .gradient($0) }
    case .list(let values): return CSS.Value.all(values, context).map { .list($0) }
    case .commas(let values): return CSS.Value.all(values, context).map { .commas($0) }
    case .function(let name, let values):
      return CSS.Value.all(values, context).map { .function(name, $0) }
    default: return self
    }
  }

  private static func all(_ values: [CSS.Value], _ context: CSS.ComputeContext) -> [CSS.Value]? {
    let computed = values.compactMap { $0.computed(context) }
    return computed.count == values.count ? computed : nil
  }

  /// Creates the simplest value that represents a sum.
  fileprivate init(_ sum: CSS.Calc.Linear, _ leaves: [CSS.Value]) {
    let (fixed, percent) = (CSS.limited(sum.fixed), CSS.limited(sum.percent))
    let hasPercentage = leaves.contains {
      switch $0 {
      case .percentage, .mixed: true
      default: false
      }
    }
    let hasLength = leaves.contains {
      switch $0 {
      case .length, .mixed: true
      default: false
      }
    }
    if hasPercentage, hasLength {
      self = .mixed(fixed, percent)
    } else {
      self = hasPercentage ? .percentage(percent) : .length(fixed, .px)
    }
  }

  var clampedToZero: CSS.Value {
    switch self {
    case .length(let number, let unit): .length(max(0, number), unit)
    case .percentage(let percent): .percentage(max(0, percent))
    case .list(let values): .list(values.map(\.clampedToZero))
    case .commas(let values): .commas(values.map(\.clampedToZero))
    default: self
    }
  }
}

extension CSS.GradientValue {
  fileprivate var lengths: [CSS.Value] {
    switch shape {
    case .linear, .toCorner, .alongDiagonal: []
    case .radial(_, _, let radii, let x, let y): radii + [x, y]
    case .conic(_, let x, let y): [x, y]
    }
  }

  fileprivate func computed(_ context: CSS.ComputeContext) -> CSS.GradientValue? {
    var result = self
    for index in stops.indices {
      if let position = stops[index].position {
        guard let computed = position.computed(context) else { return nil }
        result.stops[index].position = computed
      }
      if let color = stops[index].color {
        result.stops[index].color = .color(color.color(current: context.color))
      }
    }
    switch shape {
    case .linear, .toCorner, .alongDiagonal: break
    case .radial(let isCircle, let extent, let radii, let x, let y):
      let computed = radii.compactMap { $0.computed(context) }
      guard computed.count == radii.count, let x = x.computed(context),
        let y = y.computed(context)
      else { return nil }
      result.shape = .radial(isCircle: isCircle, extent: extent, radii: computed, x: x, y: y)
    case .conic(let angle, let x, let y):
      guard let x = x.computed(context), let y = y.computed(context) else { return nil }
      result.shape = .conic(angle, x: x, y: y)
    }
    return result
  }
}

extension CSS.Calc {
  /// The expression with constant parts folded, once lengths are in points.
  fileprivate var simplified: CSS.Calc {
    if let sum = linear({ _, _ in nil }) { return .leaf(CSS.Value(sum, leaves)) }
    return switch self {
    case .leaf: self
    case .sum(let parts): .sum(parts.map(\.simplified))
    case .product(let part, let factor): .product(part.simplified, factor)
    case .minimum(let parts): .minimum(parts.map(\.simplified))
    case .maximum(let parts): .maximum(parts.map(\.simplified))
    case .clamp(let low, let middle, let high):
      .clamp(low.simplified, middle.simplified, high.simplified)
    case .absolute(let part): .absolute(part.simplified)
    case .hypotenuse(let parts): .hypotenuse(parts.map(\.simplified))
    case .stepped(let stepping, let part, let step):
      .stepped(stepping, part.simplified, by: step.simplified)
    }
  }

  /// The leaf values of the expression.
  var leaves: [CSS.Value] {
    switch self {
    case .leaf(let value): [value]
    case .sum(let parts), .minimum(let parts), .maximum(let parts), .hypotenuse(let parts):
      parts.flatMap(\.leaves)
    case .product(let part, _), .absolute(let part): part.leaves
    case .clamp(let low, let middle, let high): low.leaves + middle.leaves + high.leaves
    case .stepped(_, let part, let step): part.leaves + step.leaves
    }
  }
}
