import CBench

/// A system of constraints in the memory that all engines are given.
///
/// The memory is never freed: a process measures one system.
public struct System {
  /// The system as C sees it.
  public let pointer: UnsafePointer<BenchSystem>
  /// The widths that are suggested for the root, one after the other.
  public let widths: [Double]

  /// The rows in their order.
  public var rows: UnsafeBufferPointer<BenchRow> {
    UnsafeBufferPointer(start: pointer.pointee.rows, count: Int(pointer.pointee.row_count))
  }

  /// How many variables there are.
  public var variableCount: Int { Int(pointer.pointee.variable_count) }

  /// The hash of all constraints; it says that a system is the one it should be.
  public var checksum: String {
    var hash = FNV()
    for row in rows {
      hash.add(row.relation)
      hash.add(row.strength)
      hash.add(row.constant)
      for term in UnsafeBufferPointer(start: row.terms, count: Int(row.term_count)) {
        hash.add(term.variable)
        hash.add(term.coefficient)
      }
    }
    return hash.text
  }
}
