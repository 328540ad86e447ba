// expect: success
import Foundation
import Quoin

/// A `CGFloat` is a length wherever one is asked for, without QuoinFoundation.
func lengths(_ v: TextNode, _ box: FlexContainer, _ page: RelativeContainer) {
  let x: CGFloat = 8
  v.pin.top(x).left(x).start(x).hCenter(x).all(x).topLeft(x).center(x).width(x).maxHeight(x).size(x)
  v.pin.margin(x).marginTop(x).margin(x, x).margin(x, x, x).margin(x, x, x, x).size(x, x)
  _ = v.marginTop(x)
  _ = v.margin(x, x)
  _ = v.basis(x)
  box.padding(x).paddingTop(x).gap(x).rowGap(x)
  _ = FlexContainer(.row, gap: x, padding: x)
  v.width(x).height(x).size(x, x).cornerRadius(x).origin(x, x)
  v.makeConstraints { make in
    make.width.equalTo(x)
    make.height.lessThanOrEqualTo(x).offset(x)
    make.top.greaterThanOrEqualTo(x)
    make.left.equalToSuperview().offset(x).inset(x).multipliedBy(x)
  }
  constrain(v, page) { v, page in
    v.width == x
    v.left == page.left + x
    v.height <= page.height * x - x
  }
}

/// Arithmetic of a `CGFloat` stands beside arithmetic of anchors.
func arithmetic(_ n: TextNode, _ b: TextNode) {
  let x: CGFloat = 4
  constrain(n, b) { n, b in
    n.width == b.width * 2
    n.height == x * 2
    n.height <= x * 2
    n.height >= x / 2 ~ .high
    x * 2 == n.width
    n.left == b.left + x * 2
    n.right == b.right - x / 2
    n.width == b.width * x - x * 2
    n.width == x * 2 - b.width
    n.width == b.width * (x * 2)
    n.width == x * b.width + x * 3
    n.width == b.width * 2 + x * 2 + 4
  }
}

/// Lengths of variables in places and initializers.
func variables(_ n: TextNode, _ y: Double) {
  let x: CGFloat = 4
  _ = GridContainer(columns: [.points(x), .fr(1)], gap: x, padding: y).rowGap(x).columnGap(y)
  _ = FlowContainer(padding: x) { n }
  _ = Placed("a").size(x, y).grow(1).basis(x)
  _ = Placed("a").width(x).height(y)
  _ = n.margin(top: x, left: y)
  n.pin.margin(top: x)
  _ = FlexContainer().padding(top: x).gap(row: x, column: y)
  _ = [LayoutPriority(x), LayoutPriority(y), LayoutPriority(750)]
}

/// A share is a percentage, in both spellings, wherever there are lengths.
func shares(_ n: TextNode) {
  n.pin.left(.percent(50)).top(50%).width(.percent(20)).height(20%).all(.percent(5)).hCenter(
    .percent(5))
  _ = GridContainer(columns: [50%, .percent(30), .fr(1), .minmax(10%, .fr(2))], gap: 5%)
    .columnGap(.percent(5)).rowGap(5%).autoRows(20%, .percent(3))
  _ = FlexContainer(gap: 5%) { n.basis(50%).margin(.percent(3)) }
  _ = Placed("a").size(50%, .percent(30)).basis(50%)
}
