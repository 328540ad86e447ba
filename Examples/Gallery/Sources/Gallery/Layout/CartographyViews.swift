import Quoin

// Cartography: the two views of its article.

let cartographyViews = Picture(
  name: "cartography-views", title: "Cartography's two views: widths by expressions",
  size: Size(320, 140)
) {
  let first = tile("(superview - 50) * 0.5", .purple).font(.system(10))
  let second = tile("view1 - 50", .pink)
  let page = RelativeContainer {
    first
    second
  }.background(.systemBackground)
  constrain(first, second) { view1, view2 in
    view1.width == (view1.superview.width - 50) * 0.5
    view2.width == view1.width - 50
    view1.height == 40
    view2.height == view1.height
    view1.centerX == view1.superview.centerX
    view2.centerX == view1.centerX

    view1.top >= view1.superview.top + 20
    view1.top == view1.superview.top + 20 ~ .low
    view2.top == view1.bottom + 20
  }
  return page
}
