import CPangoCairo

/// The memory of the process.
package enum ProcessMemory {
  /// Keeps what pictures leave for the next ones, up to a size for each thread that draws.
  ///
  /// A picture takes some megabytes for a moment. Given back to the system each time, they come back page by page, which
  /// costs as much as drawing does.
  package static func keep() {
    #if canImport(Glibc)
    _ = mallopt(M_MMAP_THRESHOLD, 16 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 32 << 20)
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
