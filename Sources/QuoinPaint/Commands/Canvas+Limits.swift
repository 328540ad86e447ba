import QuoinLayout
import QuoinModel

extension Canvas {
  /// Reserves the parts of a gradient, a shadow or a picture behind a node.
  ///
  /// A few bytes of a style ask for any number of them on each node.
  ///
  /// - Returns: Whether it is drawn.
  mutating func affords(parts: Int) -> Bool {
    partsLeft -= Double(parts)
    if partsLeft >= 0 { return true }
    firstLeftOut = firstLeftOut ?? DrawnOrigin(place: place, node: node ?? kind)
    return false
  }

  /// The parts of the shadow of a box.
  static let boxShadowParts = 8
  /// The parts of the shadow of a text or a path, which is drawn again.
  static let silhouetteParts = 32
}

extension BackgroundLayer {
  /// The number of parts of a layer: the stops of a gradient and what any command takes.
  var parts: Int {
    guard case .gradient(let gradient) = image else { return 8 }
    // SVG draws a conic gradient as wedges.
    if case .conic = gradient.shape { return 8 + 64 + gradient.stops.count }
    return 8 + gradient.stops.count
  }
}

extension DisplayListBuilder {
  /// Sets how many parts the drawing may have.
  mutating func setLimits(partsLeft: Double?) {
    guard let most = arrangement.documentTerms?.parts, most != .max else { return }
    canvas.partsLeft = partsLeft ?? Double(most)
  }

  /// Reports that parts are left out.
  mutating func reportLimits() {
    guard let origin = canvas.firstLeftOut, let most = arrangement.documentTerms?.parts else {
      return
    }
    diagnostics.append(
      Diagnostic(
        .error, rule: "limit-exceeded",
        "the gradients, shadows and pictures behind the boxes and texts of the drawing have more than the limit of "
          + "\(most) parts; the others are left out. `--limits none` draws all of them",
        place: origin.place, nodes: origin.node.map { [$0] } ?? []))
  }
}
