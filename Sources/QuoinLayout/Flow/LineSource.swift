import QuoinModel

/// A text that is broken into lines one after the other.
///
/// For each line, only a part of the remaining text is measured, which is longer than the line: measuring all of it would
/// take quadratic time.
struct LineSource {
  private let text: StyledText
  private let bytes: [UInt8]
  /// Where the next line begins, in the UTF-8 of the text.
  private(set) var offset = 0
  /// The runs and the objects before the next line.
  private var passed = (runs: 0, objects: 0)
  /// The number of bytes in which the next line is searched first.
  private var length = LineSource.firstLength

  private static let firstLength = 256
  /// The number of bytes behind a line that decide where it breaks and how its end is shaped.
  private static let context = 64

  init(_ text: StyledText) {
    self.text = text
    bytes = Array(text.string.utf8)
  }

  var isEmpty: Bool { offset >= bytes.count }

  /// Begins the next line at an offset.
  mutating func advance(to end: Int) {
    // The next line is probably as long.
    length = max(LineSource.firstLength, 2 * (end - offset) + LineSource.context)
    passed.objects += LineSource.objects(in: bytes[offset..<end])
    offset = end
    while passed.runs < text.runs.count, text.runs[passed.runs].range.upperBound <= end {
      passed.runs += 1
    }
  }

  /// Returns the next line for a width in points, or `nil` if the measurer returns no line.
  func line(in width: Double, _ look: TextLook, _ measurer: any TextMeasurer) -> TextLine? {
    var length = length
    while true {
      let end = self.end(of: length)
      let measured = measurer.measure(part(to: end), style: look, width: width)
      guard let line = measured.lines.first else { return nil }
      if end == bytes.count || offset + line.nextOffset + LineSource.context <= end {
        return whole(line)
      }
      length *= 4
    }
  }

  /// Returns the next line, which ends at an offset, with an ellipsis behind what is left of it.
  func abbreviated(
    to end: Int, in width: Double, _ look: TextLook, _ measurer: any TextMeasurer
  ) -> TextLine? {
    var part = part(to: self.end(ofText: max(offset, min(end, bytes.count))))
    // More text, which the limit cuts off.
    let count = part.string.utf8.count
    part.string += "\nx"
    part.runs.append(StyledText.Run(count..<count + 2, look))
    var look = look
    look.lineLimit = 1
    look.lineBreak = .truncateTail
    return measurer.measure(part, style: look, width: width).lines.first.map(whole)
  }

  /// Returns where the text before an offset ends, without spaces that are dropped where a line wraps.
  private func end(ofText end: Int) -> Int {
    var end = end
    var run = text.runs.lastIndex { $0.range.lowerBound < end }
    while end > offset, bytes[end - 1] == 0x20 {
      while let index = run, text.runs[index].range.lowerBound >= end {
        run = index > 0 ? index - 1 : nil
      }
      let spaces = run.flatMap {
        text.runs[$0].range.contains(end - 1) ? text.runs[$0].spaces : nil
      }
      guard (spaces ?? text.spaces) == .drop else { break }
      end -= 1
    }
    return end
  }

  /// The text from the next line on.
  var rest: StyledText { part(to: bytes.count) }

  /// Returns a line of the rest as a line of the whole text.
  func whole(_ line: TextLine) -> TextLine {
    guard offset > 0 else { return line }
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + offset..<range.upperBound + offset
    }
    var line = line
    line.range = moved(line.range)
    for index in line.runs.indices {
      line.runs[index].range = moved(line.runs[index].range)
      line.runs[index].run = line.runs[index].run.map { $0 + passed.runs }
      line.runs[index].object = line.runs[index].object.map { $0 + passed.objects }
    }
    return line
  }

  /// Returns where a part of the rest ends, which does not divide a character.
  private func end(of length: Int) -> Int {
    var end = min(bytes.count, offset + length)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func part(to end: Int) -> StyledText {
    guard offset > 0 || end < bytes.count else { return text }
    var part = text
    part.string = String(decoding: bytes[offset..<end], as: UTF8.self)
    part.runs = text.runs[passed.runs...].prefix { $0.range.lowerBound < end }.map { run in
      var run = run
      let range = run.range
      run.range = max(0, range.lowerBound - offset)..<min(range.upperBound, end) - offset
      return run
    }
    let objects = LineSource.objects(in: bytes[offset..<end])
    part.objects = Array(text.objects.dropFirst(passed.objects).prefix(objects))
    return part
  }

  /// Returns the number of objects, U+FFFC, in a text.
  private static func objects(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var index = bytes.startIndex
    while index + 2 < bytes.endIndex {
      if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] == 0xBC { count += 1 }
      index += 1
    }
    return count
  }
}
