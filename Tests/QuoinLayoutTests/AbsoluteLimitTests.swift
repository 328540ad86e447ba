import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// What an absolute container makes of lines, limits and springs, in 200 × 100.
@Suite struct AbsoluteLimitTests {
  private let traits = Traits(displayScale: 1)

  private func layout(_ page: Node) -> Arrangement {
    Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100), traits: traits)
  }

  @Test func centresStandAtADistanceFromLines() {
    let (a, b) = (BoxNode(1, 1), BoxNode(20, 10))
    let page = AbsoluteContainer {
      a.frame(100, 50, 40, 10)
      b.pin.hCenter(to: a.edge.hCenter, 10).vCenter(to: a.edge.vCenter, 7)
    }
    // The middle of a is at 120, 55: 120 + 10 − 10 and 55 + 7 − 5.
    #expect(layout(page)[b]?.frame == Rect(120, 57, 20, 10))
  }

  @Test func hiddenSiblingsNeedNotCount() {
    let (a, b, box) = (BoxNode(30, 20), BoxNode(40, 10), BoxNode(6, 4))
    func frame(_ relation: Relation<AbsoluteContainer>) -> Rect? {
      layout(
        AbsoluteContainer {
          a.origin(50, 30)
          b.origin(100, 45)
          relation
        })[box]?.frame
    }
    // a is 50…80 × 30…50, b is 100…140 × 45…55.
    #expect(frame(box.pin.below(of: visible([a, b]), aligned: .right)) == Rect(134, 55, 6, 4))
    b.isHidden = true
    #expect(frame(box.pin.below(of: visible([a, b]), aligned: .right)) == Rect(74, 50, 6, 4))
    #expect(frame(box.pin.below(of: [a, b])) == Rect(0, 55, 6, 4))
    #expect(frame(box.pin.after(of: visible([a, b]), aligned: .top)) == Rect(80, 30, 6, 4))
    a.isHidden = true
    #expect(
      frame(box.pin.below(of: visible([a, b]), aligned: .center).marginTop(9)) == Rect(0, 0, 6, 4))
    #expect(frame(box.pin.left(of: visible([a, b]))) == Rect(0, 0, 6, 4))
  }

  @Test func aNodesOwnLimitsHold() {
    func frame(_ relation: Relation<AbsoluteContainer>) -> Rect? {
      layout(AbsoluteContainer { relation })[relation.node]?.frame
    }
    #expect(frame(ShapeNode().maxWidth(50).pin.horizontally(10).height(5)) == Rect(10, 0, 50, 5))
    #expect(
      frame(ShapeNode().maxWidth(50).pin.horizontally(10).height(5).justify(.end))
        == Rect(140, 0, 50, 5))
    #expect(frame(ShapeNode().minWidth(60).pin.width(40).height(5)) == Rect(0, 0, 60, 5))
    #expect(frame(ShapeNode().minHeight(9).frame(1, 2, 3, 4)) == Rect(1, 2, 3, 9))
    // The smallest of either wins over the largest of either.
    #expect(frame(ShapeNode().maxWidth(50).pin.minWidth(60).height(1)) == Rect(0, 0, 60, 1))
    #expect(
      frame(
        ShapeNode().maxWidth(80).frame(0, 0, 50, 10)
          .autoresizing([.flexibleWidth], in: Size(100, 100))) == Rect(0, 0, 80, 10))
  }

  @Test func springsAskForTheDesign() {
    let box = BoxNode(5, 5)
    let inner = AbsoluteContainer {
      box.frame(10, 0, 50, 10).autoresizing([.flexibleWidth], in: Size(100, 20))
    }
    let page = FlexContainer(.row, alignItems: .flexStart) { inner }
    let arrangement = layout(page)
    #expect(arrangement[inner]?.frame == Rect(0, 0, 100, 20))
    #expect(arrangement[box]?.frame == Rect(10, 0, 50, 10))
    // The width is kept in 100 × 20, so a sibling of 70 behind it stands at 60 and ends at 130.
    let (kept, after) = (BoxNode(5, 5), BoxNode(70, 5))
    let wide = AbsoluteContainer {
      kept.frame(10, 0, 50, 10).autoresizing([.flexibleHeight], in: Size(100, 20))
      after.pin.after(of: kept)
    }
    #expect(Scene(wide).measure(.unlimited, traits: traits) == Size(130, 20))
  }

  @Test func impossibleLengthsAreSaid() {
    let (a, b) = (BoxNode(30, 20).id("a"), BoxNode(30, 20).id("b"))
    let arrangement = layout(
      AbsoluteContainer {
        a.frame(0, 0, -10, 5)
        b.pin.width(-5)
        BoxNode(30, 20).pin.width(50% - 5)
      })
    #expect(
      arrangement.diagnostics.map(\.rule) == ["number-out-of-range", "number-out-of-range"])
    #expect(arrangement.diagnostics.first?.message.contains("width in its place") == true)
    #expect(arrangement[a]?.frame == Rect(0, 0, 30, 5))
    #expect(arrangement[b]?.frame == Rect(0, 0, 30, 20))
  }

  @Test func gapsAndInsetsThatAreNoNumbersAreSaid() {
    let flex = FlexContainer(.row, gap: .points(.nan), padding: -3) {
      BoxNode(10, 10)
      BoxNode(10, 10)
    }
    let arrangement = Scene(flex).layout(traits: traits)
    #expect(arrangement.diagnostics.count == 6)
    #expect(arrangement.diagnostics.allSatisfy { $0.rule == "number-out-of-range" })
    #expect(arrangement.size == Size(20, 10))
    #expect(flex.padding.left == -3)
    for side in 0..<4 {
      var insets = EdgeInsets.zero
      switch side {
      case 0: insets.top = .nan
      case 1: insets.left = .nan
      case 2: insets.bottom = .nan
      default: insets.right = .nan
      }
      let node = BoxNode(10, 10)
      let container = LayoutContainer(
        StackLayout(spacing: .nan) { Placed(node).inset(by: insets) }.inset(by: 5))
      let said = Scene(container).layout(in: Size(50, 50), traits: traits)
      #expect(
        said.diagnostics.map(\.rule) == ["number-out-of-range", "number-out-of-range"])
      #expect(said[node]?.frame.origin == Point(5, 5))
    }
  }

  @Test func nodesOfTheSameNameAreToldApart() {
    let page = AbsoluteContainer {
      BoxNode(1, 1).id("same").width(-1).origin(0, 0)
      BoxNode(1, 1).id("same").width(-1).origin(0, 0)
    }
    #expect(layout(page).diagnostics.count == 2)
  }

  @Test func aLayoutContainerSaysWhomItRobs() {
    let a = BoxNode(1, 1).id("a")
    let row = StackContainer { a }
    let container = LayoutContainer(Placed(a))
    #expect(row.descriptionDiagnostics.map(\.rule) == ["node-attached-twice"])
    #expect(a.parent === container)
    // What a word put there was not declared.
    let b = BoxNode(1, 1)
    let other = StackContainer()
    b.attach(to: other)
    _ = LayoutContainer(Placed(b))
    #expect(other.descriptionDiagnostics.isEmpty)
  }

  @Test func lossesAreThoseOfNodes() {
    let (a, b) = (BoxNode(1, 1).id("same"), BoxNode(1, 1).id("same"))
    let first = StackContainer {
      a
      b
    }
    let second = StackContainer {
      a
      b
    }
    #expect(first.descriptionDiagnostics.count == 2)
    a.attach(to: first)
    #expect(first.descriptionDiagnostics.count == 1)
    b.attach(to: first)
    #expect(first.descriptionDiagnostics.isEmpty && second.childNodes.isEmpty)
  }
}
