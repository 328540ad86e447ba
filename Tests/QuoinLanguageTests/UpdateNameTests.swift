import Quoin
import Testing

/// An update finds what a constraint relates, by whichever name.
@Suite struct UpdateNameTests {
  let a = Box(10, 10)
  let page: Page

  init() {
    page = Page(200, 100, [a])
    page.root.margins = .fixed(EdgeInsets(5))
    a.makeConstraints { $0.top.equalToSuperview() }
  }

  private var left: Double? { page.frames(a)[0]?.minX }
  private let found = ConstraintUpdate(found: 1)

  @Test func theSuperviewIsTheContainer() {
    a.makeConstraints { $0.left.equalToSuperview() }
    #expect(a.updateConstraints { $0.left.equalTo(page.root).offset(20) } == found)
    #expect(left == 20 && a.constraints.count == 2)
    #expect(a.updateConstraints { $0.left.equalTo(30) } == found)
    #expect(left == 30 && a.descriptionDiagnostics.isEmpty)
  }

  @Test func theContainerIsTheSuperview() {
    a.makeConstraints { $0.left.equalTo(page.root) }
    #expect(a.updateConstraints { $0.left.equalToSuperview().offset(20) } == found)
    #expect(left == 20)
    // In another container it is another one.
    let other = RelativeContainer { a }
    #expect(a.updateConstraints { $0.left.equalTo(other) }.added == 1)
  }

  @Test func guidesOfTheSuperviewAreTheContainers() {
    a.makeConstraints { $0.left.equalTo($0.superview.safeArea) }
    #expect(
      a.updateConstraints { $0.left.equalTo(page.root.safeAreaLayoutGuide).offset(20) } == found)
    #expect(left == 20)
  }

  @Test func marginsAreSidesOfTheMarginGuide() {
    a.makeConstraints { $0.left.equalTo(page.root.leftMargin) }
    #expect(a.updateConstraints { $0.left.equalTo(page.root.snp.margins).offset(20) } == found)
    #expect(left == 25)
    #expect(a.updateConstraints { $0.left.equalToSuperview(\.margins).offset(30) } == found)
    #expect(left == 35 && a.descriptionDiagnostics.isEmpty)
  }

  @Test func theSameNameGoesFirst() {
    let low = a.makeConstraints { $0.left.equalTo(page.root).priority(.low) }
    let high = a.makeConstraints { $0.left.equalToSuperview().offset(3) }
    #expect(a.updateConstraints { $0.left.equalTo(page.root).offset(20) } == found)
    #expect(low.constant == 20 && high.constant == 3 && left == 3)
  }

  @Test func withoutAContainerNamesStand() {
    let alone = Box(10, 10)
    alone.makeConstraints { $0.left.equalToSuperview() }
    #expect(alone.updateConstraints { $0.left.equalTo(page.root) }.added == 1)
    #expect(alone.updateConstraints { $0.left.equalToSuperview().offset(4) } == found)
  }
}
