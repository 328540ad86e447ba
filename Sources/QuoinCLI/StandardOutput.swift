import Foundation

/// The reason output could not be written.
enum OutputFailure: Error {
  /// The reader closed the pipe, as in `| head -1`.
  case closed
  /// Another error, with the system's message.
  case failed(String)

  /// Reports the failure, unless the reader stopped early, and returns the exit status that follows.
  func report() -> ExitStatus {
    guard case .failed(let reason) = self else { return .clean }
    StandardOutput.warn("quoin: error: standard output cannot be written: \(reason)\n")
    return .failure
  }
}

/// Unbuffered output to standard output and standard error.
enum StandardOutput {
  /// Ignores `SIGPIPE`, so that a write to a closed pipe fails instead of ending the process.
  static func prepare() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a result to standard output.
  static func write(_ text: String) throws(OutputFailure) { try write(text, to: 1) }

  /// Writes the end of a result, and returns the exit status of the command.
  ///
  /// - Parameter status: The status until then; a failure has been reported already.
  static func finish(_ text: String, _ status: ExitStatus) -> ExitStatus {
    do throws(OutputFailure) {
      try write(text)
      return status
    } catch {
      return status == .failure ? status : max(status, error.report())
    }
  }

  /// Writes a message to standard error, ignoring failures.
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
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          // The parent's end of a pipe may be non-blocking, which applies to this end, too.
          var full = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          _ = poll(&full, 1, -1)
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

// Inside `StandardOutput`, `write` would refer to its own method.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
