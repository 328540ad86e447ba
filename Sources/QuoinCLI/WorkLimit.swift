import Foundation
import QuoinModel
import QuoinResources
import Synchronization

/// A limit on the processor time of a job, and on the memory of the process meanwhile.
///
/// A job that exceeds the limit is abandoned. Its deadline passes, so that stages that check it end
/// soon; the rest continues until the process ends. If an abandoned job keeps allocating memory,
/// the process exits at twice the limit.
final class WorkLimit: Sendable {
  /// The limit that was exceeded.
  enum Excess: Sendable {
    case time
    case memory

    /// Returns a diagnostic for a job such as `the document`.
    func diagnostic(_ limits: Limits, of work: String) -> Diagnostic {
      let most =
        switch self {
        case .time: "\(DocumentJSON.number(limits.seconds)) seconds of processor time"
        case .memory: "\(Limits.words(bytes: limits.memory)) of memory"
        }
      return Diagnostic(
        .error, rule: "limit-exceeded", "\(work) takes more than the limit of \(most)")
    }
  }

  /// A deadline that passes when the job is abandoned.
  let deadline = Deadline { false }
  #if os(Linux)
  private let member = Mutex<ProcessorTime.Member?>(nil)
  #endif

  /// Whether the job was abandoned.
  var isLate: Bool { deadline.isPassed }

  /// Runs a job on a thread of its own.
  ///
  /// - Parameter instead: A closure that returns the result if a limit is exceeded.
  static func run<Answer: Sendable>(
    _ limits: Limits, instead: (Excess) -> Answer,
    _ work: @escaping @Sendable (WorkLimit) -> Answer
  ) -> Answer {
    let limit = WorkLimit()
    guard limits.seconds.isFinite || limits.memory < .max else { return work(limit) }
    let answer = Slot<Answer>()
    let thread = Thread {
      answer.fill(limit.counting { work(limit) })
    }
    // The stack size of a main thread.
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

  /// The resident memory of the process in bytes, if available.
  private static var memory: Int? {
    #if os(Linux)
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { _ = close(file) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return nil }
    // The second number is that of resident pages.
    let space = UInt8(ascii: " ")
    let digits = buffer[..<count].drop { $0 != space }.dropFirst().prefix { $0 != space }
    guard digits.allSatisfy({ (48...57).contains($0) }), !digits.isEmpty else { return nil }
    let pages = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
    return nil
    #endif
  }

  private static func endProcess(_ limits: Limits) -> Never {
    StandardOutput.warn(
      "quoin: error: the documents need more than twice the limit of \(Limits.words(bytes: limits.memory)) "
        + "of memory; unfinished documents are abandoned (limit-exceeded)\n")
    _exit(ExitStatus.failure.rawValue)
  }

  /// Calls a function on the thread of the job.
  private func counting<Answer>(_ work: () -> Answer) -> Answer {
    #if os(Linux)
    let member = ProcessorTime.shared.join(isJob: true)
    self.member.withLock { $0 = member }
    defer { ProcessorTime.shared.leave(member) }
    #endif
    return work()
  }

  /// The processor time of the job in seconds, or of the whole process where thread times are not
  /// available.
  private var spent: Double {
    #if os(Linux)
    // A thread that has not started has used no time, however long the process has worked on other
    // jobs.
    return member.withLock { $0 }.map { ProcessorTime.shared.spent($0) } ?? 0
    #else
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }

  /// A container for a single result.
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
