import Quoin

// Paragraph styles: indents, spacing, heights and alignment of lines, each of one text.

let paragraphs = Picture(
  name: "paragraphs", section: .text, title: "Paragraphs: indents, spacing, justified lines",
  size: Size(440, 300)
) {
  let words =
    "We may say most aptly that the Analytical Engine weaves algebraical patterns just as the "
    + "Jacquard loom weaves flowers and leaves."
  let text = TextNode {
    TextSpan("Note A\n").font(.system(20, weight: .bold)).paragraph(
      ParagraphStyle(alignment: .center, spacing: 6))
    TextSpan(words + "\n").paragraph(
      ParagraphStyle(alignment: .justified, lineSpacing: 3, spacing: 10, firstLineIndent: 24))
    TextSpan("“" + words + "”\n").italic().color(.indigo).paragraph(
      ParagraphStyle(lineSpacing: 3, spacing: 10, firstLineIndent: 32, indent: 32, tailIndent: -32))
    TextSpan("1.  " + words + "\n").paragraph(
      ParagraphStyle(spacing: 10, firstLineIndent: 0, indent: 17, lineHeightMultiple: 1.15))
    TextSpan("Ada Lovelace, 1843").color(.secondaryLabel).paragraph(
      ParagraphStyle(alignment: .right))
  }.font(.system(14)).lines(0)
  return page([text])
}
