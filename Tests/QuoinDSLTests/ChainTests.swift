import QuoinDSL
import QuoinGeometry
import QuoinModel
import Testing

@Suite struct ChainTests {
  let a = TextNode("a").id("a")
  let b = TextNode("b")

  private var rules: [String] { a.descriptionDiagnostics.map(\.rule) }

  @Test func compositesAndTheirOrder() {
    a.makeConstraints {
      $0.edges.equalTo(b)
      $0.directionalEdges.equalTo(b)
      $0.horizontalEdges.equalTo(b)
      $0.verticalEdges.equalTo(b)
      $0.size.equalTo(b)
      $0.center.equalTo(b)
      $0.bottom.top.top.left.equalTo(b)
    }
    #expect(
      a.constraints.map(\.first.attribute) == [
        .top, .left, .bottom, .right, .top, .leading, .bottom, .trailing, .left, .right, .top,
        .bottom, .width, .height, .centerX, .centerY, .bottom, .top, .left,
      ])
    #expect(a.descriptionDiagnostics.isEmpty)
  }

  @Test func anAnchorOfUIKitsNameIsATarget() {
    a.makeConstraints {
      $0.top.equalTo(b.bottomAnchor).offset(8)
      $0.left.equalTo(b.safeAreaLayoutGuide.leftAnchor)
    }
    let anchors = a.constraints
    b.makeConstraints {
      $0.top.equalTo(b.snp.bottom).offset(8)
      $0.left.equalTo(b.safeAreaLayoutGuide.snp.left)
    }
    #expect(anchors.map(\.second) == b.constraints.map(\.second))
    #expect(anchors.map(\.constant) == [8, 0])
    #expect(a.descriptionDiagnostics.isEmpty)
    a.makeConstraints { $0.left.equalTo(b.topAnchor) }
    #expect(rules == ["constraint-mismatch"])
  }

  @Test func anOffsetReplacesANumber() {
    a.makeConstraints { $0.width.equalTo(10).offset(5) }
    #expect(a.constraints.map(\.constant) == [5])
  }

  @Test func aNumberOnEdgesMovesAllOfThem() {
    a.makeConstraints { $0.edges.equalTo(10) }
    #expect(a.constraints.map(\.constant) == [10, 10, 10, 10])
  }

  @Test func aChainWithoutAComparisonIsReported() {
    let line = #line + 1
    a.makeConstraints {
      _ = $0.top.bottom
      $0.left.equalTo(b)
      let width = $0.width
      width.lessThanOrEqualTo(b)
    }
    #expect(rules == ["constraint-unfinished"])
    #expect(a.descriptionDiagnostics[0].message.contains("'make.top.bottom'"))
    #expect(a.descriptionDiagnostics[0].place?.line == line)
    #expect(a.descriptionDiagnostics[0].nodes == ["a"])
    #expect(a.constraints.count == 2)
  }

  @Test func whatIsKeptBeyondItsClosureIsReported() {
    var (maker, chain): (ConstraintMaker?, ConstraintChain?)
    a.makeConstraints {
      chain = $0.width.equalTo(10)
      $0.height.equalTo(20)
    }
    chain?.offset(30).multipliedBy(2).inset(3).priority(.low)
    #expect(rules == ["constraint-maker-kept"])
    b.makeConstraints {
      $0.width.equalTo(40)
      maker = $0
    }
    maker?.height.equalTo(50)
    #expect(b.descriptionDiagnostics.map(\.rule) == ["constraint-maker-kept"])
    #expect((a.constraints + b.constraints).map(\.constant) == [10, 20, 40])
    #expect((a.constraints + b.constraints).allSatisfy { $0.priority == .required })
    // What is kept rightly is a group, and what no longer is kept is no failure.
    var kept: ConstraintGroup?
    a.remakeConstraints { kept = $0.width.equalTo(10).constraint }
    kept?.update(offset: 30)
    #expect(rules.isEmpty && a.constraints.map(\.constant) == [30])
  }

  @Test func whatSaysNothingIsReported() {
    a.makeConstraints {
      $0.width.equalTo([Node]())
      $0.size.equalTo(10).multipliedBy(3)
      $0.height.equalTo(b).multipliedBy(3)
    }
    #expect(rules == ["constraint-unfinished", "constraint-mismatch", "constraint-mismatch"])
    #expect(a.constraints.map(\.constant) == [10, 10, 0])
    #expect(a.constraints.last?.second?.coefficient == 3)
  }

  @Test func attributesMayBeAList() {
    a.makeConstraints { $0.attributes([.left, .top]).equalTo(b) }
    #expect(a.constraints.map(\.first.attribute) == [.left, .top])
  }

  @Test func whatDoesNotFitIsReported() {
    a.makeConstraints {
      $0.left.equalTo(b.top)
      $0.width.equalTo(b.left)
      $0.edges.equalTo(Size(1, 2))
      $0.size.equalTo(Point(1, 2))
      $0.size.equalTo(EdgeInsets(8))
      $0.center.equalTo(b.edges)
      $0.left.equalTo(DirectionalEdgeInsets(leading: 1))
    }
    #expect(rules.count == 1 + 1 + 4 + 2 + 2 + 2 + 1)
    #expect(Set(rules) == ["constraint-mismatch"])
    #expect(a.constraints.isEmpty)
  }

  @Test func anInsetThatDependsOnTheDirectionIsReported() {
    a.makeConstraints {
      $0.left.equalToSuperview().inset(DirectionalEdgeInsets(leading: 1))
      $0.right.equalToSuperview().inset(DirectionalEdgeInsets(leading: 2, trailing: 2))
    }
    #expect(rules == ["constraint-mismatch"])
    #expect(a.constraints.map(\.constant) == [0, -2])
  }

  @Test func insetsFollowTheAttributeOfTheTarget() {
    a.makeConstraints {
      $0.top.equalTo(b.bottom).inset(8)
      $0.firstBaseline.lastBaseline.equalToSuperview().inset(EdgeInsets(top: 1, bottom: 2))
      $0.center.equalTo(b).inset(EdgeInsets(top: 2, left: 4, bottom: 6, right: 16))
    }
    #expect(a.constraints.map(\.constant) == [-8, 1, -2, -6, -2])
  }

  @Test func placesAreThoseOfTheComparisons() {
    let line = #line
    a.makeConstraints { make in
      make.left.equalTo(b)
      make.size
        .equalTo(b)
    }
    #expect(a.constraints.compactMap { $0.place?.line }.map { $0 - line } == [2, 4, 4])
    #expect(a.constraints[0].place?.file == #fileID)
  }

  @Test func distancesOfSizesAndPoints() {
    a.makeConstraints { $0.size.center.equalTo(b).offset(Size(1, 2)).offset(Point(3, 4)) }
    #expect(a.constraints.map(\.constant) == [1, 2, 3, 4])
  }
}
