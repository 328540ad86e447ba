import CSandbox
import QuoinResources

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Converts the pictures in PDF files, as used by app projects, to SVG with poppler's `pdftocairo`.
///
/// That program is optional, and none of its libraries is linked. It runs as a child process that
/// enters the decoders' sandbox before it executes the program: only fonts and libraries can be
/// read, there are no sockets, and memory and time are limited. The file is passed on standard
/// input, the drawing comes from standard output.
enum PDFConverter {
  /// Whether a file is a PDF.
  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("%PDF-".utf8)) }

  /// The paths at which the program may be installed.
  private static let places = [
    "/usr/bin/pdftocairo", "/usr/local/bin/pdftocairo", "/opt/homebrew/bin/pdftocairo",
  ]

  /// The path of the program, or `nil` if it is not installed.
  static var program: String? { places.first { access($0, X_OK) == 0 } }

  /// The maximum size of a drawing, in bytes.
  private static let maximumBytes = 32 << 20
  /// The maximum processor time of the program in seconds, regardless of a document's limits.
  private static let maximumSeconds = 60

  // MARK: In the child

  /// Enters the sandbox and executes the program.
  static func run() -> Never {
    quoin_close_from(3)
    DecoderWorker.limitMemory()
    DecoderWorker.limitTime(maximumSeconds)
    guard let program else { _exit(127) }
    let folders = DecoderWorker.folders.map { strdup($0) }
    _ = folders.map { UnsafePointer($0) }.withUnsafeBufferPointer {
      quoin_sandbox_program($0.baseAddress, Int32($0.count), program)
    }
    let words: [String] = [program, "-svg", "-f", "1", "-l", "1", "-", "-"]
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    _ = execv(program, pointers)
    _exit(127)
  }

  // MARK: In the parent

  /// The reason why there is no drawing.
  enum Failure: Error {
    case absent
    case late
    case broken
  }

  /// Converts the first page of a file.
  ///
  /// - Parameters:
  ///   - executable: a program that becomes the converter when started with the arguments.
  ///   - seconds: the processor time that it may use.
  static func svg(
    _ bytes: [UInt8], _ executable: String, _ arguments: [String], seconds: Double
  ) throws(Failure) -> [UInt8] {
    guard let process = ConverterProcess(executable, arguments) else { throw .absent }
    defer { process.end() }
    let output = try process.exchange(bytes, seconds: seconds, limit: maximumBytes)
    guard output.starts(with: Array("<?xml".utf8)) else { throw .broken }
    return inPoints(output)
  }

  /// Removes the units from the drawing's size: a point of a PDF is a point of a layout.
  static func inPoints(_ svg: [UInt8]) -> [UInt8] {
    let name = Array("<svg".utf8)
    let head = svg.prefix(2_000)
    guard let start = head.indices.first(where: { head[$0...].starts(with: name) }),
      let end = head[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    let tag = String(decoding: svg[start..<end], as: UTF8.self).replacing("pt\"", with: "\"")
    return Array(svg[..<start]) + Array(tag.utf8) + Array(svg[end...])
  }
}

extension DecoderPool {
  /// Converts the drawing in a PDF file to SVG.
  func svg(
    fromPDF bytes: [UInt8], _ account: PictureAccount
  ) throws(PictureDecoder.Failure) -> [UInt8] {
    guard PDFConverter.program != nil else {
      throw PictureDecoder.Failure(
        "is a PDF file, for which the program pdftocairo (poppler) is not installed")
    }
    do throws(PDFConverter.Failure) {
      return try PDFConverter.svg(
        bytes, executable, arguments + [DecoderWorker.converterWord], seconds: account.seconds)
    } catch {
      switch error {
      case .absent:
        throw PictureDecoder.Failure(
          "cannot be read: the decoder '\(executable)' cannot be started")
      case .late:
        account.noteTimeout()
        throw PictureDecoder.Failure(
          "takes longer than the limit of \(DecoderPool.words(account.limits.decodingSeconds)) s",
          rule: "limit-exceeded")
      case .broken:
        throw PictureDecoder.Failure("is a damaged PDF file, or needs too much memory")
      }
    }
  }
}
