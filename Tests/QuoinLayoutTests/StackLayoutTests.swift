import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Every distribution and alignment of a stack, with the arithmetic beside it.
@Suite struct StackLayoutTests {
  /// Frames of three boxes, 10 × 10, 20 × 20 and 30 × 30, in a row of 120 × 50 with gaps of 6.
  private func row(
    _ distribution: StackContainer.Distribution, _ alignment: StackContainer.Alignment,
    direction: LayoutDirection = .leftToRight,
    adjust: (StackContainer, [Node]) -> Void = { _, _ in }
  ) -> [Rect] {
    let boxes = [BoxNode(10, 10), BoxNode(20, 20), BoxNode(30, 30)]
    // The last one hugs least, so what is left over is its.
    boxes[2].priorities.horizontalHugging = 249
    let stack = StackContainer(
      .horizontal, spacing: 6, distribution: distribution, alignment: alignment
    ) { for box in boxes { box } }
    adjust(stack, boxes)
    let arrangement = Scene(stack).layout(
      in: Size(120, 50), traits: Traits(displayScale: 1, layoutDirection: direction))
    return boxes.map { arrangement[$0]?.frame ?? .zero }
  }

  @Test func fillGivesWhatIsLeftToTheLoosest() {
    // 120 − 10 − 20 − 2 · 6 = 78
    #expect(
      row(.fill, .fill) == [Rect(0, 0, 10, 50), Rect(16, 0, 20, 50), Rect(42, 0, 78, 50)])
  }

  @Test func fillEqually() {
    // (120 − 2 · 6) / 3 = 36
    #expect(
      row(.fillEqually, .center)
        == [Rect(0, 20, 36, 10), Rect(42, 15, 36, 20), Rect(84, 10, 36, 30)])
  }

  @Test func fillProportionally() {
    // 108 shared as 10 : 20 : 30
    #expect(
      row(.fillProportionally, .top)
        == [Rect(0, 0, 18, 10), Rect(24, 0, 36, 20), Rect(66, 0, 54, 30)])
  }

  @Test func equalSpacing() {
    // (120 − 60) / 2 = 30
    #expect(
      row(.equalSpacing, .bottom)
        == [Rect(0, 40, 10, 10), Rect(40, 30, 20, 20), Rect(90, 20, 30, 30)])
  }

  /// A hundred boxes with the room that is left in gaps, also where that is less than none.
  @Test(arguments: [1990.0, 1495, 1000]) func equalSpacingOfMany(_ height: Double) {
    let boxes = (0..<100).map { _ in BoxNode(10, 10) }
    let stack = StackContainer(.vertical, spacing: 5, distribution: .equalSpacing) {
      for box in boxes { box }
    }
    let arrangement = Scene(stack).layout(
      in: Size(50, height), traits: Traits(displayScale: 1))
    let frames = boxes.map { arrangement[$0]?.frame ?? .zero }
    #expect(arrangement.diagnostics.allSatisfy { $0.severity != .error })
    #expect(frames.first?.minY == 0 && frames.last?.maxY == height)
    // 99 gaps share what 100 boxes of 10 leave: 10 each, 5 each, and 5 each though boxes must shrink for it.
    let gap = max(5, (height - 1000) / 99)
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(after.minY - before.maxY == gap)
    }
    if height >= 1495 { #expect(frames.allSatisfy { $0.height == 10 }) }
  }

  @Test func equalCentering() {
    // Centres at 5, 55 and 105.
    #expect(
      row(.equalCentering, .center)
        == [Rect(0, 20, 10, 10), Rect(45, 15, 20, 20), Rect(90, 10, 30, 30)])
  }

  @Test func rightToLeftMirrors() {
    let distributions: [StackContainer.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    for distribution in distributions {
      let plain = row(distribution, .center)
      let mirrored = row(distribution, .center, direction: .rightToLeft)
      for (a, b) in zip(plain, mirrored) {
        #expect(b == Rect(x: 120 - a.maxX, y: a.minY, width: a.width, height: a.height))
      }
    }
  }

  @Test func hiddenNodesTakeNoRoomAndNoGap() {
    let frames = row(.fill, .fill) { _, boxes in boxes[1].isHidden = true }
    // 120 − 10 − 6 = 104
    #expect(frames[0] == Rect(0, 0, 10, 50))
    #expect(frames[2] == Rect(16, 0, 104, 50))
    #expect(frames[1].width == 0)
  }

  /// Interface Builder records 288 for the hidden one of two picture views in a stack between equal views, though its
  /// picture is 308 wide, and hidden views of centred stacks in their middle.
  @Test func hiddenNodesAreAlignedAcrossTheirStackAndDoNotWidenIt() {
    let (shown, hidden) = (BoxNode(288, 600), BoxNode(308, 274))
    hidden.isHidden = true
    for node in [shown, hidden] { node.priorities.horizontalHugging = 251 }
    let column = StackContainer(.vertical, distribution: .fill, alignment: .fill) {
      shown
      hidden
    }
    let (left, right) = (RelativeContainer(), RelativeContainer())
    let row = StackContainer(.horizontal, distribution: .fill, alignment: .fill) {
      left
      column
      right
    }
    row.constraints.append(
      Constraint(
        AnchorTerm(AnchorItem(node: left.id), .width), .equal,
        AnchorTerm(AnchorItem(node: right.id), .width)))
    let arrangement = Scene(row).layout(in: Size(340, 620))
    // (340 − 288) / 2 = 26
    #expect(arrangement[column]?.frame == Rect(26, 0, 288, 620))
    #expect(arrangement[shown]?.frame == Rect(0, 0, 288, 620))
    #expect(arrangement[hidden]?.frame == Rect(0, 0, 288, 0))

    let frames = self.row(.fill, .center) { _, boxes in boxes[1].isHidden = true }
    // (50 − 20) / 2 = 15
    #expect(frames[1] == Rect(0, 15, 0, 20))
  }

  @Test func spacingOfItsOwnAfterAChild() {
    let boxes = [BoxNode(10, 10), BoxNode(20, 20), BoxNode(30, 30)]
    let stack = StackContainer(.horizontal, spacing: 6, distribution: .fill, alignment: .top) {
      boxes[0].spacingAfter(1)
      boxes[1]
      boxes[2].hugging(1, along: .horizontal)
    }
    let arrangement = Scene(stack).layout(in: Size(120, 50))
    #expect(arrangement[boxes[1]]?.frame == Rect(11, 0, 20, 20))
    #expect(arrangement[boxes[2]]?.frame == Rect(37, 0, 83, 30))
  }

  @Test func marginsRelativeStacksKeepToTheirMargins() {
    let frames = row(.fillEqually, .fill) { stack, _ in
      stack.isMarginsRelative = true
      stack.margins = .directional(
        DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      stack.insetsMarginsFromSafeArea = false
    }
    // (120 − 6 − 12) / 3 = 34; 50 − 4 = 46
    #expect(frames == [Rect(2, 1, 34, 46), Rect(42, 1, 34, 46), Rect(82, 1, 34, 46)])
  }

  /// The margins of a stack in a scroll view are those of the root without the safe area, which is known only when
  /// the frames are; Interface Builder recorded 20 for these margins, and 59 for the height of the stack.
  @Test func theCentreFollowsMarginsThatFollowFrames() {
    let box = BoxNode(51, 31)
    let stack = StackContainer(.horizontal, alignment: .center) { box }
    stack.isMarginsRelative = true
    stack.margins = .fixed(EdgeInsets(8))
    stack.preservesParentMargins = true
    let scroll = RelativeContainer { stack }
    scroll.scrolls = true
    scroll.preservesParentMargins = true
    let root = RelativeContainer { scroll }
    root.margins = .fixed(EdgeInsets(20))
    root.safeAreaInsets = EdgeInsets(top: 64)
    scroll.makeEdges(equalTo: root)
    stack.makeEdges(equalTo: scroll)
    let arrangement = Scene(root).layout(in: Size(375, 667))
    #expect(arrangement[box]?.frame.minY == 20)
    #expect(arrangement[stack]?.frame.height == 59)
  }

  @Test func aStackMeasuresItsChildren() {
    let stack = StackContainer(.horizontal, spacing: 6) {
      BoxNode(10, 10)
      StackContainer(.vertical, spacing: 2) {
        BoxNode(20, 20)
        BoxNode(30, 5)
      }
    }
    #expect(Scene(stack).measure(.unlimited) == Size(46, 27))
  }

  @Test func theGreatestOfAColumnDecidesItsWidth() {
    let stack = StackContainer(.vertical, alignment: .leading) {
      BoxNode(10, 10)
      BoxNode(33, 10)
    }
    #expect(Scene(stack).measure(.unlimited) == Size(33, 20))
  }

  @Test func aFloatingChildIsPlacedByConstraints() {
    let (a, b, badge) = (BoxNode(10, 10), BoxNode(20, 20), BoxNode(4, 4))
    let stack = StackContainer(spacing: 5) {
      a
      badge.floating()
      b
    }
    stack.constraints = [
      Constraint(term(badge, .right), .equal, term(stack, .right), constant: 2),
      Constraint(term(badge, .top), .equal, term(stack, .top), constant: -2),
    ]
    let scene = Scene(stack)
    let traits = Traits(displayScale: 1)
    #expect(scene.measure(.unlimited, traits: traits) == Size(35, 20))
    let arrangement = scene.layout(traits: traits)
    #expect(arrangement[b]?.frame == Rect(15, 0, 20, 20))
    #expect(arrangement[badge]?.frame == Rect(33, -2, 4, 4))
    #expect(arrangement.diagnostics.isEmpty)
  }
}

extension ContainerNode {
  /// Adds constraints for all four edges of a subview or of this container's content.
  fileprivate func makeEdges(equalTo other: ContainerNode) {
    for attribute in [Attribute.leading, .trailing, .top, .bottom] {
      other.constraints.append(
        Constraint(
          AnchorTerm(AnchorItem(node: id), attribute), .equal,
          AnchorTerm(AnchorItem(node: other.id), attribute)))
    }
  }
}
