import Foundation
import QuoinModel
import QuoinResources
import Synchronization

/// How much of the processor's time a piece of work may take, and how much memory the process meanwhile.
///
/// Work that takes too much is left alone: nobody waits for it. Its deadline passes then, so that the stages which look
/// at that end soon; what does not look goes on until the process ends. Where one that takes ever more memory is left alone, the process ends at twice as much.
final class WorkLimit: Sendable {
  /// What was not enough.
  enum Excess: Sendable {
    case time
    case memory

    /// Says so of some work, `the document` for example.
    func diagnostic(_ limits: Limits, of work: String) -> Diagnostic {
      let most =
        switch self {
        case .time: "\(DocumentJSON.number(limits.seconds)) seconds of the processor's time"
        case .memory: "\(Limits.words(bytes: limits.memory)) of memory"
        }
      return Diagnostic(
        .error, rule: "limit-exceeded", "\(work) takes more than the limit of \(most)")
    }
  }

  /// Passes when nobody waits for the work any more.
  let deadline = Deadline { false }
  private let clock = Mutex<clockid_t?>(nil)

  /// Whether nobody waits for the work any more.
  var isLate: Bool { deadline.isPassed }

  /// Does a piece of work in a thread of its own.
  ///
  /// - Parameter instead: the answer where a limit was not enough.
  static func run<Answer: Sendable>(
    _ limits: Limits, instead: (Excess) -> Answer,
    _ work: @escaping @Sendable (WorkLimit) -> Answer
  ) -> Answer {
    let limit = WorkLimit()
    guard limits.seconds.isFinite || limits.memory < .max else { return work(limit) }
    let answer = Slot<Answer>()
    let thread = Thread {
      limit.start()
      answer.fill(work(limit))
    }
    // As much as the main thread has.
    thread.stackSize = 8 << 20
    thread.start()
    while !answer.wait(seconds: 0.025) {
      var excess: Excess?
      if limit.spent > limits.seconds { excess = .time }
      if let memory, memory > limits.memory {
        if memory / 2 > limits.memory { endProcess(limits) }
        excess = .memory
      }
      if let excess {
        limit.deadline.end()
        return instead(excess)
      }
    }
    return answer.take() ?? instead(.time)
  }

  /// The bytes that the process holds, where the system says so.
  private static var memory: Int? {
    #if os(Linux)
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { _ = close(file) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return nil }
    let words = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
    return nil
    #endif
  }

  private static func endProcess(_ limits: Limits) -> Never {
    StandardOutput.warn(
      "quoin: error: the documents need more than twice the limit of \(Limits.words(bytes: limits.memory)) "
        + "of memory; those that are not answered are given up (limit-exceeded)\n")
    _exit(ExitStatus.failure.rawValue)
  }

  private func start() {
    #if os(Linux)
    var id: clockid_t = 0
    if pthread_getcpuclockid(pthread_self(), &id) == 0 { clock.withLock { $0 = id } }
    #endif
  }

  /// The seconds so far; of the whole process where no system tells those of a thread.
  private var spent: Double {
    var time = timespec()
    #if os(Linux)
    // A thread that has not begun yet has taken no time, however long the process has worked on others.
    guard let id = clock.withLock({ $0 }) else { return 0 }
    #else
    let id = CLOCK_PROCESS_CPUTIME_ID
    #endif
    guard clock_gettime(id, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A place for one answer.
  private final class Slot<Answer: Sendable>: Sendable {
    private let value = Mutex<Answer?>(nil)
    private let isFilled = DispatchSemaphore(value: 0)

    func fill(_ answer: Answer) {
      value.withLock { $0 = answer }
      isFilled.signal()
    }

    func wait(seconds: Double) -> Bool { isFilled.wait(timeout: .now() + seconds) == .success }

    func take() -> Answer? { value.withLock { $0.take() } }
  }
}
