import Quoin

// Where a text ends that has too little room, and how it shrinks instead.

let truncation = Picture(
  name: "truncation", section: .text, title: "Truncation, line limits, minimum scale",
  size: Size(440, 404)
) {
  let words =
    "A quick brown fox jumps over the lazy dog beside the river bank at dawn, when nobody looks"
  func line(_ title: String, _ change: (TextNode) -> TextNode) -> Node {
    FlexContainer(.row, gap: 14) {
      caption(title).width(104).shrink(0)
      change(TextNode(words)).font(.system(15)).background(Color(hex: 0xEDF2FF)).width(274)
    }
  }
  return page(
    [
      line("truncateTail") { $0.lineBreak(.truncateTail) },
      line("truncateMiddle") { $0.lineBreak(.truncateMiddle) },
      line("truncateHead") { $0.lineBreak(.truncateHead) },
      line("clip") { $0.lineBreak(.clip) },
      line("two lines") { $0.lines(2).lineBreak(.truncateTail) },
      line("wordWrap, all") { $0.lines(0).lineBreak(.wordWrap) },
      line("characterWrap") { $0.lines(0).lineBreak(.characterWrap) },
      line("scale ≥ 0.4") { $0.minimumScale(0.4) },
      line("spans, cut") {
        $0.text(
          TextSpan {
            TextSpan("A quick ").bold()
            TextSpan("brown fox ").color(.brown).italic()
            TextSpan("jumps over the lazy dog beside the river").underline()
          })
      },
    ], gap: 11)
}
