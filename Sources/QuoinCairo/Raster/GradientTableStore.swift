import QuoinPaint
import Synchronization

/// The tables of the last few gradients; boxes of one style have the same gradient, and a table takes longer than the
/// pixels of a small box.
final class GradientTableStore: Sendable {
  static let shared = GradientTableStore()

  /// A table and what it depends on.
  private struct Entry {
    var stops: [DrawnGradient.Stop]
    var table: GradientTable
  }

  /// The number of tables, of up to 64 kB each.
  private static let capacity = 8

  /// The entries, the last used one at the end.
  private let entries = Mutex<[Entry]>([])

  /// Returns the colours of a gradient with a number of pixels for offsets 0…1.
  func table(of gradient: DrawnGradient, count: Int) -> GradientTable {
    if let known = known(gradient, count: count) { return known }
    let table = GradientTable(gradient.stops, count: count)
    entries.withLock { entries in
      if entries.count == GradientTableStore.capacity { entries.removeFirst() }
      entries.append(Entry(stops: gradient.stops, table: table))
    }
    return table
  }

  /// Returns the table of a gradient if it is one of the last.
  func known(_ gradient: DrawnGradient, count: Int) -> GradientTable? {
    entries.withLock { entries in
      guard
        let index = entries.lastIndex(where: {
          $0.table.count == count && $0.stops == gradient.stops
        })
      else { return nil }
      if index < entries.count - 1 { entries.append(entries.remove(at: index)) }
      return entries[entries.count - 1].table
    }
  }
}
