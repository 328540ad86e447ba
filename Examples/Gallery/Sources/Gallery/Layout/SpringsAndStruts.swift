import Quoin

// Autoresizing masks: a design of 120 by 60 at three sizes.

let springsAndStruts = Picture(
  name: "springs-and-struts", title: "Springs and struts: one design, three sizes",
  size: Size(520, 150)
) {
  func board(_ width: Double, _ height: Double) -> Node {
    let design = Size(120, 60)
    return AbsoluteContainer {
      tile("width", .blue).frame(10, 10, 60, 16)
        .autoresizing([.flexibleWidth], in: design)
      tile("pin", .orange).frame(80, 40, 36, 16)
        .autoresizing([.flexibleLeftMargin, .flexibleTopMargin], in: design)
      tile("all", .green).frame(10, 30, 30, 26)
        .autoresizing(
          [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
            .flexibleHeight, .flexibleBottomMargin,
          ], in: design)
    }.size(width, height).background(.systemBackground)
  }
  return AbsoluteContainer {
    board(120, 60).origin(16, 16)
    board(160, 120).origin(152, 16)
    board(176, 60).origin(328, 16)
  }.background(.systemGroupedBackground)
}
