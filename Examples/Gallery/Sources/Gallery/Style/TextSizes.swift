import Quoin

// Dynamic Type: the same row for four readers.

let textSizes = Picture(
  name: "text-sizes", section: .style, title: "Text sizes: one row for four readers",
  size: Size(420, 474)
) {
  func row(_ size: TextSize, _ name: String) -> Node {
    let row = FlexContainer(.row, gap: 12, alignItems: .center) {
      ShapeNode(.ellipse).background(.indigo).size(36).shrink(0)
      FlexContainer(.column, gap: 2) {
        TextNode(name).font(.headline).lines(0)
        TextNode("Everything grows with the text.").font(.subheadline).color(.secondaryLabel)
          .lines(0)
      }.grow(1).basis(0)
      TextNode("now").font(.footnote).color(.secondaryLabel).shrink(0)
    }.padding(12, 14).background(.systemBackground).cornerRadius(12)
    row.traitOverrides.textSize = size
    return row
  }
  return padded(
    FlexContainer(.column, gap: 12) {
      row(.extraSmall, "extra small")
      row(.large, "large, as it comes")
      row(.extraExtraExtraLarge, "extra extra extra large")
      row(.accessibility2, "large, for accessibility")
    })
}
