import Foundation
import QuoinDSL
import QuoinFoundation
import QuoinGeometry
import QuoinModel
import Testing

/// Chains take Core Graphics' numbers, points and sizes.
@Suite struct ChainBridgingTests {
  @Test func targetsAndOffsets() {
    let node = Node()
    let length: CGFloat = 12
    node.makeConstraints { make in
      make.size.equalTo(CGSize(width: 48, height: 20))
      make.center.equalTo(CGPoint(x: 3, y: 4))
      make.width.lessThanOrEqualTo(length)
      make.left.equalTo(length).offset(length)
      make.left.top.equalToSuperview().offset(CGPoint(x: 1, y: 2))
      make.size.equalToSuperview().offset(CGSize(width: -5, height: -6))
    }
    #expect(node.constraints.map(\.constant) == [48, 20, 3, 4, 12, 12, 1, 2, -5, -6])
    #expect(node.constraints[0].second == nil)
    #expect(node.constraints[2].second?.item == node.anchorItem.superview)
    #expect(node.descriptionDiagnostics.isEmpty)
  }

  @Test func whatASizeSaysNothingOfIsReported() {
    let node = Node()
    node.makeConstraints { $0.left.equalTo(CGSize(width: 1, height: 1)) }
    #expect(node.constraints.isEmpty)
    #expect(node.descriptionDiagnostics.map(\.rule) == ["constraint-mismatch"])
  }
}
