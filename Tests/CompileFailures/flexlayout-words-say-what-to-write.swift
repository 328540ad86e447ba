// expect: 'flex' is unavailable: words for an item are the node's: 'node.grow\(1\)'
// expect: 'addItem\(\)' is unavailable: make the item first
// expect: 'layout\(mode:\)' is unavailable: write 'scene.layout\(in: size\)'
// expect: 'intrinsicSize' is unavailable: write 'scene.fittingSize\(\)'
// expect: 'sizeThatFits\(size:\)' is unavailable: write 'scene.fittingSize\(\)'
// expect: 'markDirty\(\)' is unavailable: leave it out
// expect: 'isIncludedInLayout' is unavailable: leave the node out
// expect: 'display' is unavailable: for 'none' leave the node out
// expect: 'boxSizing' is unavailable: sizes speak of the border box
// expect: 'layoutDirection' is unavailable: write 'direction\(.rightToLeft\)'
// expect: 'backgroundColor' has been renamed to 'background'
import Quoin

func words(_ v: Node, _ box: FlexContainer) {
  v.flex.grow(1)
  box.addItem()
  box.layout(mode: .adjustHeight)
  _ = box.intrinsicSize
  _ = box.sizeThatFits(size: Size(1, 2))
  v.markDirty()
  v.isIncludedInLayout = false
  v.display(.none)
  v.boxSizing(.borderBox)
  box.layoutDirection(.rightToLeft)
  v.backgroundColor(.red)
}
