import QuoinResources

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A child process that receives bytes on its standard input and returns others on its standard
/// output, once.
final class ConverterProcess {
  private let process: pid_t
  private let socket: Int32

  /// Starts a program with a single socket as its standard input and output.
  init?(_ executable: String, _ arguments: [String]) {
    guard let (process, socket) = DecoderProcess.start(executable, arguments, answers: true) else {
      return nil
    }
    self.process = process
    self.socket = socket
  }

  /// Kills the child and reaps it; call it once.
  func end() {
    _ = kill(process, SIGKILL)
    _ = close(socket)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Sends all bytes and reads the whole answer.
  ///
  /// - Parameters:
  ///   - seconds: the processor time that the child may use.
  ///   - limit: the maximum number of bytes in the answer.
  func exchange(
    _ bytes: [UInt8], seconds: Double, limit: Int
  ) throws(PDFConverter.Failure) -> [UInt8] {
    let deadline = DecoderProcess.Deadline(process, seconds: seconds)
    var sent = 0
    var answer: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if sent < bytes.count {
        let count = bytes.withUnsafeBytes { buffer -> Int in
          guard let base = buffer.baseAddress else { return 0 }
          return send(
            socket, base + sent, bytes.count - sent, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        }
        if count > 0 { sent += count }
        // A program that has read enough closes its end and may still answer.
        if count < 0, errno != EAGAIN, errno != EINTR { sent = bytes.count }
        if sent == bytes.count { _ = shutdown(socket, Int32(SHUT_WR)) }
      }
      let got = room.withUnsafeMutableBytes { buffer in
        recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      }
      if got == 0 { return answer }
      if got > 0 {
        answer += room[..<got]
        guard answer.count <= limit else { throw .broken }
        continue
      }
      guard errno == EAGAIN || errno == EINTR else { throw .broken }
      let events = Int16(POLLIN) | (sent < bytes.count ? Int16(POLLOUT) : 0)
      var entry = pollfd(fd: socket, events: events, revents: 0)
      _ = poll(&entry, 1, 50)
      if deadline.isPassed { throw .late }
    }
  }
}
