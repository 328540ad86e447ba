import Quoin
import Testing

/// Each row is written in both languages and must come to one frame, which arithmetic says too.
@Suite struct BothLanguagesTests {
  struct Row: Sendable, CustomStringConvertible {
    var description: String
    var frame: Rect
    var mirrored: Rect
    var chain: @Sendable (ConstraintMaker, Node) -> Void
    var operators: @Sendable (Proxy, Proxy) -> [Constraint]

    init(
      _ description: String, _ frame: Rect, mirrored: Rect,
      _ chain: @escaping @Sendable (ConstraintMaker, Node) -> Void,
      @Constraints operators: @escaping @Sendable (Proxy, Proxy) -> [Constraint]
    ) {
      self.description = description
      self.frame = frame
      self.mirrored = mirrored
      self.chain = chain
      self.operators = operators
    }
  }

  // The page is 200 by 100 with margins of 8 and a safe area of 20 above; `b` is 20 by 20 at 50, 30;
  // `a` likes to be 10 by 12.
  static let rows: [Row] = [
    Row("leading and top", Rect(16, 4, 10, 12), mirrored: Rect(174, 4, 10, 12)) { make, _ in
      make.leading.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(4)
    } operators: { a, _ in
      a.leading == a.superview.leading + 16
      a.top == a.superview.top + 4
    },
    Row("left is no leading", Rect(16, 0, 10, 12), mirrored: Rect(16, 0, 10, 12)) { make, _ in
      make.left.equalTo(16)
      make.top.equalToSuperview()
    } operators: { a, _ in
      a.left == a.superview.left + 16
      a.top == a.superview.top
    },
    Row("beside", Rect(82, 34, 10, 12), mirrored: Rect(108, 34, 10, 12)) { make, b in
      make.leading.equalTo(b.snp.trailing).offset(12)
      make.centerY.equalTo(b)
    } operators: { a, b in
      a.leading == b.trailing + 12
      align(centerY: b, a)
    },
    Row("edges", Rect(20, 20, 160, 60), mirrored: Rect(20, 20, 160, 60)) { make, _ in
      make.edges.equalToSuperview().inset(20)
    } operators: { a, _ in
      a.edges == inset(a.superview.edges, 20)
    },
    Row("directional edges", Rect(2, 1, 194, 96), mirrored: Rect(4, 1, 194, 96)) { make, _ in
      make.directionalEdges.equalToSuperview().inset(
        DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    } operators: { a, _ in
      a.edges == a.superview.edges.inseted(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    Row("sides by pairs", Rect(5, 7, 190, 86), mirrored: Rect(5, 7, 190, 86)) { make, _ in
      make.horizontalEdges.equalToSuperview().inset(5)
      make.verticalEdges.equalToSuperview().inset(7)
    } operators: { a, _ in
      a.edges == a.superview.edges.inset(horizontally: 5, vertically: 7)
    },
    Row("margins", Rect(8, 28, 184, 64), mirrored: Rect(8, 28, 184, 64)) { make, _ in
      make.edges.equalTo(make.superview.margins)
    } operators: { a, _ in
      a.edges == a.superview.edgesWithinMargins
    },
    Row("safe area", Rect(3, 20, 10, 80), mirrored: Rect(187, 20, 10, 80)) { make, _ in
      make.verticalEdges.equalTo(make.superview.safeArea)
      make.leading.equalTo(3)
    } operators: { a, _ in
      a.top == a.superview.safeAreaLayoutGuide.top
      a.bottom == a.superview.safeAreaLayoutGuide.bottom
      a.leading == a.superview.leading + 3
    },
    Row("size and centre", Rect(70, 42, 40, 16), mirrored: Rect(70, 42, 40, 16)) { make, _ in
      make.size.equalTo(Size(40, 16))
      make.center.equalToSuperview().centerOffset(Point(-10, 0))
    } operators: { a, _ in
      a.size == Size(40, 16)
      a.center == a.superview.center - Point(10, 0)
    },
    Row("twice as large", Rect(50, 30, 40, 40), mirrored: Rect(110, 30, 40, 40)) { make, b in
      make.size.equalTo(b).multipliedBy(2)
      make.leading.top.equalTo(b)
    } operators: { a, b in
      a.size == b.size * 2
      a.leading == b.leading
      a.top == b.top
    },
    Row("square", Rect(0, 0, 20, 20), mirrored: Rect(0, 0, 20, 20)) { make, b in
      make.size.equalTo(b.width)
      make.left.top.equalToSuperview()
    } operators: { a, b in
      a.size == b.width
      a.left == a.superview.left
      a.top == a.superview.top
    },
    Row("a quarter of the way", Rect(45, 44, 10, 12), mirrored: Rect(145, 44, 10, 12)) {
      make, _ in
      // Half of the centre: a quarter of the width, from where a row begins.
      make.leading.equalTo(make.superview.trailing).multipliedBy(0.25).offset(-5)
      make.centerY.equalToSuperview()
    } operators: { a, _ in
      a.leading == a.superview.trailing / 4 - 5
      a.centerY == a.superview.centerY
    },
    Row("bounds", Rect(0, 0, 30, 9), mirrored: Rect(0, 0, 30, 9)) { make, _ in
      make.left.top.equalToSuperview()
      make.width.greaterThanOrEqualTo(30)
      make.height.lessThanOrEqualTo(9)
    } operators: { a, _ in
      a.left == a.superview.left
      a.top == a.superview.top
      a.width >= 30
      9 >= a.height
    },
    Row("a wish yields", Rect(0, 0, 10, 12), mirrored: Rect(0, 0, 10, 12)) { make, _ in
      make.left.top.equalToSuperview()
      make.width.equalTo(50).priority(249)
      make.height.equalTo(50).priorityLow().priority(Priority.low - 1)
    } operators: { a, _ in
      a.left == a.superview.left
      a.top == a.superview.top
      a.size == 50 ~ 249
    },
    Row("a ratio", Rect(0, 0, 80, 40), mirrored: Rect(0, 0, 80, 40)) { make, b in
      make.left.top.equalToSuperview()
      make.height.equalTo(b).multipliedBy(2)
      make.width.equalTo(b.height).multipliedBy(4)
    } operators: { a, b in
      a.left == a.superview.left
      a.top == a.superview.top
      a.height == 2 * b.height
      a.width == 3 * b.height + b.width
    },
    Row("two targets", Rect(0, 0, 20, 12), mirrored: Rect(0, 0, 20, 12)) { make, b in
      make.left.top.equalToSuperview()
      make.width.greaterThanOrEqualTo(b, 15)
    } operators: { a, b in
      a.left == a.superview.left
      a.top == a.superview.top
      a.width >= b.width
      a.width >= 15
    },
  ]

  private func frames(_ describe: (Node, Node) -> Void) -> [Rect?] {
    let (a, b) = (Box(10, 12), Box(20, 20))
    let page = Page(200, 100, [a, b])
    page.root.margins = .fixed(EdgeInsets(8))
    page.root.safeAreaInsets = EdgeInsets(top: 20)
    constrain(b) { b in
      b.leading == b.superview.leading + 50
      b.top == b.superview.top + 30
    }
    describe(a, b)
    let arrangement = page.arrangement()
    #expect(arrangement.diagnostics.isEmpty)
    return [arrangement[a]?.frame.near] + page.frames(a, direction: .rightToLeft)
  }

  @Test(arguments: rows) func oneFrame(row: Row) {
    let chains = frames { a, b in a.makeConstraints { row.chain($0, b) } }
    let operators = frames { a, b in constrain(a, b) { row.operators($0, $1) } }
    #expect(chains == [row.frame, row.mirrored])
    #expect(operators == [row.frame, row.mirrored])
  }
}
