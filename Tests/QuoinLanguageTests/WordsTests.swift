import Quoin
import Testing

/// Words that came from other libraries do here what they do there.
@Suite struct WordsTests {
  let a = Box(10, 12)
  let b = Box(20, 20)

  @Test func masonry() {
    let page = Page(200, 100, [a, b])
    a.snp.makeConstraints { make in
      make.left.and.top.equalToSuperview().with.offset(4).key("corner")
      make.size.equalTo(b).with.sizeOffset(Size(3, 5)).priorityHigh()
    }
    b.snp.makeConstraints { make in
      make.edges.equalTo(page.root).insets(EdgeInsets(top: 40, left: 50, bottom: 30, right: 60))
    }
    // 200 − 50 − 60 and 100 − 40 − 30, and the size's offset; at 750 it outvotes hugging.
    #expect(page.frames(a, b) == [Rect(4, 4, 93, 35), Rect(50, 40, 90, 30)])
    #expect(a.constraints.map(\.label) == ["corner", "corner", nil, nil])
    #expect(a.constraints.map(\.priority) == [.required, .required, .high, .high])
  }

  @Test func contentPriorities() {
    let page = Page(200, 100, [a, b])
    constrain(a, b) { a, b in
      a.leading == a.superview.leading
      b.leading == a.trailing
      b.trailing == b.superview.trailing
      align(top: a, b)
      a.top == a.superview.top
    }
    b.snp.contentHuggingHorizontalPriority = 251
    #expect(page.frames(a, b) == [Rect(0, 0, 180, 12), Rect(180, 0, 20, 20)])
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(page.frames(a, b) == [Rect(0, 0, 10, 12), Rect(10, 0, 190, 20)])
  }

  @Test func namedNodes() {
    let page = Page(200, 100, [a, b])
    let group = constrain(["a": a, "b": b] as [String: Node]) { views in
      if let a = views["a"], let b = views["b"] {
        a.left == a.superview!.left + 7
        b.left == a.right + 5
      }
    }
    #expect(page.frames(a, b).map { $0?.minX } == [7, 22])
    constrain(clear: group)
    #expect(a.constraints.isEmpty && b.constraints.isEmpty)
  }

  @Test func guidesByUIKitsNames() {
    let page = Page(200, 100, [a, b])
    page.root.margins = .fixed(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    page.root.safeAreaInsets = EdgeInsets(top: 5, bottom: 15)
    page.root.insetsMarginsFromSafeArea = false
    let gap = page.root.addLayoutGuide("gap")
    constrain(a, b, gap) { a, b, gap in
      a.center == a.superview.centerWithinMargins
      b.left == b.superview.layoutMarginsGuide.left
      b.bottom == b.superview.keyboardLayoutGuide.top
      gap.left == gap.owningView.left + 3
      gap.width == 30
      gap.edges.inset(by: 0)
        == gap.owningView.edges.inseted(
          top: 1, leading: 3, bottom: 2, trailing: 167)
    }
    // The middle of 20…160 and of 10…70; without a keyboard the safe area's end.
    #expect(page.frames(a, b) == [Rect(85, 34, 10, 12), Rect(20, 65, 20, 20)])
  }

  @Test func rows() {
    let c = Box(30, 30)
    let page = Page(200, 100, [a, b, c])
    constrain(a, b, c) { a, b, c in
      a.left == a.superview.left
      c.right == c.superview.right
      distribute(by: 10, leftToRight: a, b, c)
      distribute(equalWidth: a, b, c)
      distribute(equalHeight: [a, b, c])
      a.top == a.superview.top
      align(bottom: a, b, c)
      c.height == 40
    }
    #expect(
      page.frames(a, b, c) == [Rect(0, 0, 60, 40), Rect(70, 0, 60, 40), Rect(140, 0, 60, 40)])
  }

  @Test func baselines() {
    let (small, large) = (TextNode("ab").font(.system(10)), TextNode("cd").font(.system(30)))
    let root = RelativeContainer {
      small
      large
    }
    constrain(large, small) { large, small in
      large.top == large.superview.top + 2
      large.left == large.superview.left
      small.left == large.right
      align(baseline: large, small)
    }
    let arrangement = Scene(root, text: FixedTextMeasurer()).layout(in: Size(200, 100))
    // The ascender is 0.8 em: 2 + 24 above the line, 8 of which are the small one's.
    #expect(arrangement[small]?.frame == Rect(60, 18, 20, 10))
  }
}
