import CPangoCairo
import CSandbox
import QuoinGeometry
import QuoinResources

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The main loop of a decoder process, which answers the requests of a `DecoderPool`.
public enum DecoderWorker {
  /// Runs the process as a decoder, without returning, if its first argument asks for that.
  ///
  /// Call it at the very start of a program that serves as the executable of a `DecoderPool`.
  public static func runIfAsked(_ word: String = "--decoder") {
    let words = CommandLine.arguments.dropFirst()
    if words.elementsEqual([word]) { run() }
    if words.elementsEqual([word, converterWord]) { PDFConverter.run() }
  }

  /// The argument that turns a decoder into a converter of PDF files.
  static let converterWord = "pdf"

  /// Enters the sandbox and answers requests on standard input until it is closed.
  public static func run() -> Never { run(drawsFirst: false) }

  /// Enters the sandbox and answers requests on standard input until it is closed.
  ///
  /// - Parameter drawsFirst: whether to draw a small SVG document before the first request. The
  ///   first document takes several milliseconds more than later ones; in this way the libraries
  ///   are ready when the parent has laid out its document.
  static func run(drawsFirst: Bool) -> Never {
    // Other descriptors that the parent left open must not be available to the decoder.
    quoin_close_from(3)
    limitMemory()
    let bits = sandbox()
    quoin_end_with_input()
    if drawsFirst { drawAnything() }
    var worker = Session(bits: bits)
    while worker.answer() {}
    _exit(0)
  }

  private static func drawAnything() {
    let document = #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1" fill="red"/></svg>"#
    guard let picture = SVGPicture(Array(document.utf8)),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    _ = picture.draw(in: Rect(origin: .zero, size: picture.specified.size), on: context)
  }

  /// The maximum memory of a decoder in bytes, excluding libraries: a picture of the largest size,
  /// and its file.
  private static let memory = 512 << 20

  private static func limit(_ kind: Int32, _ value: Int) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    _ = setrlimit(numericCast(kind), &limits)
  }

  /// Makes the system terminate the process after the given processor time.
  static func limitTime(_ seconds: Int) {
    #if canImport(Glibc)
    limit(Int32(RLIMIT_CPU.rawValue), seconds)
    #else
    limit(RLIMIT_CPU, seconds)
    #endif
  }

  static func limitMemory() {
    #if canImport(Glibc)
    let kinds = (
      data: Int32(RLIMIT_DATA.rawValue), core: Int32(RLIMIT_CORE.rawValue),
      size: Int32(RLIMIT_FSIZE.rawValue), files: Int32(RLIMIT_NOFILE.rawValue)
    )
    #else
    let kinds = (data: RLIMIT_DATA, core: RLIMIT_CORE, size: RLIMIT_FSIZE, files: RLIMIT_NOFILE)
    #endif
    limit(kinds.data, memory)
    limit(kinds.core, 0)
    limit(kinds.size, 0)
    limit(kinds.files, 64)
  }

  /// The font and library folders whose files the decoder may read.
  static var folders: [String] {
    var folders = [
      "/usr/share", "/usr/lib", "/usr/local/share", "/usr/local/lib", "/lib", "/lib64",
      "/etc/fonts", "/var/cache/fontconfig", "/opt/homebrew",
    ]
    if let home = getenv("HOME").map({ String(cString: $0) }), !home.isEmpty {
      folders += ["/.fonts", "/.local/share/fonts", "/.cache/fontconfig"].map { home + $0 }
    }
    return folders
  }

  /// - Returns: the parts of the sandbox that are active.
  private static func sandbox() -> Int {
    let words = folders.map { strdup($0) }
    defer { for word in words { free(word) } }
    return words.map { UnsafePointer($0) }.withUnsafeBufferPointer {
      Int(quoin_sandbox($0.baseAddress, Int32($0.count)))
    }
  }
}

extension DecoderWorker {
  /// A connection to a parent process.
  fileprivate struct Session {
    let bits: Int
    /// The SVG document of the last request, which the next one often repeats.
    private var last: (bytes: [UInt8], picture: SVGPicture)?

    init(bits: Int) { self.bits = bits }

    /// Answers one request.
    ///
    /// - Returns: whether to expect further requests.
    mutating func answer() -> Bool {
      guard var head = read(16).map({ DecoderMessage($0) }), let kind = head.int(),
        let size = head.int(), size >= 0, size <= 1 << 30,
        let request = UInt8(exactly: kind).flatMap({ DecoderRequest(rawValue: $0) }),
        let bytes = read(size)
      else { return false }
      switch request {
      case .greeting:
        var answer = DecoderMessage()
        answer.write(bits)
        return write(answer, nil)
      case .picture: return picture(bytes)
      case .drawing: return drawing(bytes)
      case .trial: return trial(bytes)
      case .font:
        let fault = FontTrial.fault(in: bytes)
        var answer = DecoderMessage()
        answer.write(fault == nil ? 0 : 1)
        answer.write(fault ?? "")
        return write(answer, nil)
      }
    }

    private func picture(_ bytes: [UInt8]) -> Bool {
      var request = DecoderMessage(Array(bytes.prefix(16)))
      guard let most = request.int(), let left = request.int() else { return false }
      var answer = DecoderMessage()
      do throws(PictureDecoder.Failure) {
        let room = PictureDecoder.Room(each: most, all: left)
        let picture = try PictureDecoder.decode(Array(bytes.dropFirst(16)), room)
        answer.write(0)
        answer.write(picture.finding ?? "")
        answer.write(picture.format.rawValue)
        guard let surface = picture.surface() else {
          answer.write(picture.size.width)
          answer.write(picture.size.height)
          answer.write(Int(picture.sizing.rawValue))
          return write(answer, nil)
        }
        defer { cairo_surface_destroy(surface) }
        answer.write(Int(cairo_image_surface_get_width(surface)))
        answer.write(Int(cairo_image_surface_get_height(surface)))
        answer.write(cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 1 : 0)
        return write(answer, surface)
      } catch {
        answer.write(1)
        answer.write(error.reason)
        answer.write(error.rule)
        return write(answer, nil)
      }
    }

    private mutating func document(_ bytes: [UInt8]) -> SVGPicture? {
      if let last, last.bytes == bytes { return last.picture }
      last = SVGPicture(bytes).map { (bytes, $0) }
      return last?.picture
    }

    private mutating func drawing(_ bytes: [UInt8]) -> Bool {
      let headSize = 12 * 8
      var request = DecoderMessage(Array(bytes.prefix(headSize)))
      guard let width = request.int(), let height = request.int(), (1...32_767).contains(width),
        (1...32_767).contains(height), let place = request.place(),
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      else { return false }
      defer { cairo_surface_destroy(surface) }
      var answer = DecoderMessage()
      guard let document = document(Array(bytes.dropFirst(headSize))),
        let context = cairo_create(surface)
      else {
        answer.write(1)
        return write(answer, nil)
      }
      var matrix = place.matrix
      cairo_set_matrix(context, &matrix)
      _ = document.draw(in: place.rect, on: context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      answer.write(0)
      return write(answer, surface)
    }

    /// Draws the document into a PDF file that is discarded.
    private mutating func trial(_ bytes: [UInt8]) -> Bool {
      let headSize = 10 * 8
      var request = DecoderMessage(Array(bytes.prefix(headSize)))
      guard let place = request.place() else { return false }
      var matrix = place.matrix
      var answer = DecoderMessage()
      let (width, height) = (
        min(max(1, place.rect.width * matrix.xx.magnitude), 14_400),
        min(max(1, place.rect.height * matrix.yy.magnitude), 14_400)
      )
      guard let document = document(Array(bytes.dropFirst(headSize))),
        let surface = cairo_pdf_surface_create_for_stream(
          { _, _, _ in CAIRO_STATUS_SUCCESS }, nil, width, height),
        let context = cairo_create(surface)
      else {
        answer.write(1)
        return write(answer, nil)
      }
      cairo_set_matrix(context, &matrix)
      let before = ProcessMemory.inUse
      _ = document.draw(in: place.rect, on: context)
      // The page keeps the pixels of filters until it is written.
      let kept = max(0, ProcessMemory.inUse - before)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      answer.write(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? 0 : 1)
      answer.write(kept)
      cairo_surface_destroy(surface)
      return write(answer, nil)
    }

    // MARK: Input and output

    private func read(_ count: Int) -> [UInt8]? {
      guard count > 0 else { return [] }
      var isWhole = true
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        while filled < count, let base = buffer.baseAddress {
          let got = systemRead(base + filled, count - filled)
          guard got > 0 else {
            isWhole = false
            return
          }
          filled += got
        }
      }
      return isWhole ? bytes : nil
    }

    /// Writes an answer, followed by the pixels of a surface.
    private func write(_ answer: DecoderMessage, _ surface: OpaquePointer?) -> Bool {
      let data = surface.flatMap { cairo_image_surface_get_data($0) }
      let size =
        surface.map {
          Int(cairo_image_surface_get_stride($0)) * Int(cairo_image_surface_get_height($0))
        } ?? 0
      var head = DecoderMessage()
      head.write(answer.bytes.count)
      head.write(data == nil ? 0 : size)
      let isSaid = (head.bytes + answer.bytes).withUnsafeBytes { write($0.baseAddress, $0.count) }
      return isSaid && (data == nil || write(UnsafeRawPointer(data), size))
    }

    private func write(_ bytes: UnsafeRawPointer?, _ count: Int) -> Bool {
      guard let bytes else { return count == 0 }
      var done = 0
      while done < count {
        let written = systemWrite(bytes + done, count - done)
        guard written > 0 else { return false }
        done += written
      }
      return true
    }
  }
}

// Inside `Session`, the names `read` and `write` refer to its own methods.
private func systemRead(_ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(0, target, count)
}

private func systemWrite(_ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(0, bytes, count) }
