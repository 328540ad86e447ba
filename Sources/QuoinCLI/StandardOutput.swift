import Foundation

/// Why an answer could not be handed on.
enum OutputFailure: Error {
  /// Nobody reads any more, as after `| head -1`.
  case closed
  /// The system's words for it.
  case failed(String)
}

/// The command's two outputs, written without buffers and without traps.
enum StandardOutput {
  /// Lets a write to a closed pipe fail instead of ending the process.
  static func prepare() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a result to standard output.
  static func write(_ text: String) throws(OutputFailure) { try write(text, to: 1) }

  /// Writes what the user should know to standard error; if nobody reads it, so be it.
  static func warn(_ text: String) { try? write(text, to: 2) }

  private static func write(_ text: String, to file: Int32) throws(OutputFailure) {
    var text = text
    let error: Int32 = text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = systemWrite(
          file, UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[done...]))
        if count > 0 {
          done += count
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard error != 0 else { return }
    throw error == EPIPE ? .closed : .failed(String(cString: strerror(error)))
  }
}

// Inside `StandardOutput` the name `write` means its own.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
