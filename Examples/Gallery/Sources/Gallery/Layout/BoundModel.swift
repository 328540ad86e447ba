import Quoin

// A model: the description follows it, so the tree is described once and laid out after each change.

/// What is in a basket.
private struct Basket: Sendable {
  var names: [String] = []
  var isOrdered = false
}

let boundModel = Picture(
  name: "bound-model", title: "A bound model: one description after three changes",
  size: Size(560, 200)
) {
  captions([("nothing yet", 16), ("two things", 196), ("ordered", 376)])
} panels: { text, traits in
  let basket = Source(Basket())
  let page = FlexContainer(.column, gap: 8, padding: 10) {
    TextNode("").style(.headline).bind(basket) { title, basket in
      title.string = "Basket (\(basket.value.names.count))"
    }
    FlexContainer(.column, gap: 4).bind(basket) { rows, basket in
      rows.replaceChildren {
        for name in basket.value.names { tile(name, .teal).height(24) }
      }
    }.grow(1)
    tile("", .blue).height(28).bind(basket) { button, basket in
      button.string = basket.value.isOrdered ? "Thank you" : "Order"
      button.background(
        basket.value.isOrdered ? .green : basket.value.names.isEmpty ? .systemGray : .blue)
    }
  }.background(.systemBackground).cornerRadius(8)

  let scene = Scene(page, text: text)
  func panel(_ x: Double) -> Panel {
    Panel(scene.layout(in: Size(168, 152), traits: traits), at: Point(x, 32))
  }
  let empty = panel(16)
  basket.value.names = ["Difference engine", "Punched cards"]
  let full = panel(196)
  basket.value.isOrdered = true
  return [empty, full, panel(376)]
}
