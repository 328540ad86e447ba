import QuoinGeometry
import QuoinResources
import Synchronization

/// Child processes that decode pictures, draw SVG and try fonts in place of this process.
///
/// The libraries that do this are written in C, and files are made to break them. In a child without files,
/// network and much memory (Linux: Landlock, seccomp, resource limits) a file can end the child and no more: a
/// decoder that crashes, hangs or grows is a finding about the picture, and the next one gets a new child.
///
/// Children start when something is first to be decoded, and stay for the next. The program in them must call
/// `DecoderWorker.run()` when it is given the arguments; the command `quoin` does so for `--decoder`.
///
///     let pool = DecoderPool(executable: "/usr/bin/quoin")
///     var png = PNG(arrangement)
///     png.reading.decoders = pool
///
/// Without a pool everything is decoded in the process itself.
public final class DecoderPool: Sendable {
  let executable: String
  let arguments: [String]
  private let idle = Mutex<[DecoderProcess]>([])
  private let checkedFonts = Mutex<[Int: [CheckedFont]]>([:])

  /// A font of which it is known whether it can be used.
  private struct CheckedFont {
    let bytes: [UInt8]
    let fault: String?
  }

  /// Why something was not decoded, in words that follow its name.
  struct Failure: Error {
    let reason: String
    /// Whether a limit was reached, and nothing is known to be wrong.
    var isLimit = false
  }

  /// A pool of children of a program.
  ///
  /// - Parameters:
  ///   - executable: the path of the program.
  ///   - arguments: what makes a decoder of it.
  public init(executable: String, arguments: [String] = ["--decoder"]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Starts a child where none is idle, and does not wait for it.
  ///
  /// A child takes some ten milliseconds to load its libraries. Whoever knows that pictures are to come has it start
  /// while the document is read and laid out.
  public func prepare() {
    guard idle.withLock({ $0.isEmpty }), let process = DecoderProcess(executable, arguments) else {
      return
    }
    idle.withLock { $0.append(process) }
  }

  /// Forks this process; the child is the first decoder of the pool.
  ///
  /// A fork takes a tenth of the time of a new process. The program must have one thread, and must not have read
  /// anything that a decoder may not see.
  package func divide() {
    guard let process = DecoderProcess.divided() else { return }
    idle.withLock { $0.append(process) }
  }

  /// Ends all children that are idle; the next picture starts one.
  public func removeAll() { idle.withLock { $0 = [] } }

  /// Which parts of the sandbox a child has: whether files, and whether calls are confined.
  ///
  /// - Returns: `nil` where no child can be started.
  package var confinement: (files: Bool, calls: Bool)? {
    guard var answer = try? ask(.greeting, [], seconds: 5), let bits = answer.int() else {
      return nil
    }
    return (bits & 1 != 0, bits & 2 != 0)
  }

  /// Asks a child, a new one where none is idle; one that fails is ended.
  func ask(
    _ request: DecoderRequest, _ parts: [[UInt8]], seconds: Double,
    room: (_ head: DecoderMessage, _ size: Int) -> UnsafeMutableRawPointer? = { _, _ in nil }
  ) throws(Failure) -> DecoderMessage {
    guard
      let process = idle.withLock({ $0.popLast() }) ?? DecoderProcess(executable, arguments)
    else {
      throw Failure(reason: "cannot be read: the decoder '\(executable)' cannot be started")
    }
    do throws(DecoderProcess.Failure) {
      let answer = try process.ask(request, parts, seconds: seconds, room: room)
      idle.withLock { $0.append(process) }
      return answer
    } catch {
      process.end()
      switch error {
      case .absent:
        throw Failure(reason: "cannot be read: the decoder '\(executable)' cannot be started")
      case .late:
        throw Failure(
          reason: "takes longer than the limit of \(DecoderPool.words(seconds)) s", isLimit: true)
      case .broken:
        throw Failure(reason: "ends its decoder: it is damaged or needs too much memory")
      }
    }
  }

  /// What is wrong with a font, in words that follow its name; `nil` where it can be used.
  ///
  /// - Complexity: O(n) in the size; a font that was looked at before is known.
  package func fault(inFont bytes: [UInt8], limits: Limits = .standard) -> String? {
    let key = bytes.prefix(4096).hashValue ^ bytes.count
    let known = checkedFonts.withLock { fonts in fonts[key]?.first { $0.bytes == bytes } }
    if let known { return known.fault }
    var fault: String?
    do throws(Failure) {
      var answer = try ask(.font, [bytes], seconds: limits.decodingSeconds)
      fault = answer.int() == 0 ? nil : answer.text() ?? "is not a font that can be read"
    } catch {
      fault = error.reason
    }
    let entry = CheckedFont(bytes: bytes, fault: fault)
    checkedFonts.withLock { fonts in
      // A few documents' fonts; no stranger fills the memory with more.
      if fonts.count >= 32 { fonts = [:] }
      fonts[key, default: []].append(entry)
    }
    return fault
  }

  static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(min(seconds, 1e9)))" : "\(seconds)"
  }
}
