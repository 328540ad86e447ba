// expect: success
import QuoinDSL
import QuoinModel

@Constraints func sides(_ v: Proxy) -> [Constraint] {
  v.left == v.superview.left
  v.right == v.superview.right
}

func width(_ v: Proxy) -> Constraint { v.width == 48 }

func description(_ a: Node, _ nodes: [Node], _ isWide: Bool, _ factor: Double?) {
  var kept: ConstraintGroup?
  constrain(a) { a in
    (a.width == 48).kept(in: &kept)
    sides(a)
    width(a)
    isWide ? a.height == 20 : a.height == 40
    isWide ? (a.height == 20) : nil
    factor.map { a.width == a.height * $0 }
    [a.top == a.superview.top, a.bottom <= a.superview.bottom]
    if let factor { a.height == a.width * factor } else { a.height == 10 }
    let height = a.height == 20
    height
    switch isWide {
    case true: a.width >= 10
    case false: a.width <= 10
    }
    for factor in [1.0, 2.0] { a.width <= a.superview.width * factor }
  }
  constrain(nodes) { nodes in
    nodes.map { $0.size == 44 }
    nodes.map { $0.width == 44 }
    nodes.flatMap { [$0.left == $0.superview.left] }
    for node in nodes { node.height >= 20 }
  }
  _ = kept
}
