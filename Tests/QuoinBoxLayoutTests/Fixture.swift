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
  /// The frames that differ from the browser's by more than its own rounding to 1/64 px allows.
  func differences() -> [String] {
    var tree = TestTree()
    var expected: [Int32: (path: String, element: Fixture.Element)] = [:]
    let box = add(root, "root", .leftToRight, to: &tree, &expected)
    // The root is a block whose width the browser's window may have decided.
    let frame = root.frame ?? [0, 0, 0, 0]
    var proposal = BoxProposal(width: .exactly(frame[2]), height: .maxContent)
    if tree.rules(of: box).height != .auto { proposal.height = .exactly(frame[3]) }
    let size = tree.measure(box, proposal).size
    let rect = Rect(origin: .zero, size: size)
    var placement = BoxPlacement(frame: rect)
    if case .maxContent = proposal.height { placement.hasDefiniteHeight = false }
    tree.place(box, placement)

    var differences: [String] = []
    for index in tree.nodes.indices {
      guard let (path, element) = expected[Int32(index)] else { continue }
      let found = tree.nodes[index].frame.map { [$0.minX, $0.minY, $0.width, $0.height] }
      if let want = element.frame {
        let isNear = found.map { zip($0, want).allSatisfy { abs($0 - $1) <= 0.1 } }
        if isNear != true {
          differences.append("\(path) {\(element.style)}: \(found ?? []) is not \(want)")
        }
      } else if found != nil {
        differences.append("\(path) has a frame and no box")
      }
    }
    return differences
  }

  private func add(
    _ element: Fixture.Element, _ path: String, _ inherited: LayoutDirection,
    to tree: inout TestTree, _ expected: inout [Int32: (path: String, element: Fixture.Element)]
  ) -> Int32 {
    var direction = inherited
    let style = parseStyle(element.style, direction: &direction)
    var children: [Int32] = []
    for (index, child) in (element.children ?? []).enumerated() {
      let box = add(child, "\(path)/\(index)", direction, to: &tree, &expected)
      children.append(box)
    }
    let words = element.words.map { Words(count: Int($0[0]), width: $0[1], height: $0[2]) }
    let box = tree.add(style, words: words, direction: direction, children)
    if style.rules.display != .none { expected[box] = (path, element) }
    return box
  }
}
