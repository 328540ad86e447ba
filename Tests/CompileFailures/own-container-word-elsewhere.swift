// expect: this position belongs to another container type
import QuoinGeometry
import QuoinLayout
import QuoinModel

final class RingContainer: ContainerNode, ContainerAlgorithm, DefaultPlacing {
  struct Placement { var angle = 0.0 }
  static var defaultPlacement: Placement { Placement() }

  func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize { MeasuredSize(.zero) }

  func place(in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void) {}
}

extension Node {
  func angle(_ degrees: Double) -> Relation<RingContainer> {
    Relation<RingContainer>(self, RingContainer.Placement(angle: degrees))
  }
}

func f(_ a: TextNode) {
  _ = FlexContainer { a.angle(30) }
}
