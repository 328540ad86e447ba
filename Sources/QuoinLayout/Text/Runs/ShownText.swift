import QuoinModel

/// The shown characters of a styled text.
///
/// Case is transformed as the looks specify, box edges are removed, and the text is split into
/// paragraphs.
package struct ShownText {
  /// Characters of one run.
  package struct Part {
    /// The bytes.
    package var range: Range<Int>
    /// The index of the run, or `nil` if none covers the bytes.
    package var run: Int?
  }

  /// An object at its position.
  package struct Placed {
    /// The position in the bytes: a box at its own character, an edge between two characters.
    package var shown: Int
    /// The position in the source.
    package var source: Int
    /// The index of the object, and the run of its character.
    package var object: Int
    package var run: Int?
    package var isEdge: Bool
  }

  /// A paragraph without the break that ends it.
  package struct Paragraph {
    package var range: Range<Int>
    /// The parts that intersect the paragraph.
    package var parts: Range<Int>
    /// Whether a break ends it, which is one space in the bytes.
    package var hasBreak: Bool
  }

  /// The characters in UTF-8, with each break replaced by one space.
  package private(set) var bytes: [UInt8] = []
  /// The source position of each byte; empty while no positions differ.
  private var sources: [Int32] = []
  package private(set) var parts: [Part] = []
  package private(set) var objects: [Placed] = []
  package private(set) var paragraphs: [Paragraph] = []
  /// The number of bytes of the source.
  package private(set) var sourceLength = 0

  private var paragraphStart = 0
  private var paragraphPart = 0

  package init(_ text: StyledText, style: TextLook) {
    var text = text
    text.string.makeContiguousUTF8()
    let utf8 = text.string.utf8
    sourceLength = utf8.count
    if ShownText.isPlain(text, style) {
      addPlain(text)
      return
    }
    bytes.reserveCapacity(sourceLength)
    var transformer = CaseTransformer()
    var run = RunCursor(text.runs)
    var offset = 0
    var partStart = 0
    var partRun: Int? = run.run(at: 0)
    var scalars = text.string.unicodeScalars.makeIterator()
    var pending = scalars.next()
    func close(_ shown: ShownText) -> Part? {
      shown.bytes.count > partStart ? Part(range: partStart..<shown.bytes.count, run: partRun) : nil
    }
    while let scalar = pending {
      pending = scalars.next()
      var length = UTF8.width(scalar)
      let current = run.run(at: offset)
      if current != partRun {
        if let part = close(self) { parts.append(part) }
        (partStart, partRun) = (bytes.count, current)
      }
      if scalar.isLineBreak {
        if scalar == "\r", pending == "\n" {
          pending = scalars.next()
          length += 1
        }
        append(32, from: offset)
        if let part = close(self) { parts.append(part) }
        partStart = bytes.count
        endParagraph(hasBreak: true)
        transformer.reset()
      } else if scalar == "\u{FFFC}" {
        object(text, at: offset, run: current)
      } else {
        let look = current.map { text.runs[$0].look } ?? style
        transformer.append(scalar, next: pending, look.transform) { byte in
          append(byte, from: offset)
        }
      }
      offset += length
    }
    if let part = close(self) { parts.append(part) }
    endParagraph(hasBreak: false)
  }

  /// Whether a text consists of ASCII characters that are shown as they are.
  private static func isPlain(_ text: StyledText, _ style: TextLook) -> Bool {
    style.transform == .none && text.runs.allSatisfy { $0.look.transform == .none }
      && text.string.utf8.allSatisfy { (32...126).contains($0) }
  }

  /// Adds a text of one paragraph that is shown as it is.
  private mutating func addPlain(_ text: StyledText) {
    bytes = Array(text.string.utf8)
    var run = RunCursor(text.runs)
    var start = 0
    while start < bytes.count {
      let current = run.run(at: start)
      let end = min(run.end(of: current), bytes.count)
      parts.append(Part(range: start..<end, run: current))
      start = end
    }
    endParagraph(hasBreak: false)
  }

  /// Returns the source position of a character that begins at a byte.
  package func source(of byte: Int) -> Int { sources.isEmpty ? byte : Int(sources[byte]) }

  private mutating func append(_ byte: UInt8, from offset: Int) {
    if !sources.isEmpty {
      sources.append(Int32(clamping: offset))
    } else if byte & 0xC0 != 0x80, bytes.count != offset {
      sources.reserveCapacity(max(sourceLength, bytes.count + 1))
      for place in bytes.indices { sources.append(Int32(clamping: place)) }
      sources.append(Int32(clamping: offset))
    }
    bytes.append(byte)
  }

  private mutating func object(_ text: StyledText, at offset: Int, run: Int?) {
    let index = objects.count
    let isEdge = index < text.objects.count && text.objects[index].role != .box
    objects.append(
      Placed(shown: bytes.count, source: offset, object: index, run: run, isEdge: isEdge))
    guard !isEdge else { return }
    for byte: UInt8 in [0xEF, 0xBF, 0xBC] { append(byte, from: offset) }
  }

  private mutating func endParagraph(hasBreak: Bool) {
    let end = bytes.count - (hasBreak ? 1 : 0)
    paragraphs.append(
      Paragraph(
        range: paragraphStart..<end, parts: paragraphPart..<parts.count, hasBreak: hasBreak))
    paragraphStart = bytes.count
    paragraphPart = parts.count
  }
}

/// Finds the runs that cover positions, which are given in ascending order.
struct RunCursor {
  private let runs: [StyledText.Run]
  private var next = 0

  init(_ runs: [StyledText.Run]) { self.runs = runs }

  mutating func run(at offset: Int) -> Int? {
    while next < runs.count, runs[next].range.upperBound <= offset { next += 1 }
    return next < runs.count && runs[next].range.lowerBound <= offset ? next : nil
  }

  /// The position after the last one that was asked for at which another run begins, if `run` covers that one.
  func end(of run: Int?) -> Int {
    if let run { return runs[run].range.upperBound }
    return next < runs.count ? runs[next].range.lowerBound : .max
  }
}

extension Unicode.Scalar {
  /// Whether a line must end at the scalar: class BK, CR, LF or NL of Unicode's line breaking.
  package var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
