import CPangoCairo

/// The memory of the process.
package enum ProcessMemory {
  /// Keeps memory freed by pictures for later ones, up to a limit for each drawing thread.
  ///
  /// A picture temporarily takes several megabytes. If they were returned to the system each time,
  /// they would be mapped again page by page, which costs as much as drawing.
  package static func keep() {
    #if canImport(Glibc)
    _ = mallopt(M_MMAP_THRESHOLD, 16 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 32 << 20)
    #endif
  }

  /// Keeps a value until the process ends, when the system takes all of its memory back at once.
  ///
  /// To release the nodes of a document one by one takes as long as to write their frames.
  package static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

  private final class Kept<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Returns memory that a large document no longer needs to the system, before it is drawn.
  package static func giveBack() {
    #if canImport(Glibc)
    _ = malloc_trim(0)
    #endif
  }

  /// The number of bytes that are allocated; 0 if that is not known.
  static var inUse: Int {
    #if canImport(Glibc)
    let found = mallinfo2()
    return Int(found.uordblks + found.hblkhd)
    #else
    return 0
    #endif
  }

  /// Lets threads that draw one after the other share what they keep.
  ///
  /// Each new thread has a stock of its own otherwise, of which there may be eight times as many as there are cores.
  ///
  /// - Parameter threads: how many draw at once.
  package static func share(among threads: Int) {
    #if canImport(Glibc)
    _ = mallopt(M_ARENA_MAX, Int32(clamping: threads))
    #endif
  }
}
