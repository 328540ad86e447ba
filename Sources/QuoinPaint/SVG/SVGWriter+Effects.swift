import QuoinGeometry
import QuoinModel

extension SVGWriter {
  /// Writes the shadow of a box: its blurred shape, clipped by the box.
  mutating func shadow(_ shadow: DrawnShadow) {
    guard shadow.isVisible else { return }
    let far = shadow.bounds.union(shadow.box.rect).union(shadow.caster.rect)
      .outset(by: EdgeInsets(shadow.reach + 4))
    let filter = blur(shadow.deviation, in: far)
    if shadow.isInner {
      beginClip(shadow.box)
      let dark = Path(RoundedRect(far), without: shadow.caster)
      text +=
        "<path d=\"\(SVGPath.text(dark))\" fill-rule=\"evenodd\"\(paint("fill", shadow.color))"
        + "\(filter)/>\n"
    } else {
      guard let element = element(shadow.caster) else { return }
      beginClip(Path(RoundedRect(far), without: shadow.hole))
      text += "<\(element)\(paint("fill", shadow.color))\(filter)/>\n"
    }
    text += "</g>\n"
  }

  /// Begins a group that is drawn as a silhouette.
  mutating func beginSilhouette(_ silhouette: Silhouette) {
    let name = newName()
    let bounds = silhouette.drawnBounds.union(silhouette.bounds)
    guard bounds.isFinite, silhouette.deviation.isFinite, silhouette.deviation >= 0 else {
      text += "<g display=\"none\">\n"
      return
    }
    let blur =
      silhouette.deviation > 0
      ? "<feGaussianBlur in=\"SourceAlpha\"\(attribute("stdDeviation", silhouette.deviation))/>"
      : "<feOffset in=\"SourceAlpha\" dx=\"0\" dy=\"0\"/>"
    var opaque = silhouette.color
    opaque.alpha = 1
    text +=
      "<filter id=\"\(name)\"\(region(bounds))>" + blur
      + "<feOffset\(attribute("dx", silhouette.offset.x))\(attribute("dy", silhouette.offset.y))"
      + " result=\"shape\"/><feFlood\(SVGText.paint("flood-color", opaque))"
      + attribute("flood-opacity", silhouette.color.alpha)
      + "/><feComposite operator=\"in\" in2=\"shape\"/></filter>"
      + "<g filter=\"url(#\(name))\">\n"
  }

  /// Begins a filtered group.
  mutating func beginFilter(_ filters: [Filter], _ bounds: Rect) {
    let far = filters.reached(from: bounds)
    guard far.isFinite else {
      text += "<g>\n"
      return
    }
    let name = newName()
    text += "<filter id=\"\(name)\"\(region(far))>"
    var before = "SourceGraphic"
    for (index, filter) in filters.enumerated() {
      let result = "step\(index)"
      defer { before = result }
      switch filter {
      case .blur(let deviation):
        text +=
          "<feGaussianBlur in=\"\(before)\"\(attribute("stdDeviation", max(0, deviation)))"
          + " result=\"\(result)\"/>"
      case .dropShadow(let shadow): dropShadow(shadow, of: before, as: result)
      default:
        // Filters of other kinds have no effect; the step exists as the input of the next one.
        guard let matrix = ColorMatrix(filter) else {
          text += "<feOffset in=\"\(before)\" dx=\"0\" dy=\"0\" result=\"\(result)\"/>"
          continue
        }
        let rows = (0..<3).map { row in
          let part = matrix.rows[row * 4..<row * 4 + 4].map { SVGNumber.text($0) }
          return "\(part[0]) \(part[1]) \(part[2]) 0 \(part[3])"
        }
        text +=
          "<feColorMatrix in=\"\(before)\" type=\"matrix\" values=\"\(rows.joined(separator: " ")) 0 0 0 "
          + "\(SVGNumber.text(matrix.opacity)) 0\" result=\"\(result)\"/>"
      }
    }
    text += "</filter><g filter=\"url(#\(name))\">\n"
  }

  /// Writes a drop shadow step by step (Filter Effects 1 §9.11), because not all SVG viewers
  /// support `feDropShadow`.
  private mutating func dropShadow(_ shadow: Shadow, of before: String, as result: String) {
    let deviation = max(0, shadow.blur / 2)
    let move = attribute("dx", shadow.x) + attribute("dy", shadow.y)
    var opaque = shadow.color
    opaque.alpha = 1
    var source = before
    if deviation > 0 {
      source = "\(result)-blur"
      text +=
        "<feGaussianBlur in=\"\(before)\"\(attribute("stdDeviation", deviation))"
        + " result=\"\(source)\"/>"
    }
    text +=
      "<feOffset in=\"\(source)\"\(move) result=\"\(result)-shape\"/>"
      + "<feFlood\(SVGText.paint("flood-color", opaque))"
      + "\(attribute("flood-opacity", shadow.color.alpha)) result=\"\(result)-color\"/>"
      + "<feComposite operator=\"in\" in=\"\(result)-color\" in2=\"\(result)-shape\""
      + " result=\"\(result)-shadow\"/><feMerge result=\"\(result)\">"
      + "<feMergeNode in=\"\(result)-shadow\"/><feMergeNode in=\"\(before)\"/></feMerge>"
  }

  /// Writes a blur filter and returns the attribute that applies it.
  private mutating func blur(_ deviation: Double, in bounds: Rect) -> String {
    guard deviation > 0 else { return "" }
    let name = newName()
    text +=
      "<filter id=\"\(name)\"\(region(bounds))>"
      + "<feGaussianBlur\(attribute("stdDeviation", deviation))/></filter>\n"
    return " filter=\"url(#\(name))\""
  }

  private func region(_ bounds: Rect) -> String {
    " filterUnits=\"userSpaceOnUse\"" + attribute("x", bounds.minX) + attribute("y", bounds.minY)
      + attribute("width", bounds.width) + attribute("height", bounds.height)
      + " color-interpolation-filters=\"sRGB\""
  }
}
