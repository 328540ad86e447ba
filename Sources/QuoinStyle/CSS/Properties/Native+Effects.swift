import QuoinBoxLayout
import QuoinModel

extension NativeConversions {
  static func filters(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      if value == .keyword(.none) {
        style[property] = .filters([])
        return true
      }
      guard case .list(let functions) = value else { return false }
      let filters = functions.compactMap(filter)
      guard filters.count == functions.count else { return false }
      style[property] = .filters(filters)
      return true
    }
  }

  private static func filter(_ value: CSS.Value) -> Filter? {
    guard case .function(let name, let values) = value, let argument = values.first else {
      return nil
    }
    switch (name, argument) {
    case ("blur", .length(let points, .px)): return .blur(points)
    case ("drop-shadow", .shadow(let shadow)):
      // The third length is the standard deviation itself; that of a box shadow is twice as much.
      guard var native = Shadow(shadow) else { return nil }
      native.blur *= 2
      return .dropShadow(native)
    case ("hue-rotate", .angle(let degrees)): return .hueRotate(degrees)
    case ("brightness", .number(let factor)): return .brightness(factor)
    case ("contrast", .number(let factor)): return .contrast(factor)
    case ("grayscale", .number(let share)): return .grayscale(share)
    case ("invert", .number(let share)): return .invert(share)
    case ("opacity", .number(let share)): return .opacity(share)
    case ("saturate", .number(let factor)): return .saturate(factor)
    case ("sepia", .number(let share)): return .sepia(share)
    default: return nil
    }
  }

  /// `clip`, as a polygon: its edges are distances from the top left corner, or the edges of the
  /// box.
  static let clip = CSS.Native(.clipShape) { value, style in
    guard case .function("rect", let edges) = value, edges.count == 4 else {
      style[.clipShape] = .initial
      return value == .keyword(.auto)
    }
    func edge(_ index: Int) -> CSS.Value {
      edges[index] == .keyword(.auto)
        ? .percentage(index == 1 || index == 2 ? 100 : 0) : edges[index]
    }
    let corners = [(3, 0), (1, 0), (1, 2), (3, 2)].compactMap { place(edge($0), edge($1)) }
    guard corners.count == 4 else { return false }
    style[.clipShape] = .basicShape(.polygon(corners, .winding))
    return true
  }

  static let clipPath = CSS.Native(.clipShape) { value, style in
    if value == .keyword(.none) {
      style[.clipShape] = .initial
      return true
    }
    guard case .function(let name, let values) = value, let shape = shape(name, values) else {
      return false
    }
    style[.clipShape] = .basicShape(shape)
    return true
  }

  static func shape(_ name: String, _ values: [CSS.Value]) -> BasicShape? {
    switch name {
    case "inset":
      guard let edges = values.first.flatMap(lengths), edges.count == 4 else { return nil }
      var inset = BasicShape.Inset(
        top: edges[0], right: edges[1], bottom: edges[2], left: edges[3])
      if values.count == 3 {
        guard let across = lengths(values[1]), let down = lengths(values[2]) else { return nil }
        inset.radii = zip(across, down).map { CornerRadius($0, $1) }
      }
      return .inset(inset)
    case "circle", "ellipse":
      guard values.count == 3, case .list(let given) = values[0],
        let center = place(values[1], values[2])
      else { return nil }
      let radii = given.compactMap(radius)
      guard radii.count == given.count else { return nil }
      let isCircle = name == "circle"
      return .ellipse(
        BasicShape.Ellipse(
          horizontal: radii.first ?? .closestSide,
          vertical: isCircle ? nil : radii.last ?? .closestSide, center: center))
    case "polygon":
      let points = values.dropFirst().compactMap { value -> BackgroundLayer.Position? in
        guard case .list(let pair) = value, pair.count == 2 else { return nil }
        return place(pair[0], pair[1])
      }
      guard points.count == values.count - 1 else { return nil }
      return .polygon(points, values[0] == .keyword(.evenodd) ? .evenOdd : .winding)
    case "path":
      guard values.count == 2, case .string(let text) = values[1], var path = Path(svg: text)
      else { return nil }
      path.rule = values[0] == .keyword(.evenodd) ? .evenOdd : .winding
      return .path(path)
    default: return nil
    }
  }

  private static func radius(_ value: CSS.Value) -> BasicShape.Radius? {
    switch value {
    case .keyword(.closestSide): .closestSide
    case .keyword(.farthestSide): .farthestSide
    default: lengthPercentage(value).map { .length($0) }
    }
  }

  private static func lengths(_ value: CSS.Value) -> [LengthPercentage]? {
    guard case .list(let values) = value else { return nil }
    let lengths = values.compactMap(lengthPercentage)
    return lengths.count == values.count ? lengths : nil
  }

  /// Returns a position from two coordinates, each of which may have points added to a percentage.
  static func place(_ x: CSS.Value, _ y: CSS.Value) -> BackgroundLayer.Position? {
    func part(_ value: CSS.Value) -> (length: LengthPercentage, more: Double)? {
      if case .mixed(let points, let percent) = value { return (.percent(percent), points) }
      return lengthPercentage(value).map { ($0, 0) }
    }
    guard let x = part(x), let y = part(y) else { return nil }
    var place = BackgroundLayer.Position(x: x.length, y: y.length)
    (place.moveX, place.moveY) = (x.more, y.more)
    return place
  }

  // MARK: Transforms

  static let transform = CSS.Native(.transform) { value, style in
    if value == .keyword(.none) {
      style[.transform] = .initial
      return true
    }
    guard case .list(let functions) = value, isFlat(functions) else { return false }
    var transform = Transform()
    for function in functions {
      guard let steps = transformSteps(function) else { return false }
      transform.functions += steps
    }
    style[.transform] = .transform(transform)
    return true
  }

  /// Returns whether the result of the functions can be drawn in the plane: nothing has a depth
  /// that perspective would show, and there are no rotations about both of the plane's axes.
  private static func isFlat(_ functions: [CSS.Value]) -> Bool {
    var axes: Set<String> = []
    var hasPerspective = false
    for case .function(let name, let values) in functions {
      switch (name, values.last) {
      case ("perspective", let value): hasPerspective = value != .keyword(.none)
      case ("rotatex", .angle(let angle)), ("rotatey", .angle(let angle)):
        if angle != 0 { axes.insert(name) }
      case ("translatez", let value), ("translate3d", let value):
        if value != .zero { axes.insert("z") }
      default: break
      }
    }
    axes.remove(hasPerspective ? "" : "z")
    return axes.count <= (hasPerspective ? 0 : 1)
  }

  /// Returns the steps that represent a CSS transform function.
  static func transformSteps(_ value: CSS.Value) -> [Transform.Function]? {
    guard case .function(let name, let values) = value else { return nil }
    func number(_ index: Int) -> Double? {
      guard index < values.count, case .number(let number) = values[index] else { return nil }
      return number
    }
    func angle(_ index: Int) -> Double? {
      guard index < values.count, case .angle(let degrees) = values[index] else { return nil }
      return degrees * .pi / 180
    }
    switch name {
    case "translate": return moved(values.first ?? .zero, values.count > 1 ? values[1] : .zero)
    case "translatex": return moved(values.first ?? .zero, .zero)
    case "translatey": return moved(.zero, values.first ?? .zero)
    case "scale":
      guard let x = number(0) else { return nil }
      return [.scale(x, number(1) ?? x)]
    case "scalex": return number(0).map { [.scale($0, 1)] }
    case "scaley": return number(0).map { [.scale(1, $0)] }
    case "rotate", "rotatez": return angle(0).map { [.rotate($0)] }
    case "translate3d":
      return moved(values.first ?? .zero, values.count > 1 ? values[1] : .zero)
    case "translatez", "scalez", "perspective": return []
    case "scale3d":
      guard let x = number(0), let y = number(1) else { return nil }
      return [.scale(x, y)]
    case "rotatex": return angle(0).map { [.scale(1, LibM.cos($0))] }
    case "rotatey": return angle(0).map { [.scale(LibM.cos($0), 1)] }
    case "skew": return angle(0).map { [.skew($0, angle(1) ?? 0)] }
    case "skewx": return angle(0).map { [.skew($0, 0)] }
    case "skewy": return angle(0).map { [.skew(0, $0)] }
    case "matrix":
      guard let a = number(0), let b = number(1), let c = number(2), let d = number(3),
        let x = number(4), let y = number(5)
      else { return nil }
      return [.matrix(AffineMatrix(a: a, b: b, c: c, d: d, tx: x, ty: y))]
    default: return nil
    }
  }

  private static func moved(_ x: CSS.Value, _ y: CSS.Value) -> [Transform.Function]? {
    guard let place = place(x, y) else { return nil }
    var steps = [Transform.Function.translate(place.x, place.y)]
    if place.moveX != 0 || place.moveY != 0 {
      steps.append(.translate(.points(place.moveX), .points(place.moveY)))
    }
    return steps
  }
}

extension CSS {
  /// Returns the steps for a computed function of `transform`, or `nil` if nodes do not support it.
  package static func transformSteps(_ value: Value) -> [Transform.Function]? {
    NativeConversions.transformSteps(value)
  }
}

extension Shadow {
  /// Creates a shadow from a computed one, or `nil` if its colour is unknown.
  init?(_ shadow: CSS.ShadowValue) {
    guard let color = shadow.color.fixed, case .length(let x, .px) = shadow.x,
      case .length(let y, .px) = shadow.y, case .length(let blur, .px) = shadow.blur,
      case .length(let spread, .px) = shadow.spread
    else { return nil }
    self.init(color: color, x: x, y: y, blur: blur, spread: spread, isInner: shadow.isInner)
  }
}
