import Quoin

// How a picture fills a node that has another shape: all content modes of UIKit, and CSS's.

let contentModes = Picture(
  name: "content-modes", section: .paint, title: "Content modes: one picture in thirteen rooms",
  size: Size(560, 430)
) {
  func cell(_ mode: ContentMode) -> Node {
    FlexContainer(.column, gap: 4, alignItems: .center) {
      ImageNode(Photo.evening, size: Size(240, 160)).contentMode(mode).clips()
        .background(Color(hex: 0xDEE2E6)).size(96, 96).shrink(0)
      caption(mode.rawValue)
    }
  }
  return padded(
    FlexContainer(.row, wrap: .wrap, gap: 12, justifyContent: .flexStart) {
      for mode in ContentMode.allCases where mode != .redraw { cell(mode) }
    })
}
