import Quoin

// Parts of a text with looks of their own: fonts, colours, links, lines, pictures.

let attributedText = Picture(
  name: "attributed-text", section: .text,
  title: "Attributed text: spans, links, pictures in lines",
  size: Size(400, 236)
) {
  let title = TextNode {
    TextSpan("Ada").color(.indigo)
    TextSpan(" & ").italic().weight(.light).color(.secondaryLabel)
    TextSpan("Charles").color(.teal)
  }.font(.system(34, weight: .heavy))
  let body = TextNode {
    "The "
    TextSpan("Analytical Engine").bold()
    " weaves "
    TextSpan("algebraical patterns").italic()
    " just as the Jacquard loom weaves "
    TextSpan("flowers and leaves").background(Color(hex: 0xFFF3BF))
    ". Read "
    TextSpan("Note G").link("https://example.org/note-g").underline()
    ", in which "
    TextSpan("B").italic()
    TextSpan("7").size(10).rise(-3)
    " is computed; it cost "
    TextSpan("£17,000").strikethrough(.red).color(.secondaryLabel)
    " "
    TextSpan("a fortune").bold().color(.red)
    "."
  }.font(.system(17)).lines(0).style { $0.text.paragraph = ParagraphStyle(lineSpacing: 5) }
  let rating = TextNode {
    for _ in 0..<4 { TextSpan(symbol: "star", size: Size(17)).rise(-3).color(.orange) }
    TextSpan(symbol: "star", size: Size(17)).rise(-3).color(.systemGray4)
    TextSpan("  4.0").bold()
    TextSpan(" of 5, by 1,842 readers").color(.secondaryLabel)
  }.font(.system(14))
  return page([title, body, rating])
}
