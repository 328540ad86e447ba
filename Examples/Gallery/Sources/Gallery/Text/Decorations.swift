import Quoin

// Lines under, over and through text: their style, thickness, distance and colour; shadows.

let decorations = Picture(
  name: "decorations", section: .text, title: "Decorations and shadows of text",
  size: Size(440, 300)
) {
  func sample(_ change: (TextSpan) -> TextSpan, _ word: String) -> TextNode {
    TextNode(change(TextSpan(word))).font(.system(19, weight: .medium))
  }
  func row(_ nodes: TextNode...) -> Node {
    FlexContainer(.row, gap: 26, alignItems: .baseline) { for node in nodes { node } }
  }
  return page(
    [
      row(
        sample({ $0.underline() }, "solid"), sample({ $0.underline(nil, .double) }, "double"),
        sample({ $0.underline(nil, .dotted) }, "dotted"),
        sample({ $0.underline(nil, .dashed) }, "dashed"),
        sample({ $0.underline(.red, .wavy) }, "wavy")),
      row(
        sample({ $0.underline(.teal).decorationThickness(1) }, "thin"),
        sample({ $0.underline(.teal).decorationThickness(4) }, "thick"),
        sample({ $0.underline(.orange).decorationThickness(7, underlineOffset: -6) }, "marker"),
        sample({ $0.underline(.indigo).decorationThickness(2, underlineOffset: 7) }, "far below")),
      row(
        sample({ $0.strikethrough(.red) }, "struck"),
        sample({ $0.strikethrough(nil, .double) }, "twice"),
        sample({ $0.style { $0.text.decoration = [.overline, .underline] } }, "over and under")),
      TextNode(TextSpan("Shadow").shadow(Shadow(color: .black.opacity(0.35), y: 4, blur: 8)))
        .font(.system(44, weight: .heavy)).color(.indigo),
      TextNode {
        TextSpan("Neon").color(.white).shadow(
          Shadow(color: .pink, y: 0, blur: 3), Shadow(color: .pink, y: 0, blur: 14))
        "  "
        TextSpan("Print").color(Color(hex: 0xFFF3BF)).shadow(
          Shadow(color: .red, x: 2, y: 2, blur: 0), Shadow(color: .black, x: 4, y: 4, blur: 0))
      }.font(.system(40, weight: .heavy)).background(Color(hex: 0x1B1B2F)).cornerRadius(12)
        .textAlignment(.center).height(72),
    ], gap: 14)
}
