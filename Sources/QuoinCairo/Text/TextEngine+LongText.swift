import CPangoCairo
import QuoinModel

// Pango's running time is quadratic in the length of a text: in its paragraphs, and within a long
// word in its letters. Long texts are therefore processed in pieces.
extension TextEngine {
  /// The maximum number of bytes processed at once.
  static let maximumPieceBytes = 4096

  /// Breaks a text as Pango would, a paragraph and a few lines at a time.
  ///
  /// The end of a line depends on the text up to the end of the next word at most. All lines of a
  /// piece except the last are therefore final, and the last one begins the next piece.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of lines; 0 means no limit.
  ///   - wraps: whether a paragraph may have several lines.
  ///   - wanted: the number of bytes in a piece, for tests.
  /// - Returns: the lines, and whether there are more than the limit.
  func linesInPieces(
    _ bytes: [UInt8], limit: Int, wraps: Bool = true, piece wanted: Int = 256
  ) -> (lines: [BrokenLine], hasMore: Bool) {
    var lines: [BrokenLine] = []
    var position = 0
    while true {
      let paragraph = TextEngine.paragraph(in: bytes, from: position)
      let range = position..<paragraph.end
      if wraps {
        appendLines(of: bytes, in: range, limit: limit, piece: wanted, to: &lines)
      } else {
        lines.append(line(of: bytes, in: range, piece: wanted))
      }
      if let next = paragraph.next, let last = lines.indices.last {
        lines[last].breakLength = next - paragraph.end
      }
      if limit > 0, lines.count > limit || lines.count == limit && paragraph.next != nil {
        lines.removeLast(lines.count - limit)
        return (lines, true)
      }
      guard let next = paragraph.next else { return (lines, false) }
      position = next
    }
  }

  private func appendLines(
    of bytes: [UInt8], in paragraph: Range<Int>, limit: Int, piece wanted: Int,
    to lines: inout [BrokenLine]
  ) {
    var position = paragraph.lowerBound
    var length = wanted
    defer { setDirection(nil) }
    repeat {
      let end = TextEngine.end(of: bytes, in: position..<paragraph.upperBound, near: length)
      let piece = Array(bytes[position..<end])
      setText(piece)
      noteMissingGlyphs(piece)
      var broken = brokenLines(piece, limit: limit > 0 ? limit + 2 : 0)
      if end < paragraph.upperBound {
        guard broken.count > 1, let last = broken.popLast() else {
          // The piece is on one line, which may continue after it.
          length *= 2
          continue
        }
        // The rest has the direction determined by the paragraph's beginning.
        setDirection(last.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        for index in broken.indices { broken[index].start += position }
        position += last.start
      } else {
        for index in broken.indices { broken[index].start += position }
        position = end
      }
      length = wanted
      lines += broken
      if limit > 0, lines.count > limit { return }
    } while position < paragraph.upperBound
  }

  /// A paragraph as one line; Pango's own sum of widths would overflow for a long one.
  private func line(of bytes: [UInt8], in paragraph: Range<Int>, piece wanted: Int) -> BrokenLine {
    var line = BrokenLine(
      text: String(decoding: bytes[paragraph], as: UTF8.self), width: 0, isRightToLeft: false,
      start: paragraph.lowerBound, length: paragraph.count)
    var position = paragraph.lowerBound
    defer { setDirection(nil) }
    repeat {
      let end = TextEngine.end(of: bytes, in: position..<paragraph.upperBound, near: wanted)
      let piece = Array(bytes[position..<end])
      setText(piece)
      noteMissingGlyphs(piece)
      guard let broken = brokenLines(piece, limit: 1).first else { break }
      if position == paragraph.lowerBound {
        line.isRightToLeft = broken.isRightToLeft
        setDirection(broken.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      }
      line.width += broken.width
      position = end
    } while position < paragraph.upperBound
    return line
  }

  /// Sets the direction of the next layout; `nil` determines it from the first letter.
  private func setDirection(_ direction: PangoDirection?) {
    pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
    pango_context_set_base_dir(context, direction ?? PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
  }

  /// The end of the paragraph at a position, and the start of the next one, if there is one.
  private static func paragraph(in bytes: [UInt8], from start: Int) -> (end: Int, next: Int?) {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case 10: return (end, end + 1)
      case 13: return (end, end + 1 < bytes.count && bytes[end + 1] == 10 ? end + 2 : end + 1)
      case 0xE2
      where end + 2 < bytes.count && bytes[end + 1] == 0x80 && bytes[end + 2] == 0xA9:
        return (end, end + 3)
      default: end += 1
      }
    }
    return (end, nil)
  }

  /// The end of a piece of about the given length: after a space if there is one, and never inside
  /// a character.
  private static func end(of bytes: [UInt8], in rest: Range<Int>, near length: Int) -> Int {
    let wanted = rest.lowerBound + length
    guard wanted < rest.upperBound else { return rest.upperBound }
    if let space = bytes[rest.lowerBound + length / 2..<wanted].lastIndex(of: 32) {
      return space + 1
    }
    var end = wanted
    while end < rest.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The part of a text that can appear on a truncated line; the widths of more text may overflow.
  static func shortened(_ bytes: [UInt8], _ mode: PangoEllipsizeMode) -> [UInt8] {
    guard bytes.count > maximumPieceBytes else { return bytes }
    let mark = Array("…".utf8)
    let all = bytes.indices
    let head = end(of: bytes, in: all, near: maximumPieceBytes / 2)
    var tail = bytes.count - maximumPieceBytes / 2
    while tail < bytes.count, bytes[tail] & 0xC0 == 0x80 { tail += 1 }
    switch mode {
    case PANGO_ELLIPSIZE_START: return mark + bytes[tail...]
    case PANGO_ELLIPSIZE_MIDDLE: return bytes[..<head] + mark + bytes[tail...]
    default: return bytes[..<head] + mark
    }
  }
}
