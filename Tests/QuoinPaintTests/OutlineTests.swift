import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinPaint

/// Lines around boxes that lines of text break.
@Suite struct OutlineTests {
  /// Whether a point is in one of some rectangles.
  private func isIn(_ rects: [Rect], _ point: Point) -> Bool {
    rects.contains {
      $0.minX <= point.x && point.x < $0.maxX && $0.minY <= point.y && point.y < $0.maxY
    }
  }

  /// The region holds the points that are in the outer rectangles and in no inner one, each once.
  @Test(arguments: 0..<60) func regionsAreWhatTheyAreSaidToBe(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ range: Range<Int>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(range.lowerBound + Int(state >> 33) % range.count)
    }
    func rects() -> [Rect] {
      (0..<Int(random(0..<7))).map { _ in
        Rect(random(0..<20), random(0..<20), random(0..<12), random(0..<12))
      }
    }
    let (outer, inner) = (rects(), rects())
    let region = Rect.region(of: outer, without: inner)
    for y in 0..<32 {
      for x in 0..<32 {
        let point = Point(Double(x) + 0.5, Double(y) + 0.5)
        let count = region.filter { isIn([$0], point) }.count
        #expect(count == (isIn(outer, point) && !isIn(inner, point) ? 1 : 0))
      }
    }
  }

  /// An item of three lines: the end of one, a whole one, and the beginning of one.
  private func commands(_ line: BoxDecoration.Line, gap: Double) -> [DrawCommand] {
    let node = Node()
    node.style[.outlineWidth] = .number(line.width)
    node.style[.outlineColor] = .color(line.color)
    node.style[.outlineLine] = .borderLine(line.line)
    var items = Items(120, 80)
    let index = items.add(node, Rect(10, 10, 100, 30 + 2 * gap))
    items.items[index].pieces = [
      Arrangement.Piece(Rect(60, 0, 40, 10)), Arrangement.Piece(Rect(0, 10 + gap, 100, 10)),
      Arrangement.Piece(Rect(0, 20 + 2 * gap, 30, 10)),
    ]
    return DisplayList(items.arrangement).commands
  }

  @Test func oneLineGoesAroundPiecesThatTouch() throws {
    let commands = commands(BoxDecoration.Line(width: 2, color: .red), gap: 0)
    guard case .path(let path, let fill, nil) = try #require(commands.first) else {
      Issue.record("\(commands)")
      return
    }
    #expect(commands.count == 1 && fill == Color.red.resolved(.light))
    #expect(path.bounds == Rect(8, 8, 104, 34))
    // Two points along an outline as long as that of its box, which has four corners more than it has
    // hollows.
    let area = path.area
    let expected: Double = 2 * 260 + 16
    #expect(area == expected)
  }

  @Test func piecesApartHaveLinesOfTheirOwn() throws {
    let commands = commands(BoxDecoration.Line(width: 2, color: .red), gap: 10)
    guard case .path(let path, _, nil) = try #require(commands.first) else {
      Issue.record("\(commands)")
      return
    }
    // Three frames of 2 points around 40 × 10, 100 × 10 and 30 × 10.
    let area = path.area
    let expected: Double = 2 * (100 + 220 + 80) + 3 * 16
    #expect(area == expected)
  }

  @Test func dashesStayOutsideOfAllPieces() {
    let commands = commands(BoxDecoration.Line(width: 2, color: .red, line: .dashed), gap: 0)
    guard case .beginPathClip = commands.first, case .endClip = commands.last else {
      Issue.record("\(commands)")
      return
    }
    let strokes = commands.filter { if case .path = $0 { true } else { false } }
    #expect(strokes.count == 12, "four edges of each piece")
  }
}

extension Path {
  fileprivate var area: Double {
    rectangles.reduce(0.0) { (sum: Double, rect: Rect) in sum + rect.width * rect.height }
  }

  /// The bounds of the closed parts.
  fileprivate var rectangles: [Rect] {
    var result: [Rect] = []
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point): points = [point]
      case .line(let point): points.append(point)
      case .curve: break
      case .close:
        let (x, y) = (points.map(\.x), points.map(\.y))
        result.append(
          Rect(
            left: x.min() ?? 0, top: y.min() ?? 0, right: x.max() ?? 0, bottom: y.max() ?? 0))
      }
    }
    return result
  }
}
