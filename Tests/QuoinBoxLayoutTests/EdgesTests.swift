import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct EdgesTests {
  @Test func startAndEndFollowTheDirectionAndWinOverThePhysicalSide() {
    let edges = Edges<Length>.sides(left: 1, right: 2, start: 3)
    #expect(edges.value(of: .left, .leftToRight) == 3)
    #expect(edges.value(of: .right, .leftToRight) == 2)
    #expect(edges.value(of: .left, .rightToLeft) == 1)
    #expect(edges.value(of: .right, .rightToLeft) == 3)
    #expect(edges.value(of: .top, .rightToLeft) == 0)
  }
}
