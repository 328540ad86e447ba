import QuoinModel
import QuoinStyle

extension NodeBuilder {
  /// Returns the style of an element without the background that is propagated to the canvas: that of the root, or else
  /// of the body; CSS Backgrounds 3 §2.11.2.
  mutating func withoutCanvas(
    _ style: Style, of index: Int, _ tag: String, in outer: Int?
  ) -> Style {
    guard canvas == nil, !nodes.takenOut.contains(index), let root = reader.elements.first,
      index == root || tag == "body" && outer == root && propagates(index, to: root)
    else { return style }
    let ground = style.filtered { NodeBuilder.canvasGrounds.contains($0) }
    if ground.isEmpty { return style }
    canvas = ground
    return shared(style.filtered { !NodeBuilder.canvasGrounds.contains($0) })
  }

  /// Whether the root takes over properties of a body.
  private func propagates(_ body: Int, to root: Int) -> Bool {
    reader.boxes.propagates(reader.styles[element(body)])
      && reader.boxes.propagates(reader.styles[element(root)])
  }

  private static let canvasGrounds: [StyleProperty] = [
    .background, .backgroundImages, .backgroundFits, .backgroundPositions, .backgroundRepeats,
    .backgroundClips, .backgroundOrigins,
  ]
}
