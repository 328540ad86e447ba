/// Maps positions in a filled template to the template, so that diagnostics refer to what the user
/// wrote.
///
/// Marks made of private-use characters pass through the template engine with the text, and are
/// then removed. Each mark gives the template position of the text that follows it.
struct TemplateOrigin {
  private struct Part {
    /// Its start in the filled text.
    var start: Int
    /// Its start in the template.
    var source: Int
    /// Whether all of it comes from one position, as the value of a field.
    var isValue: Bool
  }

  private var parts: [Part] = []
  private let source: [UInt8]
  private var lines: [Int] = [0]

  private init(source: [UInt8]) {
    self.source = source
    for (offset, byte) in source.enumerated() where byte == 10 { lines.append(offset + 1) }
  }

  /// Returns the template line and column of a byte in the filled text, counted from 1.
  ///
  /// - Complexity: O(log n) in the numbers of parts and lines, plus the length of the line before
  ///   the position.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var at = offset
    if let index = TemplateOrigin.last(parts.count, where: { parts[$0].start <= offset }) {
      let part = parts[index]
      at = part.isValue ? part.source : part.source + (offset - part.start)
    }
    at = min(at, source.count)
    let line = TemplateOrigin.last(lines.count, where: { lines[$0] <= at }) ?? 0
    let column = source[lines[line]..<at].reduce(1) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    return (line + 1, column)
  }

  /// Returns the last index for which a condition holds that also holds for all indices before it.
  private static func last(_ count: Int, where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  // MARK: Marks

  /// Returns the template with marks at lines and around fields, or `nil` if it contains such
  /// characters itself.
  static func marked(_ source: [UInt8], _ tags: [TemplateTag]) -> [UInt8]? {
    guard !source.contains(lead) else { return nil }
    var marks: [(offset: Int, isValue: Bool)] = []
    var lineStart = 0
    var next = 0
    while lineStart < source.count {
      let lineEnd = source[lineStart...].firstIndex(of: 10).map { $0 + 1 } ?? source.count
      while next < tags.count, tags[next].range.upperBound <= lineStart { next += 1 }
      let isInTag = next < tags.count && tags[next].range.lowerBound < lineStart
      var last = next
      while last < tags.count, tags[last].range.lowerBound < lineEnd { last += 1 }
      if !isInTag, !isStandalone(source, lineStart..<lineEnd, tags[next..<last]) {
        marks.append((lineStart, false))
        for tag in tags[next..<last] where tag.kind != .silent {
          if tag.kind == .value { marks.append((tag.range.lowerBound, true)) }
          marks.append((tag.range.upperBound, false))
        }
      }
      lineStart = lineEnd
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + marks.count * 12)
    var done = 0
    for mark in marks {
      result += source[done..<mark.offset]
      append(mark.offset, isValue: mark.isValue, to: &result)
      done = mark.offset
    }
    return result + source[done...]
  }

  /// Returns whether a line contains only tags without output.
  ///
  /// Mustache removes such a standalone line, so it must not be changed.
  private static func isStandalone(
    _ source: [UInt8], _ line: Range<Int>, _ tags: ArraySlice<TemplateTag>
  ) -> Bool {
    guard let first = tags.first, first.kind != .value else { return false }
    let before = source[line.lowerBound..<max(line.lowerBound, first.range.lowerBound)]
    let after = source[min(first.range.upperBound, line.upperBound)..<line.upperBound]
    return before.allSatisfy { $0 <= 0x20 } && after.allSatisfy { $0 <= 0x20 }
  }

  /// The first byte of all characters in the planes of the marks: U+C0000 to U+FFFFF.
  private static let lead: UInt8 = 0xF3

  /// Appends a mark: U+F0000 or U+F0001, followed by eight hexadecimal digits from U+F0010 on.
  private static func append(_ offset: Int, isValue: Bool, to result: inout [UInt8]) {
    result += [lead, 0xB0, 0x80, isValue ? 0x81 : 0x80]
    for digit in (0..<8).reversed() {
      result += [lead, 0xB0, 0x80, 0x90 + UInt8((offset >> (digit * 4)) & 15)]
    }
  }

  /// Removes the marks from a filled text.
  ///
  /// - Returns: The text and the origin of its parts, or `nil` if a value contains such characters.
  static func unmarked(_ filled: [UInt8], of source: [UInt8]) -> (
    text: [UInt8], origin: TemplateOrigin
  )? {
    var origin = TemplateOrigin(source: source)
    var text: [UInt8] = []
    text.reserveCapacity(filled.count)
    var position = 0
    while let start = filled[position...].firstIndex(of: lead) {
      text += filled[position..<start]
      let mark = filled[start...].prefix(36)
      guard mark.count == 36, mark[start + 1] == 0xB0, mark[start + 2] == 0x80,
        mark[start + 3] & 0xFE == 0x80
      else { return nil }
      var offset = 0
      for digit in 1..<9 {
        let byte = mark[start + digit * 4 + 3]
        guard mark[start + digit * 4] == lead, byte & 0xF0 == 0x90 else { return nil }
        offset = offset << 4 | Int(byte & 15)
      }
      origin.parts.append(
        Part(start: text.count, source: offset, isValue: mark[start + 3] == 0x81))
      position = start + 36
    }
    return (text + filled[position...], origin)
  }
}
