import Quoin
import Testing

@Suite struct AnchorTests {
  let a = Box(10, 10)
  let b = Box(20, 20)

  @Test func batches() {
    let page = Page(200, 100, [a, b])
    let constraints = [
      a.leadingAnchor.constraint(equalTo: page.root.leadingAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: page.root.safeAreaLayoutGuide.topAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 3, constant: 1),
      b.heightAnchor.constraint(lessThanOrEqualToConstant: 6),
    ]
    #expect(a.constraints.isEmpty && b.constraints.isEmpty)
    Constraint.activate(constraints)
    // 16 + 10 + 2 · 8; three times 10 and 1; 6 high in the middle of 10.
    #expect(page.frames(a, b) == [Rect(16, 0, 10, 10), Rect(42, 2, 31, 6)])
    #expect(a.constraints.count == 2)
    Constraint.deactivate(constraints)
    #expect(a.constraints.isEmpty && b.constraints.isEmpty)
  }

  @Test func aKeptConstraintIsEdited() {
    let page = Page(200, 100, [a])
    let width = a.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    Constraint.activate([
      a.leadingAnchor.constraint(equalTo: page.root.leadingAnchor),
      a.topAnchor.constraint(equalTo: page.root.topAnchor),
    ])
    #expect(page.frames(a) == [Rect(0, 0, 50, 10)])
    width.constant = 70
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
    width.priority = 200
    // The content hugs at 250.
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    width.priority = .required
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
    width.isActive = false
    width.constant = 30
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    width.isActive = true
    #expect(page.frames(a) == [Rect(0, 0, 30, 10)])
  }

  @Test func distancesBetweenPlaces() {
    let c = Box(30, 30)
    let page = Page(200, 100, [a, b, c])
    Constraint.activate([
      a.leftAnchor.constraint(equalTo: page.root.leftAnchor),
      c.rightAnchor.constraint(equalTo: page.root.rightAnchor),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
        equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)),
    ])
    let frames = page.frames(a, b, c)
    // (200 − 60) / 2 between them.
    #expect(frames.map { $0?.minX } == [0, 80, 170])
  }

  @Test func guidesOfTheirOwn() {
    let page = Page(200, 100, [a, b])
    let gap = page.root.addLayoutGuide("gap")
    Constraint.activate([
      gap.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      gap.trailingAnchor.constraint(equalTo: b.leadingAnchor),
      gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 12),
      gap.topAnchor.constraint(equalTo: page.root.topAnchor),
      gap.heightAnchor.constraint(equalToConstant: 1),
      a.leadingAnchor.constraint(equalTo: page.root.leadingAnchor),
      a.topAnchor.constraint(equalTo: gap.bottomAnchor),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor),
      b.trailingAnchor.constraint(equalTo: page.root.trailingAnchor, constant: -8),
    ])
    #expect(page.frames(a, b).map { $0?.minX } == [0, 172])
    #expect(page.frames(a)[0]?.minY == 1)
  }
}
