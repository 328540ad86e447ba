import Quoin

// A page to print: columns of numbers, lines, a sum; as it is, PNG, SVG or PDF.

let invoice = Picture(
  name: "invoice", section: .screens, title: "An invoice: columns, tabular digits, a page to print",
  size: Size(420, 500),
  styles: StyleSheet(
    css: """
      .small { font-size: 10px; color: #868e96 }
      .cell { font-size: 12px }
      .number { font-size: 12px; font-variant-numeric: tabular-nums; text-align: right }
      .head { font: 600 10px system-ui; color: #868e96; text-transform: uppercase; letter-spacing: 0.6px }
      .line { background: #dee2e6 }
      .sum { font: 700 16px system-ui; font-variant-numeric: tabular-nums; color: #364fc7 }
      """)
) {
  let items = [
    ("Cornerstone, dressed", 2, 480.0), ("Wedge, oak", 12, 7.5),
    ("Mortar, lime, 25 kg", 8, 11.2), ("Scaffold, days", 5, 65.0),
  ]
  func money(_ value: Double) -> String {
    let cents = Int((value * 100).rounded())
    return "\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100) €"
  }
  func row(_ texts: [String], _ classes: [String]) -> Node {
    FlexContainer(.row, gap: 12, alignItems: .baseline) {
      TextNode(texts[0]).class(classes[0]).grow(1).basis(0)
      TextNode(texts[1]).class(classes[1]).width(34).shrink(0)
      TextNode(texts[2]).class(classes[1]).width(62).shrink(0)
      TextNode(texts[3]).class(classes[1]).width(72).shrink(0)
    }
  }
  func line() -> Node { ShapeNode().class("line").height(0.5) }
  let total = items.reduce(0) { $0 + Double($1.1) * $1.2 }
  let content = FlexContainer(.column, gap: 10) {
    FlexContainer(.row, justifyContent: .spaceBetween, alignItems: .center) {
      FlexContainer(.row, gap: 8, alignItems: .center) {
        ShapeNode(
          .path(
            Path(lines: [Point(0, 1), Point(0.5, 0), Point(1, 1)], closed: true), size: Size(1))
        )
        .background(Color(hex: 0x364FC7)).size(22, 20).shrink(0)
        TextNode("Quoin & Daughters").font(.system(18, weight: .bold))
      }
      TextNode("Invoice 1843-07").class("small")
    }
    TextNode("Masons since 1823\nQuarry Road 7, Portland").lines(2).class("small")
    FlexContainer(.column, gap: 1) {
      TextNode("To").class("head")
      TextNode("Ada Lovelace\nSt James’s Square 12, London").lines(2).class("cell")
    }.margin(top: 12, bottom: 14)
    row(["Item", "Qty", "Price", "Amount"], ["head", "head number"])
    line()
    for item in items {
      row(
        [item.0, "\(item.1)", money(item.2), money(Double(item.1) * item.2)], ["cell", "number"])
    }
    line()
    FlexContainer(.row, gap: 24, justifyContent: .flexEnd, alignItems: .baseline) {
      TextNode("Total").class("cell")
      TextNode(money(total)).class("sum")
    }
    ShapeNode().grow(1)
    TextNode {
      "Due in 30 days; pay at "
      TextSpan("example.org/pay").link("https://example.org/pay").underline()
      ". Thank you."
    }.class("small")
  }
  return LayoutContainer(Placed(content).inset(by: 36)).background(.white)
}
