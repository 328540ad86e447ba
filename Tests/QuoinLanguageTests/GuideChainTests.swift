import Quoin
import Testing

/// Chains that begin at a guide, and parts of the container that is known by name.
@Suite struct GuideChainTests {
  let a = Box(10, 10)
  let page: Page

  init() { page = Page(200, 100, [a]) }

  @Test func aGuideHasChainsOfItsOwn() {
    let column = page.root.addLayoutGuide("column")
    column.snp.makeConstraints { make in
      make.top.bottom.centerX.equalToSuperview()
      make.width.equalTo(60)
    }
    a.makeConstraints { $0.edges.equalTo(column) }
    #expect(page.frames(a) == [Rect(70, 0, 60, 100)])
    column.updateConstraints { $0.width.equalTo(80) }
    #expect(page.frames(a) == [Rect(60, 0, 80, 100)])
    // The page's own chains are others.
    page.root.makeConstraints { $0.width.equalTo(400).priority(.low) }
    page.root.removeConstraints()
    let wide = column.prepareConstraints { $0.top.left.bottom.right.equalToSuperview().inset(5) }
    column.removeConstraints()
    wide.activate()
    #expect(page.frames(a) == [Rect(5, 5, 190, 90)])
    column.remakeConstraints {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(30)
    }
    #expect(page.frames(a) == [Rect(0, 0, 30, 30)] && !wide.isActive)
    #expect(page.arrangement().diagnostics.isEmpty)
    #expect(page.root.constraints.count == 4)
  }

  @Test func partsOfTheSuperview() {
    page.root.margins = .fixed(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    a.makeConstraints {
      $0.left.equalToSuperview { $0.snp.centerX }.offset(2)
      $0.top.equalToSuperview(\.margins)
      $0.width.lessThanOrEqualToSuperview { $0.height }.priority(.required)
      $0.width.equalTo(500).priority(.high)
      $0.bottom.greaterThanOrEqualToSuperview { $0.margins }
    }
    // The middle of 200 and 2; the margin; as wide as the page is high; to the lower margin.
    #expect(page.frames(a) == [Rect(102, 10, 100, 60)])
  }
}
