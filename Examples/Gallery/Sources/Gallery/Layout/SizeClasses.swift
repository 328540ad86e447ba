import Quoin

// Size classes: one description; a narrow width stacks what a wide one puts side by side.

let sizeClasses = Picture(
  name: "size-classes", title: "Size classes: compact and regular width", size: Size(520, 220)
) {
  func page(_ width: SizeClass) -> Node {
    let isRegular = width == .regular
    return StackContainer(isRegular ? .horizontal : .vertical, spacing: isRegular ? 16 : 8) {
      tile("photo", .teal).size(isRegular ? 120 : 140, isRegular ? 188 : 90)
      LayoutContainer(
        Placed(text(isRegular)).inset(
          by: EdgeInsets(horizontal: isRegular ? 0 : 8, vertical: isRegular ? 12 : 0)))
    }.background(.systemBackground)
  }
  func text(_ isRegular: Bool) -> Node {
    StackContainer(.vertical, spacing: 4, alignment: .leading) {
      TextNode("Lighthouse").style(.headline)
      TextNode("Built on a rock in the year 1823, it has been dark since the war.")
        .font(.system(12)).lines(0).color(.secondaryLabel)
      if isRegular { tile(" Plan a visit ", .blue) }
      ShapeNode(.rectangle).background(.clear)
    }
  }
  return AbsoluteContainer {
    page(.compact).frame(16, 16, 140, 188)
    page(.regular).frame(172, 16, 332, 188)
  }.background(.systemGroupedBackground)
}
