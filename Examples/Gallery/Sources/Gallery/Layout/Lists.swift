import Quoin

// Lists: windows on rows and cells that are made only where they are seen.

let lists = Picture(
  name: "lists", title: "Lists: a table of a million rows, and a flow and a grid of cells",
  size: Size(640, 420)
) {
  let table = ListContainer(separators: ListSeparators(leading: 56)) {
    ListSection(count: 1_000_000, estimated: 60) { row in
      FlexContainer(.row, gap: 12, alignItems: .center, padding: 8) {
        ShapeNode(.ellipse).size(32).background(row % 2 == 0 ? .teal : .orange).shrink(0)
        FlexContainer(.column, gap: 2) {
          TextNode("Row \(row)").font(.system(15, weight: .semibold))
          TextNode(String(repeating: "measured when it is seen ", count: 1 + row % 3))
            .lines(0).font(.system(12)).color(.secondaryLabel)
        }
        .grow(1).basis(0)
      }
    }
    .header {
      FlexContainer(.row, padding: 6) { TextNode("A million rows").font(.system(12)) }
        .background(.secondarySystemBackground)
    }
  }
  .background(.systemBackground)
  table.scroll(to: .row(ListIndex(item: 500_000), at: .center))

  let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .indigo, .purple]
  let words =
    "cells that measure themselves stand in lines which are wrapped where one does not fit"
    .split(separator: " ").map { String($0) }
  let flow = ListContainer {
    ListSection(count: words.count, layout: .flow(.estimated(Size(60, 26)))) { item in
      FlexContainer(.row, padding: 6) {
        TextNode(words[item]).font(.system(13)).color(.white)
      }
      .background(colors[item % colors.count]).cornerRadius(6)
    }
    .spacing(lines: 8, items: 8)
    .insets(8)
  }
  .background(.systemBackground)

  let grid = ListContainer(.horizontal) {
    ListSection(count: 1000, layout: .grid(columns: 3, .fixed(70))) { item in
      tile("\(item)", colors[item % colors.count])
    }
    .spacing(lines: 6, items: 6)
    .insets(8)
  }
  .background(.systemBackground)

  return FlexContainer(.row, gap: 12, padding: 12) {
    table.grow(1).basis(0)
    FlexContainer(.column, gap: 12) {
      flow.grow(1).basis(0)
      grid.grow(1).basis(0)
    }
    .grow(1).basis(0)
  }
  .background(.systemGroupedBackground)
}
