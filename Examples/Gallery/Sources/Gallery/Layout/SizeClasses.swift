import Quoin

// Size classes: one description, laid out in a narrow and in a wide room; what a wide one changes is
// said where it is changed.

let sizeClasses = Picture(
  name: "size-classes", title: "Size classes: one description in compact and in regular width",
  size: Size(520, 232)
) {
  captions([("compact width", 16), ("regular width", 172)])
} panels: { text, traits in
  let page = FlexContainer(.column, gap: 8) {
    tile("photo", .teal).height(80, regularWidth: 188).width(140, regularWidth: 120).shrink(0)
    FlexContainer(.column, gap: 4, padding: 8) {
      TextNode("Lighthouse").style(.headline)
      TextNode("Built on a rock in the year 1823, it has been dark since the war.")
        .font(.system(12)).lines(0).color(.secondaryLabel)
      tile("Plan a visit", .blue).size(100, 26).hidden().when(.regularWidth) {
        $0.isHidden = false
      }
    }.grow(1).basis(0)
  }.background(.systemBackground).when(.regularWidth) { $0.flexStyle.direction = .row }
  let scene = Scene(page, text: text)

  func panel(_ width: SizeClass, _ frame: Rect) -> Panel {
    var traits = traits
    traits.horizontalSizeClass = width
    return Panel(scene.layout(in: frame.size, traits: traits), at: frame.origin)
  }
  return [panel(.compact, Rect(16, 32, 140, 188)), panel(.regular, Rect(172, 32, 332, 188))]
}
