// expect: success
import Quoin

/// FlexLayout's words that mean the same here.
func words(_ v: Node, _ box: FlexContainer, _ place: Relation<FlexContainer>) {
  let gap = 8.0
  box.direction(.column).direction(.columnReverse).direction(.row).direction(.rowReverse)
  box.wrap(.nowrap).wrap(.wrap).wrap(.wrapReverse)
  box.justifyContent(.start).justifyContent(.spaceEvenly).alignItems(.stretch).alignItems(.baseline)
  box.alignContent(.stretch).alignContent(.spaceBetween)
  box.gap(8).gap(gap).gap(8%).rowGap(8).rowGap(gap).columnGap(8).columnGap(gap)
  box.padding(8).padding(gap).padding(8%).padding(1, 2).padding(1, 2, 3).padding(1, 2, 3, 4)
  box.paddingTop(8).paddingLeft(8).paddingBottom(8).paddingRight(8).paddingStart(8).paddingEnd(8)
  box.paddingTop(gap).paddingHorizontal(8).paddingVertical(8%).paddingHorizontal(gap)
  box.define { flex in
    flex.addItem(v).grow(1).marginTop(gap)
    flex.addItem(FlexContainer(.row) { TextNode("a") }).shrink(1)
  }
  _ = v.grow(1)
  _ = v.shrink(1)
  _ = v.basis(50%)
  _ = v.basis(gap)
  _ = v.alignSelf(.center)
  _ = v.position(.absolute)
  _ = v.marginTop(8)
  _ = v.marginLeft(8%)
  _ = v.marginBottom(gap)
  _ = v.marginRight(8)
  _ = v.marginStart(8)
  _ = v.marginEnd(8)
  _ = v.marginHorizontal(8)
  _ = v.marginVertical(8)
  _ = v.margin(8)
  _ = v.margin(gap)
  _ = v.margin(8%)
  _ = v.margin(1, 2)
  _ = v.margin(1, 2, 3)
  _ = v.margin(1, 2, 3, 4)
  _ = v.width(50%)
  _ = v.height(50%)
  _ = v.minWidth(50%)
  _ = v.maxHeight(50%)
  v.width(50).height(50).size(50).minWidth(1).minHeight(1).maxWidth(1).maxHeight(1).aspectRatio(2)
  v.width(gap).background(.red).cornerRadius(4).border(1, .black)
  place.position(.relative).top(8).left(8).bottom(8).right(8).start(8).end(8%)
  place.horizontally(8).vertically(8%).all(8).width(50%).height(50).minWidth(10%).maxHeight(90%)
}
