import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// A textual form of the tree for reading and comparing: one line per node with its kind, name, first line of text
  /// and frame.
  ///
  ///     view  (0 0 320 480)
  ///       label #name “Ada Lovelace”  (16 20 120 20.5)
  ///
  /// Table layers, which are not nodes, have no line. Frames are x, y, width and height in points in the container's
  /// coordinates, to a thousandth.
  ///
  /// - Complexity: O(n).
  public var treeText: String {
    // Built from bytes, because strings cost several times as much.
    var text: [UInt8] = []
    text.reserveCapacity(items.count * 64)
    var depths: [Int] = []
    depths.reserveCapacity(items.count)
    for index in items.indices {
      let depth = items.parent(of: index).map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let item = items.contents(at: index)
      if item.isPiece { continue }
      text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * min(depth, 40)))
      text.append(item.type)
      if let identifier = item.identifier {
        text.append(" #")
        text.append(identifier)
      }
      if let line = items.firstText(at: index)?.text.lines.first {
        text.append(" “")
        text.append(line.text)
        text.append("”")
      }
      text.append("  (")
      let frame = items.frame(at: index)
      Arrangement.append(frame.minX, to: &text)
      for number in [frame.minY, frame.width, frame.height] {
        text.append(UInt8(ascii: " "))
        Arrangement.append(number, to: &text)
      }
      text.append(item.isHidden ? ") hidden\n" : ")\n")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a number to a text, rounded to thousandths.
  private static func append(_ number: Double, to text: inout [UInt8]) {
    // Larger numbers are not exact in thousandths.
    guard number.magnitude < 1e12 else { return text.append("\(number)") }
    text.append(thousandths: Int((number * 1000).rounded()))
  }
}

extension Arrangement: CustomStringConvertible {
  /// A textual form of the tree; see `treeText`.
  public var description: String { treeText }
}
