/// One edge of an item's placement as the engine stores it.
struct PackedGridLine: BitwiseCopyable, Equatable {
  /// The number of the line, or of spanned tracks or lines; zero is `auto`.
  var number: Int32 = 0
  /// The name, or -1.
  var name: Int32 = -1
  /// The name of the area's edge that is looked up first, or -1.
  var edge: Int32 = -1
  var isSpan = false

  var isAuto: Bool { number == 0 }

  init() {}

  init(_ line: GridLine, isEnd: Bool, _ names: inout GridNames) {
    let limit = GridLimits.lines
    switch line {
    case .auto: break
    case .number(let number): self.number = Int32(max(-limit, min(number, limit)))
    case .name(let name):
      number = 1
      self.name = names.number(of: name)
      edge = names.edge(of: self.name, isEnd: isEnd)
    case .nth(let name, let number):
      self.number = number == 0 ? 1 : Int32(max(-limit, min(number, limit)))
      self.name = names.number(of: name)
    case .span(let count):
      number = Int32(max(1, min(count, limit)))
      isSpan = true
    case .spanName(let name, let count):
      number = Int32(max(1, min(count, limit)))
      self.name = names.number(of: name)
      isSpan = true
    }
  }
}

/// An item's placement as the engine stores it.
struct PackedGridItem: BitwiseCopyable, Equatable {
  var columnStart = PackedGridLine()
  var columnEnd = PackedGridLine()
  var rowStart = PackedGridLine()
  var rowEnd = PackedGridLine()
  var justifySelf = SelfAlignment.auto

  init() {}

  init(_ item: GridItem, _ names: inout GridNames) {
    columnStart = PackedGridLine(item.column.start, isEnd: false, &names)
    columnEnd = PackedGridLine(item.column.end, isEnd: true, &names)
    rowStart = PackedGridLine(item.row.start, isEnd: false, &names)
    rowEnd = PackedGridLine(item.row.end, isEnd: true, &names)
    justifySelf = item.justifySelf
  }
}
