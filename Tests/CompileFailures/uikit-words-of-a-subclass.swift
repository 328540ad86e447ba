// expect: success
import QuoinDSL
import QuoinGeometry
import QuoinModel

protocol Tinted {
  var alpha: Double { get }
  var textColor: Color? { get set }
}

final class Badge: Node, Tinted {
  var textColor: Color? = .red
  var alpha = 0.5
  var frame = Rect.zero
  var numberOfLines: Int { 3 }
  var subviews: [Node] = []
  func sizeToFit() {}
  func addSubview(_ node: Node) { subviews.append(node) }
}

extension ShapeNode: Tinted {
  var alpha: Double { 1 }
  var textColor: Color? {
    get { nil }
    set {}
  }
}

final class UILabel: Node {}

func description(_ badge: Badge, _ shape: ShapeNode) {
  badge.textColor = nil
  badge.frame.size = Size(1, 1)
  badge.addSubview(UILabel())
  badge.sizeToFit()
  _ = badge.alpha + shape.alpha
}
