import QuoinGeometry
import QuoinModel
import QuoinStyle

@testable import QuoinLayout

/// Builds an arrangement by hand; texts are measured with glyphs of one em.
struct Items {
  var items: [Arrangement.Item] = []
  var size: Size
  var traits = Traits(displayScale: 2)

  init(_ width: Double, _ height: Double) {
    size = Size(width, height)
    add(Node(), Rect(0, 0, width, height), parent: nil)
  }

  @discardableResult
  mutating func add(_ node: Node, _ frame: Rect, parent: Int? = 0) -> Int {
    let look = Look(node.style, inheritedTint: nil, defaultFont: node.defaultFont, traits: traits)
    let texts = node.texts.map { part in
      let text = FixedTextMeasurer().measure(part.string, style: look.text, width: frame.width)
      return PlacedText(
        frame: Rect(0, 0, frame.width, text.size.height), text: text, look: look.text,
        alignment: look.text.alignment,
        color: (look.text.color ?? part.defaultColor).resolved(traits.colorScheme))
    }
    items.append(
      Arrangement.Item(
        id: node.id, identifier: node.identifier, type: node.kind, parent: parent,
        end: items.count + 1, frame: frame,
        direction: traits.layoutDirection, colorScheme: traits.colorScheme, isHidden: node.isHidden,
        look: look, parts: node.themedParts(.iOS, traits),
        content: node.content, texts: Arrangement.PlacedTexts(texts), place: nil))
    var ancestor = parent
    while let index = ancestor {
      items[index].end = items.count
      ancestor = items[index].parent
    }
    return items.count - 1
  }

  var arrangement: Arrangement {
    Arrangement(size: size, traits: traits, items: items, diagnostics: [])
  }
}

extension Node {
  /// The looks of the parts of a control by itself.
  func themedParts(_ theme: StyleSheet, _ traits: Traits) -> [ControlPart: Look] {
    guard case .control = content else { return [:] }
    let resolver = StyleResolver()
    resolver.resolve(self, theme, MediaEnvironment(traits: traits))
    return resolver.partLooks(of: 0, in: traits)
  }
}
