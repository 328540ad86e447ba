import CPangoCairo

/// Decodes PNG files with cairo.
enum PNGDecoder {
  /// The picture as a surface that the caller must destroy, or `nil` for a damaged file.
  static func surface(_ bytes: [UInt8]) -> OpaquePointer? {
    var reader = ByteReader(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let reader = closure?.assumingMemoryBound(to: ByteReader.self), let data else {
            return CAIRO_STATUS_READ_ERROR
          }
          return reader.pointee.read(Int(length), into: data)
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, reader)
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}

/// Bytes that are read sequentially.
private struct ByteReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard count <= bytes.count - position else { return false }
    for offset in 0..<count { target[offset] = bytes[position + offset] }
    position += count
    return true
  }
}
