import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Interpolation {
  /// Interpolates paths with the same steps; returns `nil` for others.
  static func shape(_ a: Shape, _ b: Shape, _ fraction: Double) -> Shape? {
    guard a != b else { return b }
    guard case .path(let from, let fromSize) = a, case .path(let to, let toSize) = b,
      fromSize == toSize, let path = path(from, to, fraction)
    else { return nil }
    return .path(path, size: toSize)
  }

  /// Interpolates shapes of one kind with equally many corners or steps; returns `nil` for others
  /// (CSS Shapes 1 §3.3).
  static func shape(
    _ a: BasicShape, _ b: BasicShape, _ fraction: Double, _ sizes: Sizes
  ) -> BasicShape? {
    switch (a, b) {
    case (.inset(let a), .inset(let b)): return .inset(inset(a, b, fraction, sizes))
    case (.ellipse(let a), .ellipse(let b)): return ellipse(a, b, fraction)
    case (.polygon(let from, let rule), .polygon(let to, let other)):
      guard rule == other, from.count == to.count else { return nil }
      return .polygon(zip(from, to).map { position($0, $1, fraction) }, rule)
    case (.path(let from), .path(let to)):
      return path(from, to, fraction).map { .path($0) }
    default: return nil
    }
  }

  private static func inset(
    _ a: BasicShape.Inset, _ b: BasicShape.Inset, _ fraction: Double, _ sizes: Sizes
  ) -> BasicShape.Inset {
    let none = [CornerRadius](repeating: CornerRadius(0), count: 4)
    let (old, new) = (a.radii.isEmpty ? none : a.radii, b.radii.isEmpty ? none : b.radii)
    return BasicShape.Inset(
      top: length(a.top, b.top, fraction, sizes.height),
      right: length(a.right, b.right, fraction, sizes.width),
      bottom: length(a.bottom, b.bottom, fraction, sizes.height),
      left: length(a.left, b.left, fraction, sizes.width),
      radii: a.radii.isEmpty && b.radii.isEmpty
        ? [] : zip(old, new).map { radius($0, $1, fraction, sizes) })
  }

  private static func ellipse(
    _ a: BasicShape.Ellipse, _ b: BasicShape.Ellipse, _ fraction: Double
  ) -> BasicShape? {
    func radius(_ a: BasicShape.Radius, _ b: BasicShape.Radius) -> BasicShape.Radius? {
      guard case .length(let from) = a, case .length(let to) = b else { return a == b ? b : nil }
      return length(from, to, fraction).map { .length(positive($0)) }
    }
    guard let horizontal = radius(a.horizontal, b.horizontal) else { return nil }
    var vertical: BasicShape.Radius?
    switch (a.vertical, b.vertical) {
    case (nil, nil): break
    case (let from?, let to?):
      guard let between = radius(from, to) else { return nil }
      vertical = between
    default: return nil
    }
    return .ellipse(
      BasicShape.Ellipse(
        horizontal: horizontal, vertical: vertical,
        center: position(a.center, b.center, fraction)))
  }

  private static func path(_ a: Path, _ b: Path, _ fraction: Double) -> Path? {
    guard a.rule == b.rule, a.elements.count == b.elements.count else { return nil }
    var path = b
    for (index, ends) in zip(a.elements, b.elements).enumerated() {
      switch ends {
      case (.move(let a), .move(let b)): path.elements[index] = .move(point(a, b, fraction))
      case (.line(let a), .line(let b)): path.elements[index] = .line(point(a, b, fraction))
      case (.curve(let a1, let a2, let a3), .curve(let b1, let b2, let b3)):
        path.elements[index] = .curve(
          point(a1, b1, fraction), point(a2, b2, fraction), point(a3, b3, fraction))
      case (.close, .close): break
      default: return nil
      }
    }
    return path
  }
}
