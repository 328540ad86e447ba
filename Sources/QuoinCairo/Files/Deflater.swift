import CPangoCairo
import QuoinPaint

/// Compresses bytes that come piece by piece.
struct Deflater: ~Copyable {
  /// What came out so far.
  private(set) var output: [UInt8] = []

  private let stream: UnsafeMutablePointer<z_stream>
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  init() throws(PaintError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    // Level 3 takes a third of the usual time for a tenth more bytes.
    guard deflateInit_(stream, 3, ZLIB_VERSION, size) == Z_OK else { throw PaintError.outOfMemory }
  }

  deinit {
    deflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Compresses the next bytes; after the last ones the output is complete.
  mutating func add(_ bytes: inout [UInt8], isLast: Bool) throws(PaintError) {
    var status = Z_OK
    bytes.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = uInt(input.count)
      repeat {
        let count = room.withUnsafeMutableBufferPointer { room in
          stream.pointee.next_out = room.baseAddress
          stream.pointee.avail_out = uInt(room.count)
          status = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          return room.count - Int(stream.pointee.avail_out)
        }
        output.append(contentsOf: room[..<count])
      } while stream.pointee.avail_out == 0
    }
    guard status == (isLast ? Z_STREAM_END : Z_OK) || status == Z_BUF_ERROR else {
      throw PaintError.failed("compression ended with \(status)")
    }
  }
}
