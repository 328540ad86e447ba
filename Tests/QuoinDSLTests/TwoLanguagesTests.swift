import QuoinDSL
import QuoinGeometry
import QuoinModel
import Testing

/// Each row is written in both languages and must say the same.
@Suite struct TwoLanguagesTests {
  private struct Row {
    var name: String
    var chain: (ConstraintMaker) -> Void
    var operators: (Proxy, Proxy, Proxy) -> [Constraint]

    init(
      _ name: String, _ chain: @escaping (ConstraintMaker) -> Void,
      @Constraints operators: @escaping (Proxy, Proxy, Proxy) -> [Constraint]
    ) {
      self.name = name
      self.chain = chain
      self.operators = operators
    }
  }

  let page = RelativeContainer()
  let a = TextNode("a")
  let b = ImageNode("b")

  private func check(_ rows: [Row]) {
    let guide = page.addGuide()
    for row in rows {
      let chains = a.remakeConstraints(row.chain)
      let operators = constrain(a, b, guide) { row.operators($0, $1, $2) }
      #expect(chains.statements == operators.statements, "\(row.name)")
      #expect(!chains.constraints.isEmpty, "\(row.name)")
      #expect(a.descriptionDiagnostics.isEmpty, "\(row.name)")
      operators.clear()
    }
  }

  @Test func targets() {
    let b = b
    let page = page
    check([
      Row("anchor and offset") {
        $0.leading.equalTo(b.trailing).offset(12)
      } operators: { a, b, _ in
        a.leading == b.trailing + 12
      },
      Row("node") {
        $0.top.equalTo(b)
      } operators: { a, b, _ in
        a.top == b.top
      },
      Row("superview") {
        $0.centerX.equalToSuperview()
      } operators: { a, _, _ in
        a.centerX == a.superview.centerX
      },
      Row("two attributes") {
        $0.top.bottom.equalToSuperview().inset(8).priority(.high)
      } operators: { a, _, _ in
        a.top == a.superview.top + 8 ~ .high
        a.bottom == a.superview.bottom - 8 ~ .high
      },
      Row("guide of a node") {
        $0.bottom.lessThanOrEqualTo(page.safeAreaGuide)
      } operators: { a, _, _ in
        a.bottom <= Proxy(page.anchorItem).safeArea.bottom
      },
      Row("extent") {
        $0.width.lessThanOrEqualTo(240)
      } operators: { a, _, _ in
        a.width <= 240
      },
      Row("extent of a fraction") {
        $0.width.greaterThanOrEqualTo(b.height).multipliedBy(0.5)
      } operators: { a, b, _ in
        a.width >= b.height * 0.5
      },
      Row("ratio") {
        $0.height.equalTo(b.width).dividedBy(2).offset(-3)
      } operators: { a, b, _ in
        a.height == b.width / 2 - 3
      },
      Row("number on a place") {
        $0.left.equalTo(10)
      } operators: { a, _, _ in
        a.left == a.superview.left + 10
      },
      Row("labels") {
        $0.width.equalTo(b).labeled("same").priority(600)
      } operators: { a, b, _ in
        (a.width == b.width).labeled("same") ~ 600
      },
      Row("several targets") {
        $0.width.equalTo([b, page])
      } operators: { a, b, _ in
        a.width == b.width
        a.width == Proxy(page.anchorItem).width
      },
      Row("baselines") {
        $0.firstBaseline.equalTo(b.lastBaseline).offset(4)
      } operators: { a, b, _ in
        a.firstBaseline == b.lastBaseline + 4
      },
    ])
  }

  @Test func composites() {
    let b = b
    check([
      Row("edges") {
        $0.directionalEdges.equalToSuperview().inset(20)
      } operators: { a, _, _ in
        a.edges == a.superview.edges.inset(by: 20)
      },
      Row("edges by side") {
        $0.edges.equalToSuperview().inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      } operators: { a, _, _ in
        a.edges
          == a.superview.edges.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      },
      Row("insets as a target") {
        $0.directionalEdges.equalTo(
          DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      } operators: { a, _, _ in
        a.edges
          == a.superview.edges.inset(
            by: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      },
      Row("edges of a node") {
        $0.directionalEdges.equalTo(b.edges.inset(by: 2))
      } operators: { a, b, _ in
        a.edges == b.edges.inset(by: 2)
      },
      Row("size") {
        $0.size.equalTo(b)
      } operators: { a, b, _ in
        a.size == b.size
      },
      Row("twice the size") {
        $0.size.equalTo(b.size * 2)
      } operators: { a, b, _ in
        a.size == b.size * 2
      },
      Row("size of numbers") {
        $0.size.equalTo(Size(3, 4))
      } operators: { a, _, _ in
        a.size == Size(3, 4)
      },
      Row("square") {
        $0.size.equalTo(48)
      } operators: { a, _, _ in
        a.size == 48
      },
      Row("square of a side") {
        $0.size.equalTo(b.width)
      } operators: { a, b, _ in
        a.width == b.width
        a.height == b.width
      },
      Row("smaller") {
        $0.size.equalTo(b).inset(5)
      } operators: { a, b, _ in
        a.size == b.size - Size(10, 10)
      },
      Row("centre") {
        $0.center.equalTo(b.center + Point(1, 2))
      } operators: { a, b, _ in
        a.center == b.center + Point(1, 2)
      },
      Row("centre and offset") {
        $0.center.equalTo(b).offset(Point(1, 2))
      } operators: { a, b, _ in
        a.center == b.center + Point(1, 2)
      },
      Row("centre of numbers") {
        $0.center.equalTo(Point(1, 2))
      } operators: { a, _, _ in
        a.centerX == a.superview.left + 1
        a.centerY == a.superview.top + 2
      },
    ])
  }
}
