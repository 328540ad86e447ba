/// What the boxes of a tree say about tables, beside the boxes: a tree without tables has none of it.
struct TableRecords {
  /// For each box the place of its record, or -1; boxes beyond the end have none.
  private var links: [Int32] = []
  private var records: [Record] = []
  /// The first record that is free; ``Record/next`` leads on.
  private var firstFree: Int32 = -1

  private struct Record {
    var style = TableStyle()
    var part = PackedTablePart()
    var next: Int32 = -1
  }

  /// What a table says, or the initial values.
  func style(of box: Int32) -> TableStyle {
    let link = link(of: box)
    return link < 0 ? TableStyle() : records[Int(link)].style
  }

  /// What a part says, or the initial values.
  func part(of box: Int32) -> PackedTablePart {
    let link = link(of: box)
    return link < 0 ? PackedTablePart() : records[Int(link)].part
  }

  private func link(of box: Int32) -> Int32 {
    box >= 0 && Int(box) < links.count ? links[Int(box)] : -1
  }

  mutating func set(_ style: TableStyle, of box: Int32) {
    let record = record(of: box)
    records[record].style = style
  }

  mutating func set(_ part: PackedTablePart, of box: Int32) {
    let record = record(of: box)
    records[record].part = part
  }

  /// The place of the record of a box, which is made if there is none.
  private mutating func record(of box: Int32) -> Int {
    while links.count <= Int(box) { links.append(-1) }
    if links[Int(box)] < 0 {
      if firstFree >= 0 {
        links[Int(box)] = firstFree
        firstFree = records[Int(firstFree)].next
        records[Int(links[Int(box)])] = Record()
      } else {
        links[Int(box)] = Int32(records.count)
        records.append(Record())
      }
    }
    return Int(links[Int(box)])
  }

  /// Forgets what a box says.
  mutating func remove(_ box: Int32) {
    let link = link(of: box)
    guard link >= 0 else { return }
    links[Int(box)] = -1
    records[Int(link)] = Record(next: firstFree)
    firstFree = link
  }
}
