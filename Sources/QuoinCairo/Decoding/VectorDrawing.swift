import CPangoCairo
import QuoinGeometry

/// An SVG document during a painting: drawn by a decoder if there is a pool, otherwise in this
/// process.
final class VectorDrawing {
  /// The ways in which the document specifies its size.
  let sizing: SVGSizing

  private let bytes: [UInt8]
  private let pool: DecoderPool?
  private let account: PictureAccount
  /// The document in this process, created when it is first drawn here.
  private lazy var document = SVGPicture(bytes)
  /// The results of test drawings as vectors in a child process: the bytes that each keeps until its page is written, or
  /// `nil` if it fails.
  private var tried: [DecoderMessage.Key: Int?] = [:]
  /// The reason why the document cannot be drawn; further attempts are skipped.
  private(set) var failure: PictureDecoder.Failure?

  init?(_ decoded: DecodedPicture, _ pool: DecoderPool?, _ account: PictureAccount) {
    bytes = decoded.bytes
    sizing = decoded.sizing
    self.pool = pool
    self.account = account
    if pool == nil, document == nil { return nil }
  }

  /// Draws the document into a rectangle.
  func draw(in rect: Rect, on context: OpaquePointer) {
    guard failure == nil else { return }
    guard let pool else {
      _ = document?.draw(in: rect, on: context)
      return
    }
    do throws(DecoderPool.Failure) {
      if cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE {
        try drawPixels(rect, context, pool)
      } else {
        try drawVectors(rect, context, pool)
      }
    } catch {
      note(error)
    }
  }

  /// Composites the pixels that a child drew onto the context, on the same pixel grid.
  private func drawPixels(
    _ rect: Rect, _ context: OpaquePointer, _ pool: DecoderPool
  ) throws(DecoderPool.Failure) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    // Content outside the drawing's rectangle is clipped by its viewport.
    let seen = [
      max(left, rect.minX), max(top, rect.minY), min(right, rect.maxX), min(bottom, rect.maxY),
    ]
    guard seen[0] < seen[2], seen[1] < seen[3] else { return }
    var (x, y): ([Double], [Double]) = ([], [])
    for (across, down) in [(0, 1), (2, 1), (0, 3), (2, 3)] {
      x.append(seen[across] * matrix.xx + seen[down] * matrix.xy + matrix.x0)
      y.append(seen[across] * matrix.yx + seen[down] * matrix.yy + matrix.y0)
    }
    guard let minX = x.min(), let maxX = x.max(), let minY = y.min(), let maxY = y.max(),
      [minX, maxX, minY, maxY].allSatisfy({ $0.magnitude < 1e6 })
    else { return }
    let (originX, originY) = (minX.rounded(.down), minY.rounded(.down))
    let width = Int(maxX.rounded(.up) - originX)
    let height = Int(maxY.rounded(.up) - originY)
    guard width > 0, height > 0 else { return }
    guard width <= 32_767, height <= 32_767, width * height <= account.limits.picturePixels else {
      throw DecoderPool.Failure(
        reason: "is drawn \(width) × \(height) pixels large, which is beyond the limit of "
          + "\(account.limits.picturePixels)", isLimit: true)
    }
    matrix.x0 -= originX
    matrix.y0 -= originY
    var request = DecoderMessage()
    request.write(width)
    request.write(height)
    request.write(matrix, rect)
    var surface: OpaquePointer?
    defer { if let surface { cairo_surface_destroy(surface) } }
    var answer = try pool.ask(.drawing, [request.bytes, bytes], seconds: account.seconds) {
      _, size in
      surface = DecoderPool.emptySurface(width, height, isOpaque: false, size)
      return surface.flatMap { UnsafeMutableRawPointer(cairo_image_surface_get_data($0)) }
    }
    guard answer.int() == 0, let surface else { return }
    cairo_surface_mark_dirty(surface)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, originX, originY)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Lets a child draw the document to find out whether it can be drawn.
  func tryDrawing(in size: Size) {
    guard failure == nil, let pool else { return }
    do throws(DecoderPool.Failure) {
      var request = DecoderMessage()
      var matrix = cairo_matrix_t()
      cairo_matrix_init_identity(&matrix)
      request.write(matrix, Rect(origin: .zero, size: size))
      _ = try pool.ask(.trial, [request.bytes, bytes], seconds: account.seconds)
    } catch {
      note(error)
    }
  }

  private func note(_ error: DecoderPool.Failure) {
    if error.isLimit { account.noteTimeout() }
    failure = PictureDecoder.Failure(
      error.reason, rule: error.isLimit ? "limit-exceeded" : "missing-image")
  }

  /// The memory that the document takes on a vector page until that is written, in bytes, such as the pixels of filters.
  func keptBytes(in rect: Rect, on context: OpaquePointer) -> Int {
    guard failure == nil, let pool,
      cairo_surface_get_type(cairo_get_group_target(context)) != CAIRO_SURFACE_TYPE_IMAGE
    else { return 0 }
    do throws(DecoderPool.Failure) {
      return try trial(rect, context, pool) ?? 0
    } catch {
      note(error)
      return 0
    }
  }

  /// Draws the document as vectors here after a child has drawn it successfully.
  private func drawVectors(
    _ rect: Rect, _ context: OpaquePointer, _ pool: DecoderPool
  ) throws(DecoderPool.Failure) {
    guard try trial(rect, context, pool) != nil else { return }
    _ = document?.draw(in: rect, on: context)
  }

  /// Lets a child draw the document as vectors.
  ///
  /// - Returns: the bytes that it keeps until the page is written; `nil` if it cannot be drawn.
  private func trial(
    _ rect: Rect, _ context: OpaquePointer, _ pool: DecoderPool
  ) throws(DecoderPool.Failure) -> Int? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var request = DecoderMessage()
    // The position on the page does not matter.
    (matrix.x0, matrix.y0) = (0, 0)
    request.write(matrix, Rect(origin: .zero, size: rect.size))
    let key = DecoderMessage.Key(bytes: request.bytes)
    if let known = tried[key] { return known }
    var answer = try pool.ask(.trial, [request.bytes, bytes], seconds: account.seconds / 2)
    // A decoder that was taken over may answer anything.
    let kept = answer.int() == 0 ? answer.int().map { max(0, $0) } : nil
    tried[key] = .some(kept)
    return kept
  }
}

extension DecoderMessage {
  /// The bytes of a sent message, as a key.
  struct Key: Hashable {
    let bytes: [UInt8]
  }

  mutating func write(_ matrix: cairo_matrix_t, _ rect: Rect) {
    for number in [matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0] {
      write(number)
    }
    for number in [rect.minX, rect.minY, rect.width, rect.height] { write(number) }
  }

  mutating func place() -> (matrix: cairo_matrix_t, rect: Rect)? {
    var numbers: [Double] = []
    for _ in 0..<10 {
      guard let number = double(), number.isFinite else { return nil }
      numbers.append(number)
    }
    return (
      cairo_matrix_t(
        xx: numbers[0], yx: numbers[1], xy: numbers[2], yy: numbers[3], x0: numbers[4],
        y0: numbers[5]),
      Rect(numbers[6], numbers[7], numbers[8], numbers[9])
    )
  }
}
