/// What few boxes of a tree say beside their styles: a record for each box that says something.
struct SparseRecords<Record> {
  /// For each box the place of its record, or -1; boxes beyond the end have none.
  private var links: [Int32] = []
  private var records: [Record] = []
  /// The places of records that are free.
  private var free: [Int32] = []
  private let initial: Record

  /// Records that say at first what `initial` does.
  init(initial: Record) { self.initial = initial }

  /// What a box says, if it has said something.
  subscript(box: Int32) -> Record? {
    guard box >= 0, Int(box) < links.count, links[Int(box)] >= 0 else { return nil }
    return records[Int(links[Int(box)])]
  }

  /// Whether a box has said something.
  func knows(_ box: Int32) -> Bool { box >= 0 && Int(box) < links.count && links[Int(box)] >= 0 }

  /// Changes what a box says; a box that said nothing has the initial record.
  mutating func change(_ box: Int32, _ body: (inout Record) -> Void) {
    while links.count <= Int(box) { links.append(-1) }
    if links[Int(box)] < 0 {
      if let place = free.popLast() {
        links[Int(box)] = place
      } else {
        links[Int(box)] = Int32(records.count)
        records.append(initial)
      }
    }
    body(&records[Int(links[Int(box)])])
  }

  /// Forgets what a box says.
  mutating func remove(_ box: Int32) {
    guard knows(box) else { return }
    let place = links[Int(box)]
    links[Int(box)] = -1
    records[Int(place)] = initial
    free.append(place)
  }
}
