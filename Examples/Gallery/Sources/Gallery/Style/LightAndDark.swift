import Quoin

// Design tokens with a value for each scheme: the same card, once in light and once in dark.

let lightAndDark = Picture(
  name: "light-and-dark", section: .style, title: "Design tokens: one card in light and in dark",
  size: Size(600, 218),
  styles: StyleSheet(
    css: """
      .page { background: light-dark(#eef1f6, #0b0d12) }
      .card {
        background: light-dark(white, #1a1e27); border-radius: 16px; padding: 18px;
        box-shadow: 0 8px 24px light-dark(rgb(20 30 60 / 14%), rgb(0 0 0 / 60%));
      }
      .name { color: light-dark(#11151f, #f4f6fb); font: 700 18px system-ui }
      .role { color: light-dark(#69738a, #8d97ad); font-size: 13px }
      .disc { background: linear-gradient(135deg, #7048e8, #e64980) }
      .bar { background: light-dark(#e6eaf2, #2b3140); border-radius: 3px }
      .fill { background: light-dark(#4263eb, #748ffc); border-radius: 3px }
      """)
) {
  func card() -> Node {
    func figure(_ title: String, _ share: Double) -> Node {
      FlexContainer(.column, gap: 5) {
        FlexContainer(.row, justifyContent: .spaceBetween) {
          TextNode(title).class("role")
          TextNode("\(Int(share * 100)) %").class("role").monospacedDigits()
        }
        FlexContainer(.row) {
          ShapeNode().class("fill").height(6).grow(share).basis(0)
          ShapeNode().height(6).grow(1 - share).basis(0)
        }.class("bar")
      }
    }
    return FlexContainer(.column, gap: 14) {
      FlexContainer(.row, gap: 12, alignItems: .center) {
        ShapeNode(.ellipse).class("disc").size(44).shrink(0)
        FlexContainer(.column, gap: 1) {
          TextNode("Grace Hopper").class("name")
          TextNode("Rear admiral, compilers").class("role")
        }
      }
      figure("Bugs found", 0.84)
      figure("Coffee left", 0.27)
    }.class("card")
  }
  func page(_ scheme: ColorScheme) -> Node {
    let page = LayoutContainer(Placed(card()).inset(by: 28)).class("page")
    page.traitOverrides.colorScheme = scheme
    return page
  }
  return StackContainer(.horizontal, distribution: .fillEqually) {
    page(.light)
    page(.dark)
  }
}
