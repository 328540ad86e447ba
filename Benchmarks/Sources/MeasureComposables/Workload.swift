import Quoin

/// A layout of about a thousand nodes, and how many it has: contents and the layouts around them.
struct Workload<Root: Layout> where Root.Content == Placed<Int> {
  var name: String
  var nodes: Int
  var layout: Root
}

/// A thousand contents in one row, which all grow.
func flat() -> Workload<some Layout<Placed<Int>>> {
  let parts = (0..<1000).map { Placed($0, size: Size(10, 10)).grow(1) }
  return Workload(name: "flat", nodes: 1001, layout: StackLayout { parts })
}

/// Rows of ten centred contents with a margin, in a column.
func table() -> Workload<some Layout<Placed<Int>>> {
  let rows = (0..<32).map { row in
    let cells = (0..<10).map {
      Placed(row * 10 + $0, size: Size(10, 10)).centered().inset(by: 2).grow(1)
    }
    return StackLayout(.horizontal, spacing: 4) { cells }
  }
  return Workload(
    name: "table", nodes: 32 * (1 + 10 * 3) + 1, layout: StackLayout(.vertical) { rows })
}

/// The cells of session 419: a content, and a cascade of three as its decoration.
func cells() -> Workload<some Layout<Placed<Int>>> {
  let cells = (0..<166).map { cell in
    DecoratingLayout(
      content: Placed(cell * 4),
      decoration: CascadingLayout(children: (1..<4).map { Placed(cell * 4 + $0) })
    ).height(44)
  }
  return Workload(
    name: "cells", nodes: 166 * 7 + 1, layout: StackLayout(.vertical) { cells })
}

/// Layouts in each other, a thousand deep, with their types hidden.
func nested(_ name: String, _ wrap: (AnyLayout<Placed<Int>>) -> AnyLayout<Placed<Int>>)
  -> Workload<AnyLayout<Placed<Int>>>
{
  var layout = Placed(0, size: Size(10, 10)).erased()
  for _ in 0..<1000 { layout = wrap(layout) }
  return Workload(name: name, nodes: 1001, layout: layout)
}
