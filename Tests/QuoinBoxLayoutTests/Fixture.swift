import Foundation
import QuoinBoxLayout
import QuoinGeometry

/// A file of cases that a browser has laid out.
struct Fixture: Decodable {
  struct Element: Decodable {
    var style: String
    var words: [Double]?
    var children: [Element]?
    var frame: [Double]?
  }

  struct Case: Decodable {
    var name: String
    var root: Element
  }

  var cases: [Case]

  static func load(_ name: String) throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).json")
    return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file)).cases
  }
}

extension Fixture.Case {
  /// Adds the boxes of the case to a tree; the root is the last one.
  func add(to tree: inout TestTree) -> [BoxID] {
    var expected: [(box: BoxID, path: String, element: Fixture.Element)] = []
    _ = add(root, "root", .leftToRight, to: &tree, &expected)
    return expected.map(\.box)
  }

  /// The frames that differ from the browser's by more than its own rounding to 1/64 px allows.
  func differences() -> [String] {
    var tree = TestTree()
    var expected: [(box: BoxID, path: String, element: Fixture.Element)] = []
    let box = add(root, "root", .leftToRight, to: &tree, &expected)
    // The root is a block whose width the browser's window may have decided.
    let frame = root.frame ?? [0, 0, 0, 0]
    tree.layout(box, BoxSpace(width: .exactly(frame[2]), height: .maxContent))

    var differences: [String] = []
    for (box, path, element) in expected {
      let rect = tree.frame(box)
      let found = [rect.minX, rect.minY, rect.width, rect.height]
      guard let want = element.frame else { continue }
      let compared = path == "root" ? 2..<4 : 0..<4
      if !compared.allSatisfy({ abs(found[$0] - want[$0]) <= 0.1 }) {
        differences.append("\(path) {\(element.style)}: \(found) is not \(want)")
      }
    }
    return differences
  }

  private func add(
    _ element: Fixture.Element, _ path: String, _ inherited: LayoutDirection,
    to tree: inout TestTree,
    _ expected: inout [(box: BoxID, path: String, element: Fixture.Element)]
  ) -> BoxID {
    var style = BoxStyle()
    style.direction = inherited
    var table = TableCase()
    parse(element.style, into: &style, &table)
    var children: [BoxID] = []
    for (index, child) in (element.children ?? []).enumerated() {
      children.append(add(child, "\(path)/\(index)", style.direction, to: &tree, &expected))
    }
    let words = element.words.map { Words(count: Int($0[0]), width: $0[1], height: $0[2]) }
    let box = tree.add(style, words: words, children)
    if style.rules.display == .table { tree.boxes.setTable(table.table, of: box) }
    if element.style.contains("table") { tree.boxes.setTablePart(table.part, of: box) }
    expected.append((box, path, element))
    return box
  }
}
