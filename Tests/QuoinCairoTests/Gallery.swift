import QuoinGeometry
import QuoinModel
import QuoinStyle

@testable import QuoinCairo
@testable import QuoinLayout

/// Builds an arrangement by hand: frames are said, texts are measured by Pango.
struct Gallery {
  var items: [Arrangement.Item] = []
  var size: Size
  var traits: Traits

  init(_ width: Double, _ height: Double, traits: Traits = Traits(displayScale: 2)) {
    size = Size(width, height)
    self.traits = traits
    let root = Node()
    add(root, 0, 0, width, height, parent: nil)
  }

  @discardableResult
  mutating func add(
    _ node: Node, _ x: Double, _ y: Double, _ width: Double, _ height: Double, parent: Int? = 0
  ) -> Int {
    let look = Look(
      node.style, inheritedTint: nil, defaultFont: node.defaultFont, traits: traits)
    let texts = node.texts.map { part -> PlacedText in
      var style = look.text
      if let font = part.font { style.font = font }
      if let limit = part.lineLimit { style.lineLimit = limit }
      let span = (part.span.upperBound - part.span.lowerBound) * width
      let room = Rect(part.span.lowerBound * width, 0, span, height).inset(by: part.insets)
      let text = PangoTextMeasurer.standard.measure(part.string, style: style, width: room.width)
      var frame = room
      if part.vertical == .center {
        frame.origin.y += (room.height - text.size.height) / 2
      }
      frame.size.height = text.size.height
      return PlacedText(
        frame: frame, text: text, look: style,
        alignment: part.alignment ?? style.alignment,
        color: (look.text.color ?? part.defaultColor).resolved(traits.colorScheme))
    }
    items.append(
      Arrangement.Item(
        id: node.id, identifier: node.identifier, type: node.kind, parent: parent,
        end: items.count + 1, frame: Rect(x, y, width, height),
        direction: traits.layoutDirection, colorScheme: traits.colorScheme, isHidden: node.isHidden,
        look: look, parts: Gallery.parts(node, traits), content: node.content,
        texts: Arrangement.PlacedTexts(texts),
        place: nil))
    var ancestor = parent
    while let index = ancestor {
      items[index].end = items.count
      ancestor = items[index].parent
    }
    return items.count - 1
  }

  /// The looks of the parts of a control, as the theme says.
  private static func parts(_ node: Node, _ traits: Traits) -> [ControlPart: Look] {
    guard case .control = node.content else { return [:] }
    let resolver = StyleResolver()
    resolver.resolve(node, .iOS, MediaEnvironment(traits: traits))
    return resolver.partLooks(of: 0, in: traits)
  }

  var arrangement: Arrangement {
    Arrangement(size: size, traits: traits, items: items, diagnostics: [])
  }
}
