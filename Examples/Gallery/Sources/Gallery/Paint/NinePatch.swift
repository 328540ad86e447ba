import Quoin

// Nine-patch: the borders of a picture keep their size where the rest is stretched.

let ninePatch = Picture(
  name: "nine-patch", section: .paint, title: "Nine-patch: corners and tail keep their size",
  size: Size(440, 290)
) {
  let caps = EdgeInsets(top: 18, left: 34, bottom: 24, right: 18)
  func bubble(_ width: Double, _ height: Double, caps: EdgeInsets?) -> ImageNode {
    ImageNode(Photo.bubble, size: Size(60, 48)).contentMode(.scaleToFill).resizable(caps: caps)
      .size(width, height)
  }
  func row(_ nodes: Node...) -> Node {
    FlexContainer(.row, gap: 18, alignItems: .flexEnd) { for node in nodes { node.shrink(0) } }
  }
  return padded(
    sheet([
      (
        "the picture, and stretched as it is",
        row(bubble(60, 48, caps: nil), bubble(200, 90, caps: nil))
      ),
      (
        "with caps: wide, high, both",
        row(
          bubble(180, 48, caps: caps), bubble(60, 110, caps: caps), bubble(120, 110, caps: caps))
      ),
    ]))
}
