import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// CSS Pseudo-Elements 4 §2.1: a first line with a style of its own is broken by itself.
extension InlineText {
  /// Returns the text as it is in the first line.
  func styledFirst(_ pass: LayoutPass) -> StyledText {
    var text = styled
    guard let firstLine else { return text }
    for index in text.runs.indices {
      text.runs[index].look = pass.lineLook(firstLine.look(text.runs[index].look)).ofRun
    }
    return text
  }

  /// Returns the text in lines of a width, the first in its own style; its runs are those of the whole text.
  func linesAfterFirst(
    _ request: InlineRequest, _ width: Double, _ pass: LayoutPass
  ) -> MeasuredText? {
    guard let measurer = pass.scene.text else { return nil }
    let room = width + InlineText.slack
    let first = text(request, width: width, pass, isFirst: true)
    let all = measurer.measure(first, style: paragraph(pass), width: room)
    guard let line = all.lines.first, line.nextOffset < first.string.utf8.count else { return all }
    var source = LineSource(text(request, width: width, pass))
    source.advance(to: line.nextOffset)
    var measured = measurer.measure(source.rest, style: paragraph(pass), width: room)
    measured.lines = [line] + measured.lines.map(source.whole)
    measured.size.width = max(measured.size.width, line.width)
    return measured
  }

  /// Includes the widths of the content in the style of the first line.
  func widen(_ widths: inout ContentWidths, _ request: InlineRequest, _ pass: LayoutPass) {
    guard let measurer = pass.scene.text else { return }
    let first = measurer.contentWidths(
      of: text(request, width: 0, pass, isFirst: true), style: paragraph(pass))
    widths.minimum = max(widths.minimum, first.minimum)
    // A text without breaks is one line, which is the first.
    let isOneLine = !styled.string.utf8.contains(10)
    widths.maximum = isOneLine ? first.maximum : max(widths.maximum, first.maximum)
    widths.minimum = min(widths.minimum, widths.maximum)
  }
}
