import CPangoCairo
import QuoinPaint

/// Compresses bytes as the zlib format says (RFC 1950), by libdeflate.
struct Compressor: ~Copyable {
  private let compressor: OpaquePointer

  /// A compressor that is quick rather than thorough: pictures of layouts are mostly flat, and
  /// shrink to about the same at any level.
  init() throws(PaintError) {
    guard let compressor = libdeflate_alloc_compressor(1) else { throw PaintError.outOfMemory }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes compressed, behind what is in a buffer.
  func append(_ bytes: borrowing [UInt8], to buffer: inout [UInt8]) throws(PaintError) {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let start = buffer.count
    buffer.reserveCapacity(start + bound)
    let room = [UInt8](unsafeUninitializedCapacity: bound) { room, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, room.baseAddress, bound)
    }
    // Nothing fits only where the bound is wrong.
    guard !room.isEmpty else { throw PaintError.failed("the compressed picture has no room") }
    buffer += room
  }
}
