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
    var text = ""
    var depths: [Int] = []
    depths.reserveCapacity(items.count)
    for item in items {
      let depth = item.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      if item.isPiece { continue }
      text += String(repeating: "  ", count: min(depth, 40)) + item.type
      if let identifier = item.identifier { text += " #\(identifier)" }
      if let label = item.texts.first?.text.lines.first { text += " “\(label.text)”" }
      text += "  (" + Arrangement.text(item.frame) + ")" + (item.isHidden ? " hidden" : "") + "\n"
    }
    return text
  }

  private static func text(_ frame: Rect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }.joined(separator: " ")
  }

  private static func text(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Arrangement: CustomStringConvertible {
  /// A textual form of the tree; see `treeText`.
  public var description: String { treeText }
}
