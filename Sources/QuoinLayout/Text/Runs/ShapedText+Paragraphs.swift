import QuoinGeometry
import QuoinModel

extension ShapedText {
  /// Sets the styles of the paragraphs from the looks of their first characters.
  package mutating func settleParagraphs(_ source: StyledText, style: TextLook) {
    guard style.hasParagraph || source.runs.contains(where: { $0.look.hasParagraph }) else {
      return
    }
    var cursor = RunCursor(source.runs)
    paragraphStyles = paragraphs.map { paragraph in
      let start = Int(paragraph.start)
      let offset =
        start < clusters.count ? Int(clusters[start].source) : max(0, sourceLength - 1)
      let look = cursor.run(at: offset).map { source.runs[$0].look } ?? style
      return look.paragraph.usable
    }
  }

  /// Returns the style of a paragraph.
  func style(of paragraph: Int) -> ParagraphStyle {
    paragraphStyles.indices.contains(paragraph) ? paragraphStyles[paragraph] : ParagraphStyle()
  }

  /// Returns the space between a line and the next, in points.
  func gap(behind line: LineFiller.Line) -> Double {
    guard !paragraphStyles.isEmpty else { return 0 }
    let style = style(of: line.paragraph)
    guard line.endsWithBreak else { return style.lineSpacing }
    return style.lineSpacing + style.spacing + self.style(of: line.paragraph + 1).spacingBefore
  }

  /// Returns the direction of the paragraph at an offset of the source.
  ///
  /// It is for measurers that need it before the paragraph boundaries are known.
  package static func direction(
    ofParagraph run: Int?, _ source: StyledText, style: TextLook
  ) -> LayoutDirection? {
    (run.map { source.runs[$0].look } ?? style).paragraph.direction ?? source.direction
  }
}
