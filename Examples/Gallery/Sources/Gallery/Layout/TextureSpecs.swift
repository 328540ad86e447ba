import Quoin

// Texture's layout specs: each picture is one expression of values.

let textureSpecs = Picture(
  name: "texture-specs", title: "Texture's specs: ratio, inset, overlay, corner, relative, stack",
  size: Size(320, 325)
) {
  func leaf(_ word: String, _ color: Color) -> Placed<Node> { Placed(tile(word, color)) }

  // A title that sticks to the bottom of a photo: the top inset is infinite.
  let title = Placed<Node>(
    TextNode("Lighthouse at Dusk").style(.headline).color(.white))
  let photo = leaf("photo, 16 : 9", .teal).ratio(16.0 / 9)
    .overlay(title.inset(by: EdgeInsets(top: .infinity, left: 12, bottom: 8, right: 12)))
    .overlay(leaf(" 12 ", .black).relative(.end, .start).inset(by: 8))

  // An avatar with a badge, a name that shrinks, a price that does not.
  let row = StackLayout(.horizontal, spacing: 10, align: .center) {
    leaf("AL", .indigo).size(44, 44)
      .corner(leaf("2", .red).size(20, 20), offset: Point(-4, 4))
    StackLayout(.vertical, spacing: 2) {
      Placed(TextNode("Ada Lovelace, who has a long name").style(.headline))
      Placed(caption("two hours ago"))
    }.shrink(1)
    leaf(" 24 € ", .green).spacing(before: 4)
  }

  // Tags in as many lines as they need.
  let tags = StackLayout(.horizontal, spacing: 6, wraps: true, lineSpacing: 6) {
    for word in ["sea", "evening", "architecture", "north", "film", "long exposure", "rocks"] {
      Placed(tile(word, .orange)).inset(by: EdgeInsets(horizontal: 6, vertical: 4))
        .background(Placed(ShapeNode().background(.orange).cornerRadius(6)))
    }
  }
  return LayoutContainer(
    StackLayout(.vertical, spacing: 14) {
      photo
      row
      tags
    }.inset(by: 16)
  ).background(.systemBackground)
}
