import QuoinGeometry
import QuoinModel

/// Formats paths for SVG.
enum SVGPath {
  /// Returns the path data of a path.
  static func text(_ path: Path) -> String {
    var steps = ""
    for element in path.elements {
      switch element {
      case .move(let point): steps += "M" + SVGNumber.text(point)
      case .line(let point): steps += "L" + SVGNumber.text(point)
      case .curve(let a, let b, let c):
        steps += "C" + SVGNumber.text(a) + " " + SVGNumber.text(b) + " " + SVGNumber.text(c)
      case .close: steps += "Z"
      }
    }
    return steps
  }
}
