import Quoin

// Masonry: ten points from all edges of the superview.

let masonryEdges = Picture(
  name: "masonry-edges", title: "Masonry's first example: edges with 10 points on each side",
  size: Size(320, 160)
) {
  let view1 = tile("view1", .blue)
  let superview = RelativeContainer { view1 }.background(Color(hex: 0xBBDEFB))
  let padding = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  view1.makeConstraints { make in
    make.edges.equalTo(superview).inset(padding)
  }
  return superview
}
