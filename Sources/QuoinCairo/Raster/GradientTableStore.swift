import QuoinPaint
import Synchronization

/// The tables of the last few gradients.
///
/// A table takes longer than the pixels of a small box, but boxes of one style have the same gradient: it is made once
/// these together have as many pixels as half of its colours.
final class GradientTableStore: Sendable {
  static let shared = GradientTableStore()

  /// A table and what it depends on.
  private struct Entry {
    var stops: [DrawnGradient.Stop]
    var table: GradientTable
  }

  /// A gradient without a table, and the number of its pixels so far.
  private struct Small {
    var stops: [DrawnGradient.Stop]
    var count: Int
    var pixels = 0
  }

  /// The number of tables, of up to 64 kB each, and of gradients without one.
  private static let capacity = 8

  /// The tables, the last used one at the end.
  private let entries = Mutex<[Entry]>([])
  /// The gradients without a table, the last used one at the end.
  private let small = Mutex<[Small]>([])

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

  /// Returns the table of a gradient, or `nil` if it takes longer than the pixels.
  ///
  /// - Parameter pixels: the number of pixels to fill.
  func table(of gradient: DrawnGradient, count: Int, forPixels pixels: Int) -> GradientTable? {
    if let known = known(gradient, count: count) { return known }
    let total = pixels + smallPixels(of: gradient, count: count, adding: pixels)
    return total < count / 2 ? nil : table(of: gradient, count: count)
  }

  /// Adds to the number of pixels of a gradient without a table, and returns their number before.
  private func smallPixels(of gradient: DrawnGradient, count: Int, adding pixels: Int) -> Int {
    guard pixels < count / 2 else { return 0 }
    return small.withLock { small in
      let index = small.lastIndex { $0.count == count && $0.stops == gradient.stops }
      var entry = index.map { small.remove(at: $0) } ?? Small(stops: gradient.stops, count: count)
      let before = entry.pixels
      entry.pixels += pixels
      if small.count == GradientTableStore.capacity { small.removeFirst() }
      small.append(entry)
      return before
    }
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
