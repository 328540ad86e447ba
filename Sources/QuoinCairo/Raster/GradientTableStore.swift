import QuoinPaint
import Synchronization

/// The table of the last gradient; boxes of one style have the same gradient, and a table takes longer than the pixels of
/// a small box.
final class GradientTableStore: Sendable {
  static let shared = GradientTableStore()

  /// A table and what it depends on.
  private struct Entry {
    var stops: [DrawnGradient.Stop]
    var length: Double
    var table: GradientTable
  }

  private let last = Mutex<Entry?>(nil)

  /// Returns the colours of a gradient whose offsets 0…1 have the given length in pixels.
  func table(of gradient: DrawnGradient, length: Double) -> GradientTable {
    let known = last.withLock { entry -> GradientTable? in
      guard let entry, entry.length == length, entry.stops == gradient.stops else { return nil }
      return entry.table
    }
    if let known { return known }
    let table = GradientTable(gradient, length: length)
    last.withLock { $0 = Entry(stops: gradient.stops, length: length, table: table) }
    return table
  }
}
