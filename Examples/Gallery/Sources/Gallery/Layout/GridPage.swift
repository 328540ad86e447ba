import Quoin

// CSS Grid: a page of named areas, and cards in as many columns as there is room for.

let gridPage = Picture(
  name: "grid-page", title: "CSS Grid: named areas, and columns that repeat", size: Size(320, 240)
) {
  let cards = GridContainer(
    columns: [.repeat(.autoFill, .minmax(56, .fr(1)))], flow: .rowDense, gap: 6
  ) {
    tile("1", .blue).cell(column: .span(2))
    tile("2", .indigo)
    tile("3", .purple).cell(row: .span(2))
    tile("4", .teal)
    tile("5", .green)
  }.autoRows(.fr(1))
  let page = GridContainer(
    columns: [72, .fr(1)], rows: [32, .fr(1), .auto],
    areas: ["head head", "side main", "side foot"], gap: 8
  ) {
    tile("Notes", .orange).area("head")
    tile("Menu", .gray).area("side")
    cards.area("main")
    TextNode("Five cards find their cells.").font(.system(11)).color(.secondaryLabel)
      .area("foot").justifySelf(.end)
  }.padding(12).background(.systemBackground).cornerRadius(12)
  return padded(page)
}
