/// Records of few boxes in a tree besides their styles.
struct SparseRecords<Record> {
  /// The index of each box's record, or -1; boxes beyond the end have none.
  private var links: [Int32] = []
  private var records: [Record] = []
  /// The indices of unused records.
  private var free: [Int32] = []
  private let initial: Record

  /// Creates empty storage; new records start as `initial`.
  init(initial: Record) { self.initial = initial }

  /// Returns the record of a box, if it has one.
  subscript(box: Int32) -> Record? {
    guard box >= 0, Int(box) < links.count, links[Int(box)] >= 0 else { return nil }
    return records[Int(links[Int(box)])]
  }

  /// Whether a box has a record.
  func knows(_ box: Int32) -> Bool { box >= 0 && Int(box) < links.count && links[Int(box)] >= 0 }

  /// Changes the record of a box; a box without one starts with the initial record.
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

  /// Removes the record of a box.
  mutating func remove(_ box: Int32) {
    guard knows(box) else { return }
    let place = links[Int(box)]
    links[Int(box)] = -1
    records[Int(place)] = initial
    free.append(place)
  }
}
