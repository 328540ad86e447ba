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
}
