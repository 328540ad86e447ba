import Quoin

// Texts of different sizes on one line, by their first and by their last baselines.

let baselines = Picture(
  name: "baselines", section: .text, title: "First and last baselines", size: Size(440, 220)
) {
  func row(_ alignment: StackContainer.Alignment) -> Node {
    let row = StackContainer(.horizontal, spacing: 14, alignment: alignment) {
      TextNode("Ag").font(.system(44, weight: .bold)).color(.indigo)
      TextNode("two lines\nof text").font(.system(14)).lines(0)
      TextNode("caption").font(.system(11)).color(.secondaryLabel)
      ButtonNode("Button").ground(.tinted).contentInsets(EdgeInsets(horizontal: 12, vertical: 6))
      TextNode("84 %").font(.system(26, weight: .light)).color(.teal)
    }
    return FlexContainer(.row) { row }
  }
  return page(
    [
      caption("firstBaseline"), row(.firstBaseline), caption("lastBaseline"), row(.lastBaseline),
    ], gap: 8)
}
