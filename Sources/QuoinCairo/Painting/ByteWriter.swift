import CPangoCairo

/// Collects the bytes that cairo writes.
final class ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// The callback for cairo, which takes the writer as its closure.
  static let callback: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let writer = Unmanaged<ByteWriter>.fromOpaque(closure).takeUnretainedValue()
    writer.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The writer as cairo's closure; the caller must keep the writer alive.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

extension cairo_status_t {
  /// Cairo's description of the status.
  var words: String { cairo_status_to_string(self).map { String(cString: $0) } ?? "unknown" }
}
