import Foundation

/// Whether a document has something for a decoder, by a look at its bytes: the decoder then starts before the document is
/// read, or while it is.
enum DecoderHint {
  /// What stands before pictures and fonts.
  private static let signs = ["<img", "<svg", "url(", "image=\""]

  /// Whether there is a sign of pictures or fonts; where there is none after all, a child is started in vain.
  ///
  /// - Complexity: O(n) in the size of the document.
  static func isLikely(in data: Data) -> Bool { contains(signs, data) }

  private static func contains(_ signs: [String], _ data: Data) -> Bool {
    signs.contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// Whether a command will want a decoder, by a look at the beginnings of the first files that it names: pictures are
  /// decoded to be drawn, fonts to be measured, too.
  ///
  /// It leaves nothing in the memory of what it read.
  static func isLikely(for arguments: [String]) -> Bool {
    let signs: [String]
    switch arguments.first {
    case "render": signs = self.signs
    case "layout", "lint": signs = ["@font-face"]
    default: return false
    }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    guard let base = room.baseAddress else { return false }
    defer {
      room.initializeMemory(as: UInt8.self, repeating: 0)
      room.deallocate()
    }
    return arguments.dropFirst().prefix(8).contains { path in
      let count = beginning(of: path, in: room)
      return contains(signs, Data(bytesNoCopy: base, count: count, deallocator: .none))
    }
  }

  /// Reads the beginning of a regular file.
  ///
  /// - Returns: how many bytes there are.
  private static func beginning(of path: String, in room: UnsafeMutableRawBufferPointer) -> Int {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return max(0, read(file, room.baseAddress, room.count))
  }
}
