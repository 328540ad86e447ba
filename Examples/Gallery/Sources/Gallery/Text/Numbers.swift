import Quoin

// Digits that stand below each other, and other forms that an OpenType font has.

let numbers = Picture(
  name: "numbers", section: .text, title: "Tabular digits and OpenType features",
  size: Size(440, 270)
) {
  func column(_ title: String, _ features: [Font.Feature]) -> Node {
    FlexContainer(.column, gap: 4, alignItems: .flexEnd) {
      caption(title)
      for amount in ["1,111.11", "24,890.07", "118.50", "7,177,711.10"] {
        TextNode(amount).font(.system(19)).style { $0.text.fontFeatures = features }
      }
    }
  }
  func feature(_ title: String, _ sample: String, _ feature: Font.Feature) -> Node {
    FlexContainer(.row, gap: 16, alignItems: .baseline) {
      caption(title).width(128).shrink(0)
      TextNode(sample).font(.system(19)).width(110).shrink(0)
      TextNode(TextSpan(sample).features(feature)).font(.system(19)).color(.indigo)
    }
  }
  return page([
    FlexContainer(.row, justifyContent: .spaceBetween) {
      column("as they look best", [.proportionalDigits])
      column("tabular", [.tabularDigits])
    },
    FlexContainer(.column, gap: 6) {
      feature("slashed zero", "0O 2050", .slashedZero)
      feature("fractions", "1/2 17/32", .fractions)
      feature("stylistic set 1", "1649 il", .stylisticSet(1))
    },
  ])
}
