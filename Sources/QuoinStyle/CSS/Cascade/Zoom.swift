// The `zoom` property: CSS Viewport 1 §7.
//
// Lengths are multiplied when they are computed, so that layout knows nothing of it. The computed
// value of an element is the product of its own factor and those of its ancestors.

import QuoinGeometry

extension CSS.ComputedStyle {
  /// The factor by which lengths of the element are multiplied.
  package var zoom: Double {
    if case .number(let factor) = self[.zoom] { factor } else { 1 }
  }

  /// Returns a product of factors that is small and large enough for lengths to stay numbers.
  static func limitedZoom(_ zoom: Double) -> Double {
    zoom.isNaN ? 1 : min(max(zoom, 1e-3), 1e3)
  }

  /// Returns the style with all lengths multiplied by a factor.
  package func zoomed(by factor: Double) -> CSS.ComputedStyle {
    var style = self
    set.forEach { style[$0] = self[$0].scaled(by: factor) }
    style[.fontSize] = self[.fontSize].scaled(by: factor)
    style[.zoom] = .number(zoom * factor)
    return style
  }

  /// Sets the initial values that are lengths.
  mutating func beginZoomed(by factor: Double, isRoot: Bool) {
    if isRoot {
      self[.fontSize] = CSS.Property.fontSize.initial.scaled(by: factor)
      self[.zoom] = .number(factor)
    }
    for property in CSS.Property.all where property.isLineWidth {
      self[property] = property.initial.scaled(by: factor)
    }
  }
}

extension CSS.Declaration {
  /// Returns the factor of an element's own `zoom`.
  ///
  /// - Parameter declarations: The declarations for the element, in ascending cascade order.
  static func zoom(_ declarations: [CSS.Declaration], _ variables: CSS.Variables) -> Double {
    var factor = 1.0
    for declaration in declarations {
      switch declaration.declared {
      case .value(.zoom, .number(let number)): factor = number
      case .wide(.zoom, _): factor = 1
      case .pending("zoom", _):
        factor = 1
        declaration.forEachLonghand(variables, .leftToRight, report: { _, _ in }) { item in
          if case .value(.zoom, .number(let number)) = item { factor = number }
        }
      default: break
      }
    }
    return factor
  }
}

extension CSS.Value {
  /// Returns a computed value with its lengths multiplied by a factor.
  func scaled(by factor: Double) -> CSS.Value {
    switch self {
    case .length(let number, let unit): return .length(number * factor, unit)
    case .mixed(let points, let percent): return .mixed(points * factor, percent)
    case .calc(let calc): return .calc(calc.mapLeaves { $0.scaled(by: factor) })
    case .list(let values): return .list(values.map { $0.scaled(by: factor) })
    case .commas(let values): return .commas(values.map { $0.scaled(by: factor) })
    case .function(let name, let values):
      return .function(name, values.map { $0.scaled(by: factor) })
    case .shadow(var shadow):
      shadow.x = shadow.x.scaled(by: factor)
      shadow.y = shadow.y.scaled(by: factor)
      shadow.blur = shadow.blur.scaled(by: factor)
      shadow.spread = shadow.spread.scaled(by: factor)
      return .shadow(shadow)
    default: return self
    }
  }
}
