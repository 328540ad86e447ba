import QuoinGeometry
import QuoinResources
import Synchronization

/// A pool of child processes that decode pictures, draw SVG and test fonts in place of this
/// process.
///
/// The libraries for these tasks are written in C, and malicious files can exploit them. In a child
/// without access to files and the network and with limited memory (Linux: Landlock, seccomp,
/// resource limits) a file can at most terminate the child: a decoder that crashes, hangs or runs
/// out of memory results in a diagnostic about the picture, and the next picture gets a new child.
///
/// Children start when the first file is to be decoded, and stay for later ones. The executable
/// must call `DecoderWorker.run()` when it is started with the arguments; the command `quoin` does
/// so for `--decoder`.
///
///     let pool = DecoderPool(executable: "/usr/bin/quoin")
///     var png = PNG(arrangement)
///     png.reading.decoders = pool
///
/// Without a pool, everything is decoded in the process itself.
public final class DecoderPool: Sendable {
  let executable: String
  let arguments: [String]
  private let idle = Mutex<[DecoderProcess]>([])
  private let checkedFonts = Mutex<[Int: [CheckedFont]]>([:])

  /// A tested font, with the problem found, if any.
  private struct CheckedFont {
    let bytes: [UInt8]
    let fault: String?
  }

  /// The reason why something was not decoded, worded to follow its name.
  struct Failure: Error {
    let reason: String
    /// Whether a limit was reached; the file itself may be valid.
    var isLimit = false
  }

  /// Creates a pool whose children run the given program.
  ///
  /// - Parameters:
  ///   - executable: the path of the program.
  ///   - arguments: the arguments that make it run as a decoder.
  public init(executable: String, arguments: [String] = ["--decoder"]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Starts a child if none is idle, without waiting for it.
  ///
  /// A child takes about ten milliseconds to load its libraries. If pictures are to be expected,
  /// call this so that the child starts while the document is read and laid out.
  public func prepare() {
    guard idle.withLock({ $0.isEmpty }), let process = DecoderProcess(executable, arguments) else {
      return
    }
    idle.withLock { $0.append(process) }
  }

  /// Forks this process; the child becomes the first decoder of the pool.
  ///
  /// A fork takes a tenth of the time of a new process. The program must be single-threaded, and
  /// must not have read anything that a decoder must not see.
  ///
  /// - Parameter drawsFirst: whether SVG is likely, for which the child then prepares itself.
  package func divide(drawsFirst: Bool) {
    guard let process = DecoderProcess.divided(drawsFirst: drawsFirst) else { return }
    idle.withLock { $0.append(process) }
  }

  /// Terminates all idle children; the next picture starts a new one.
  public func removeAll() { idle.withLock { $0 = [] } }

  /// The active parts of a child's sandbox: whether file access and system calls are restricted.
  ///
  /// - Returns: `nil` if no child can be started.
  package var confinement: (files: Bool, calls: Bool)? {
    guard var answer = try? ask(.greeting, [], seconds: 5), let bits = answer.int() else {
      return nil
    }
    return (bits & 1 != 0, bits & 2 != 0)
  }

  /// Sends a request to an idle or new child; a child that fails is terminated.
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

  /// Tests a font and returns the problem found, worded to follow the font's name; `nil` if the
  /// font can be used.
  ///
  /// - Complexity: O(n) in the size; the results of earlier tests are reused.
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
      // Enough for a few documents; the limit prevents untrusted documents from filling the memory.
      if fonts.count >= 32 { fonts = [:] }
      fonts[key, default: []].append(entry)
    }
    return fault
  }

  static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(min(seconds, 1e9)))" : "\(seconds)"
  }
}
