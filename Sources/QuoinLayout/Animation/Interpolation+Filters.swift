import QuoinModel

extension Interpolation {
  /// Interpolates two filter lists pairwise; returns `nil` if the kinds differ.
  ///
  /// The shorter list is padded with filters that change nothing (CSS Filter Effects 1 §10).
  static func filters(_ a: [Filter], _ b: [Filter], _ fraction: Double) -> [Filter]? {
    guard fraction != 1 else { return b }
    var filters: [Filter] = []
    for index in 0..<max(a.count, b.count) {
      let old = index < a.count ? a[index] : idle(b[index])
      let new = index < b.count ? b[index] : idle(a[index])
      guard let filter = filter(old, new, fraction) else { return nil }
      filters.append(filter)
    }
    return filters
  }

  /// Returns the filter of the same kind that changes nothing.
  private static func idle(_ filter: Filter) -> Filter {
    switch filter {
    case .blur: .blur(0)
    case .dropShadow(let shadow):
      .dropShadow(Shadow(color: shadow.color.opacity(0), x: 0, y: 0, blur: 0))
    case .brightness: .brightness(1)
    case .contrast: .contrast(1)
    case .grayscale: .grayscale(0)
    case .hueRotate: .hueRotate(0)
    case .invert: .invert(0)
    case .opacity: .opacity(1)
    case .saturate: .saturate(1)
    case .sepia: .sepia(0)
    }
  }

  private static func filter(_ a: Filter, _ b: Filter, _ fraction: Double) -> Filter? {
    // Factors stay non-negative and amounts at most 1, however far a spring overshoots.
    func factor(_ a: Double, _ b: Double) -> Double { max(0, number(a, b, fraction)) }
    func share(_ a: Double, _ b: Double) -> Double { min(1, factor(a, b)) }
    switch (a, b) {
    case (.blur(let a), .blur(let b)): return .blur(factor(a, b))
    case (.dropShadow(let a), .dropShadow(let b)): return .dropShadow(shadow(a, b, fraction))
    case (.brightness(let a), .brightness(let b)): return .brightness(factor(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(factor(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(share(a, b))
    case (.hueRotate(let a), .hueRotate(let b)): return .hueRotate(number(a, b, fraction))
    case (.invert(let a), .invert(let b)): return .invert(share(a, b))
    case (.opacity(let a), .opacity(let b)): return .opacity(share(a, b))
    case (.saturate(let a), .saturate(let b)): return .saturate(factor(a, b))
    case (.sepia(let a), .sepia(let b)): return .sepia(share(a, b))
    default: return nil
    }
  }
}
