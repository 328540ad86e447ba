import Quoin
import Testing

/// Where SnapKit's words are used, they mean what they mean there on iOS; numbers are worked out beside
/// each, for a box of 10 × 10 in a page of 200 × 100.
@Suite struct SnapKitMeaningTests {
  private func frame(_ build: (ConstraintMaker) -> Void) -> Rect? {
    let box = ShapeNode().size(10, 10)
    let page = RelativeContainer { box }
    box.snp.makeConstraints(build)
    let arrangement = Scene(page).layout(in: Size(200, 100), traits: Traits(displayScale: 1))
    return arrangement[box]?.frame
  }

  @Test func aNumberForACentreIsFromTheLeftAndTheTop() {
    #expect(
      frame {
        $0.centerX.equalTo(18)
        $0.centerY.equalTo(30)
      } == Rect(13, 25, 10, 10))
    #expect(frame { $0.center.equalTo(Point(18, 30)) } == Rect(13, 25, 10, 10))
    // With a target, and without a number, a centre is a centre.
    #expect(frame { $0.center.equalToSuperview() } == Rect(95, 45, 10, 10))
    #expect(frame { $0.center.equalToSuperview().offset(18) } == Rect(113, 63, 10, 10))
    // Insets alone: the left and the top one.
    #expect(
      frame { $0.center.equalTo(EdgeInsets(top: 30, left: 18, bottom: 1, right: 1)) }
        == Rect(13, 25, 10, 10))
  }

  @Test func otherNumbersAreFromTheSameSide() {
    #expect(
      frame {
        $0.left.equalTo(18)
        $0.bottom.equalTo(-4)
      } == Rect(18, 86, 10, 10))
  }

  @Test func anInsetIsForTheAttributeOfTheTarget() {
    let (box, other) = (ShapeNode().size(10, 10), ShapeNode())
    let page = RelativeContainer {
      other
      box
    }
    other.makeConstraints {
      $0.left.top.equalTo(50)
      $0.size.equalTo(20)
    }
    // SnapKit: of a right side, an inset is to the left; Masonry's 'insets' looks at the node's side.
    box.snp.makeConstraints {
      $0.left.equalTo(other.snp.right).inset(8)
      $0.top.equalTo(other.snp.bottom).insets(EdgeInsets(8))
    }
    let arrangement = Scene(page).layout(in: Size(200, 100), traits: Traits(displayScale: 1))
    #expect(arrangement[box]?.frame == Rect(62, 78, 10, 10))
  }
}
