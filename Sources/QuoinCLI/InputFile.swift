import Foundation
import QuoinModel

/// Reads whole documents.
enum InputFile {
  /// The maximum size of a file; larger ones are hardly documents and would only fill the memory.
  static let limit = 256 << 20

  /// Reads a file, or standard input if the path is `-`.
  static func read(_ path: String) -> Result<Data, Failure> {
    if path == "-" { return bytes(of: 0) }
    guard !path.utf8.contains(0) else { return failure("it is not a path") }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return failure(String(cString: strerror(errno))) }
    defer { _ = close(file) }
    return bytes(of: file)
  }

  /// The reason a file cannot be read.
  struct Failure: Error {
    let diagnostic: Diagnostic
  }

  private static func bytes(of file: Int32) -> Result<Data, Failure> {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { bytes(of: file, in: $0) }
  }

  private static func bytes(
    of file: Int32, in buffer: UnsafeMutableRawBufferPointer
  ) -> Result<Data, Failure> {
    var data = Data()
    while true {
      let count = systemRead(file, buffer)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
        if data.count > limit { return failure("it is larger than \(limit >> 20) MB") }
      } else if count == 0 {
        return .success(data)
      } else if errno == EISDIR {
        return failure("it is a folder without storyboards, xibs for iOS and Android layouts")
      } else if errno != EINTR {
        return failure(String(cString: strerror(errno)))
      }
    }
  }

  private static func failure(_ reason: String) -> Result<Data, Failure> {
    .failure(
      Failure(
        diagnostic: Diagnostic(.error, rule: "unreadable-file", "cannot be read: \(reason)")))
  }
}

// Inside `InputFile`, `read` would refer to its own method.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(file, buffer.baseAddress, buffer.count)
}
