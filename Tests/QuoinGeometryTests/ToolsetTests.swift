import QuoinGeometry
import Testing

/// What DZGeometryTools and its layout macros compute, by formulas written out here.
@Suite struct ToolsetTests {
  @Test func insets() {
    withRandomRects { r, random in
      let s = random.size()
      // CGRectCenterSubSize: half of the size off each side, so s is what goes in all.
      guard s.width <= r.width, s.height <= r.height else { return }
      #expect(
        r.shrunk(by: s)
          == Rect(
            r.minX + s.width / 2, r.minY + s.height / 2, r.width - s.width, r.height - s.height))
      // CGRectUseEdge, CGRectWithEdgeInsetsForRect
      let i = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      guard r.width >= 6, r.height >= 4 else { return }
      #expect(r.inset(by: i) == Rect(r.minX + 2, r.minY + 1, r.width - 6, r.height - 4))
    }
  }

  @Test func shrinkingOneSide() {
    // CGRectShrink: a positive distance trims the side, a negative one lets it grow.
    let r = Rect(10, 20, 100, 60)
    #expect(r.trimmed(5, from: .top) == Rect(10, 25, 100, 55))
    #expect(r.trimmed(5, from: .left) == Rect(15, 20, 95, 60))
    #expect(r.trimmed(5, from: .right) == Rect(10, 20, 95, 60))
    #expect(r.trimmed(5, from: .bottom) == Rect(10, 20, 100, 55))
    #expect(r.trimmed(-5, from: .top) == Rect(10, 15, 100, 65))
    #expect(r.trimmed(500, from: .top) == Rect(10, 80, 100, 0))
    for edge in Edge.allCases {
      #expect(r.extended(5, to: edge) == r.trimmed(-5, from: edge))
      #expect(r.trimmed(5, from: edge)[edge.opposite] == r[edge.opposite])
    }
  }

  @Test func centring() {
    withRandomRects { r, random in
      let s = random.size()
      // CGRectCenter, CGRectOfCenterForContainsSize
      let centred = Rect(
        r.minX + (r.width - s.width) / 2, r.minY + (r.height - s.height) / 2, s.width, s.height)
      #expect(r.centered(s) == centred)
      #expect(r.aligned(s, to: .center) == centred)
      // CGRectExpandPoint
      #expect(Rect(center: r.center, size: s) == centred)
      // CGRectWidthOffsetCenter, CGRectHeightOffsetCenter
      #expect(r.start(centering: s.width, along: .horizontal) == centred.minX)
      #expect(r.start(centering: s.height, along: .vertical) == centred.minY)
      // CGRectGetCenter
      #expect(r.center == Point(r.minX + r.width / 2, r.minY + r.height / 2))
      #expect(r.point(at: .center) == r.center)
    }
  }

  @Test func outsideOfASide() {
    // CGRectCenterOffsetSize
    let r = Rect(10, 20, 100, 60)
    let s = Size(30, 10)
    #expect(r.adjacent(s, at: .right, gap: 4) == Rect(114, 45, 30, 10))
    #expect(r.adjacent(s, at: .left, gap: 4) == Rect(10 - 4 - 30, 45, 30, 10))
    #expect(r.adjacent(s, at: .bottom, gap: 4) == Rect(45, 84, 30, 10))
    #expect(r.adjacent(s, at: .top, gap: 4) == Rect(45, 20 - 4 - 10, 30, 10))
    #expect(r.adjacent(s, at: .top, alignment: 0).minX == r.minX)
    #expect(r.adjacent(s, at: .top, alignment: 1).maxX == r.maxX)
  }

  @Test func corners() {
    let r = Rect(10, 20, 100, 60)
    let s = Size(30, 10)
    // CGRectBottomRightCorner, which here takes the rectangle's origin into account.
    #expect(r.aligned(s, to: .bottomRight) == Rect(80, 70, 30, 10))
    #expect(r.aligned(s, to: .topLeft) == Rect(10, 20, 30, 10))
    #expect(r.aligned(s, to: .bottomRight, margin: 8) == Rect(72, 62, 30, 10))
    #expect(r.aligned(s, to: .top, margin: 8) == Rect(45, 28, 30, 10))
    #expect(r.point(at: .bottomLeft) == Point(10, 80))
  }

  @Test func scaling() {
    // CGSizeScale, CGSizeAlignWidth, CGSizeAlignHeight
    #expect(Size(40, 30).scaled(by: 2) == Size(80, 60))
    #expect(Size(10, 10).scaled(by: -1) == .zero)
    #expect(Size(40, 30).scaled(toWidth: 80) == Size(80, 60))
    #expect(Size(40, 30).scaled(toHeight: 15) == Size(20, 15))
    #expect(Size(0, 30).scaled(toWidth: 80) == Size(80, 30))
    #expect(Size(40, 30).scaled(toWidth: -5) == .zero)
    // CGSizeScaleToSize: by ratios here, not by which side is the longer one.
    #expect(Size(40, 30).fitted(in: Size(100, 30)) == Size(40, 30))
    #expect(Size(40, 30).filling(Size(100, 30)) == Size(100, 75))
    #expect(Rect(10, 10, 100, 30).fitting(Size(40, 30)) == Rect(40, 10, 40, 30))
    #expect(Rect(10, 10, 100, 30).covering(Size(40, 30)) == Rect(10, -12.5, 100, 75))
    #expect(Rect(10, 10, 100, 30).fitting(Size(40, 30), to: .topLeft) == Rect(10, 10, 40, 30))
    #expect(Rect(10, 10, 100, 30).scaled(by: 0.5) == Rect(35, 17.5, 50, 15))
  }

  @Test func points() {
    // CGDistanceBetweenPoints, CGPointSubtraction
    #expect(Point(1, 2).distance(to: Point(4, 6)) == 5)
    #expect(Point(4, 6) - Point(1, 2) == Point(3, 4))
    #expect(Point(0, 0).midpoint(to: Point(4, 6)) == Point(2, 3))
    #expect(Point(-1e300, 0).distance(to: Point(1e300, 0)) == 2e300)
    #expect(Point(1e200, 0).distance(to: Point(0, 1e200)).isFinite)
  }

  @Test func pixels() {
    // CGRectAlignInterge cuts all four numbers, which can lose up to two points at the far sides;
    // rounding by edges keeps them.
    let grid = PixelGrid(scale: 1)
    #expect(grid.round(Rect(0.75, 0.25, 9.5, 9.5)) == Rect(1, 0, 9, 10))
    #expect(grid.outward(Rect(0.75, 0.25, 9.5, 9.5)) == Rect(0, 0, 11, 10))
    #expect(grid.inward(Rect(0.75, 0.25, 9.5, 9.5)) == Rect(1, 1, 9, 8))
    #expect(grid.inward(Rect(0.25, 0.25, 0.5, 0.5)).isEmpty)
    #expect(PixelGrid(scale: 3).floor(1.5) == 4.0 / 3)
  }

  @Test func bars() {
    let bounds = Rect(5, 5, 320, 480)
    // LAYOUT_SUBVIEW_TOP_FILL_WIDTH: (mx, my, W − 2mx, band − my)
    #expect(
      bounds.bar(at: .top, thickness: 44, margin: Size(10, 6)) == Rect(15, 11, 300, 38))
    // LAYOUT_SUBVIEW_BOTTOM_FILL_WIDTH: (mx, H − band, W − 2mx, band − my)
    #expect(
      bounds.bar(at: .bottom, thickness: 44, margin: Size(10, 6)) == Rect(15, 441, 300, 38))
    #expect(bounds.bar(at: .left, thickness: 50) == Rect(5, 5, 50, 480))
    // LAYOUT_SUBVIEW_FILL_WIDTH_RELY_MAX_Y: (mx, y.maxY + my, W − 2mx, h)
    let title = Rect(15, 20, 100, 30)
    #expect(bounds.row(below: title, gap: 8, height: 40, margin: 10) == Rect(15, 58, 300, 40))
    #expect(bounds.row(below: title, gap: 8, margin: 10) == Rect(15, 58, 300, 427))
    #expect(bounds.column(after: title, gap: 5, width: 20, margin: 40) == Rect(120, 45, 20, 400))
    // LAYOUT_VIEW_RELY_MAX_X_Y
    #expect(
      Rect(Size(7, 9), after: title, below: Rect(0, 0, 1, 90), gap: Size(2, 3))
        == Rect(117, 93, 7, 9))
    // LAYOUT_RECT_ORIGIN_RELY_MIN_X and MAX_X, CGRectSetX …
    #expect(Rect(1, 2, 3, 4).moved(.left, to: title.maxX + 5) == Rect(120, 2, 3, 4))
    #expect(Rect(1, 2, 3, 4).moved(.bottom, to: 20) == Rect(1, 16, 3, 4))
    #expect(Rect(1, 2, 3, 4).with(x: 9, height: 8) == Rect(9, 2, 3, 8))
    #expect(title.stretched(.right, to: 200) == Rect(15, 20, 185, 30))
    #expect(title.stretched(.top, to: 200) == Rect(15, 50, 100, 0))
  }

  @Test func gaps() throws {
    let a = Rect(0, 0, 10, 10)
    let b = Rect(30, 4, 10, 10)
    let gap = try #require(a.gap(to: b, along: .horizontal))
    #expect(gap == Rect(10, 0, 20, 14))
    #expect(b.gap(to: a, along: .horizontal) == gap)
    #expect(a.gap(to: b, along: .vertical) == nil)
  }

  @Test func angles() {
    // DEGREE_TO_ANGLE and ANGLE_TO_DEGREE
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(90) + 0 < .degrees(90.5))
  }

  @Test func perspective() throws {
    // CATransform3DMakePerspective: the plane stays, what is half way to the eye is twice as large.
    let look = Transform3D.perspective(center: Point(100, 50), distance: 200)
    #expect(look.apply(to: Point(30, 40)) == Point(30, 40))
    #expect(look.apply(to: Point(110, 60), z: 100) == Point(120, 70))
    #expect(look.apply(to: Point(110, 60), z: 200) == nil)
    #expect(Transform3D.perspective(distance: 0) == .identity)
    let moved = Transform3D.translation(x: 5, y: 6).concatenating(look)
    #expect(moved.apply(to: Point(25, 34)) == Point(30, 40))
  }
}

extension Angle {
  fileprivate static func + (angle: Angle, degrees: Double) -> Angle {
    Angle(degrees: angle.degrees + degrees)
  }
}
