import Quoin

// One description in both directions.

let rightToLeft = Picture(
  name: "right-to-left", title: "Left to right and right to left: one description",
  size: Size(320, 170)
) {
  func row(_ direction: LayoutDirection) -> Node {
    let row = LayoutContainer(
      StackLayout(.horizontal, spacing: 8, align: .center) {
        Placed(tile("1", .blue)).size(40, 40)
        Placed(tile("second", .indigo)).height(40).grow(1)
        Placed(tile("3", .purple)).size(40, 40)
          .corner(Placed(tile("!", .red)).size(18, 18))
      }.inset(by: DirectionalEdgeInsets(top: 12, leading: 8, bottom: 8, trailing: 24)))
    row.direction = direction
    return row.background(.systemBackground)
  }
  return padded(
    StackContainer(.vertical, spacing: 12, distribution: .fillEqually) {
      row(.leftToRight)
      row(.rightToLeft)
    })
}
