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
}
