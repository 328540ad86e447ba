import CSandbox
import QuoinResources

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A child process that decodes untrusted files, and the socket for its requests.
///
/// It must be used by one thread at a time.
final class DecoderProcess: @unchecked Sendable {
  /// The reason why there is no answer.
  enum Failure: Error {
    /// The child cannot be started.
    case absent
    /// The deadline passed.
    case late
    /// The child terminated while it worked, or sent an invalid answer.
    case broken
  }

  private let process: pid_t
  private let socket: Int32
  private var isEnded = false

  /// Starts a program as a decoder, with the socket as its standard input.
  init?(_ executable: String, _ arguments: [String]) {
    guard let (process, socket) = DecoderProcess.start(executable, arguments) else { return nil }
    self.process = process
    self.socket = socket
  }

  /// Starts a program with a socket as its standard input.
  ///
  /// - Parameter answers: whether the socket is its standard output as well.
  static func start(
    _ executable: String, _ arguments: [String], answers: Bool = false
  ) -> (process: pid_t, socket: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, DecoderProcess.stream, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    if answers {
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let surroundings = DecoderProcess.environment.map { strdup($0) } + [nil]
    defer { for word in words + surroundings { free(word) } }
    let status = posix_spawn(&child, executable, &actions, nil, words, surroundings)
    _ = close(ends[1])
    guard status == 0 else {
      _ = close(ends[0])
      return nil
    }
    return (child, ends[0])
  }

  private init(_ process: pid_t, _ socket: Int32) {
    self.process = process
    self.socket = socket
  }

  deinit { end() }

  /// Forks this process; the child becomes a decoder.
  ///
  /// Its libraries are already loaded, which is most of the cost of a start. Call this first in a
  /// program: a lock held by another thread would stay locked in the child, and the child has a
  /// copy of everything that the program has read.
  ///
  /// - Parameter drawsFirst: whether the child prepares to draw SVG.
  /// - Returns: `nil` if the process cannot be forked.
  static func divided(drawsFirst: Bool) -> DecoderProcess? {
    var socket: Int32 = -1
    let process = quoin_divide(&socket)
    if process == 0 {
      let names = environmentNames.map { strdup($0 + "=") }
      names.map { UnsafePointer($0) }.withUnsafeBufferPointer {
        quoin_forget_environment($0.baseAddress, Int32($0.count))
      }
      DecoderWorker.run(drawsFirst: drawsFirst)
    }
    return process > 0 ? DecoderProcess(pid_t(process), socket) : nil
  }

  /// Kills the child and reaps it.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    _ = kill(process, SIGKILL)
    _ = close(socket)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private static let environmentNames = [
    "HOME", "LD_LIBRARY_PATH", "XDG_CACHE_HOME", "FONTCONFIG_PATH", "FONTCONFIG_FILE",
  ]

  /// The environment variables that the child needs to find libraries and fonts.
  private static var environment: [String] {
    environmentNames.compactMap { (name: String) -> String? in
      getenv(name).map { name + "=" + String(cString: $0) }
    }
  }

  private static let stream: Int32 = {
    #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue)
    #else
    SOCK_STREAM
    #endif
  }()

  // MARK: Requests

  /// Sends a request and waits for the answer.
  ///
  /// - Parameters:
  ///   - seconds: the processor time that the child may use; up to ten times as much wall-clock
  ///     time may pass if the machine is busy.
  ///   - room: returns the memory for the body of an answer; `nil` if it has none or an unexpected
  ///     size.
  /// - Returns: the head of the answer.
  func ask(
    _ request: DecoderRequest, _ parts: [[UInt8]], seconds: Double,
    room: (_ head: DecoderMessage, _ size: Int) -> UnsafeMutableRawPointer? = { _, _ in nil }
  ) throws(Failure) -> DecoderMessage {
    let deadline = Deadline(process, seconds: seconds)
    var head = DecoderMessage()
    head.write(Int(request.rawValue))
    head.write(parts.reduce(0) { $0 + $1.count })
    for part in [head.bytes] + parts { try send(part, deadline) }
    var sizes = DecoderMessage(try receive(16, deadline))
    guard let length = sizes.int(), let size = sizes.int(), (0...(1 << 24)).contains(length),
      size >= 0
    else { throw .broken }
    let answer = DecoderMessage(try receive(length, deadline))
    if size > 0 {
      guard let target = room(answer, size) else { throw .broken }
      try receive(into: target, size, deadline)
    }
    return answer
  }

  private func send(_ bytes: [UInt8], _ deadline: Deadline) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return systemSend(socket, base + done, bytes.count - done)
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        try wait(Int16(POLLOUT), deadline)
      } else if errno != EINTR {
        throw .broken
      }
    }
  }

  private func receive(_ count: Int, _ deadline: Deadline) throws(Failure) -> [UInt8] {
    guard count > 0 else { return [] }
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      do throws(Failure) {
        try receive(into: UnsafeMutableRawPointer(base), count, deadline)
        filled = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private func receive(
    into target: UnsafeMutableRawPointer, _ count: Int, _ deadline: Deadline
  ) throws(Failure) {
    var done = 0
    while done < count {
      let got = recv(socket, target + done, count - done, Int32(MSG_DONTWAIT))
      if got > 0 {
        done += got
      } else if got == 0 {
        throw .broken
      } else if errno == EAGAIN {
        try wait(Int16(POLLIN), deadline)
      } else if errno != EINTR {
        throw .broken
      }
    }
  }

  private func wait(_ event: Int16, _ deadline: Deadline) throws(Failure) {
    var entry = pollfd(fd: socket, events: event, revents: 0)
    while poll(&entry, 1, 50) == 0 {
      if deadline.isPassed { throw .late }
    }
  }

  /// The processor time and wall-clock time at which a request is abandoned.
  struct Deadline {
    private var clock: clockid_t = 0
    private let processor: Double
    private let wall: Double

    init(_ process: pid_t, seconds: Double) {
      var clock: clockid_t = 0
      self.clock = clock_getcpuclockid(process, &clock) == 0 ? clock : CLOCK_MONOTONIC
      processor = Deadline.now(self.clock) + seconds
      wall = Deadline.now(CLOCK_MONOTONIC) + 10 * seconds
    }

    var isPassed: Bool {
      Deadline.now(clock) > processor || Deadline.now(CLOCK_MONOTONIC) > wall
    }

    private static func now(_ clock: clockid_t) -> Double {
      var time = timespec()
      guard clock_gettime(clock, &time) == 0 else { return 0 }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
}

// Inside `DecoderProcess`, the name `send` refers to its own method.
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  send(socket, bytes, count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
}
