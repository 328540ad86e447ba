import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint
import QuoinResources

/// What a pixel of an effect costs.
enum EffectKind {
  /// A plain gradient, a group with an opacity, a mask, a box shadow: a few operations for each pixel.
  case plain
  /// A blur, a filter, a blend mode, a conic or repeating gradient: up to a hundred operations for each pixel.
  case expensive
  /// A blend mode of hues, for which each pixel takes divisions.
  case mostExpensive
  /// A repeating gradient as a picture in a file, in which no pixel follows from the one before.
  case noise

  /// The part of the budget that a pixel takes.
  var cost: Double {
    switch self {
    case .plain: 0.25
    case .expensive: 1
    case .mostExpensive: 2
    case .noise: 6
    }
  }
}

/// The pixels that the effects of a drawing may still compute, and those that it may still cover.
///
/// A small document can ask for a thousand full pages of blur, or of colour. The time limit of the document ends
/// that, too, but without a picture, and after twenty seconds.
struct EffectBudget {
  private let limit: Double
  /// The pixels computed.
  private var spent = 0.0
  /// The pixels in memory until the page is written.
  private var kept = 0.0
  /// The bytes that gradients take in the file.
  private var written = 0.0
  /// Whether a gradient found too few bytes left; later ones are not described.
  private(set) var hasWrittenAll = false
  /// The pairs of neighbouring colours in the gradients of the file.
  private var pairs: Set<ColorPair> = []
  /// The pixels covered by colours, pictures and texts.
  private var covered = 0.0
  /// How many pixels are covered in the time of one that is computed.
  private static let coveredPixels = 20.0
  /// The number of pixels for each byte that gradients may take in a file.
  private static let writtenShare = 3

  init(_ limits: Limits) {
    limit = limits.effectPixels == .max ? .infinity : Double(limits.effectPixels)
  }

  /// Reserves the pixels of an effect.
  ///
  /// - Parameters:
  ///   - pixels: the number of pixels that are computed.
  ///   - kept: the number of those, in colours of four bytes, that stay in memory until the page is written, as in a PDF
  ///     file.
  /// - Returns: whether enough pixels were left.
  mutating func reserve(_ pixels: Double, _ kind: EffectKind, kept: Double) -> Bool {
    // A file compresses what it keeps, which takes as long as computing it.
    let cost = max(pixels, kept) * kind.cost * (kept > 0 ? 2 : 1)
    guard spent + cost <= limit, self.kept + kept <= limit / 4 else { return false }
    spent += cost
    self.kept += kept
    return true
  }

  /// Starts a page of a file: nothing is kept from the page before.
  mutating func startPage() { kept = 0 }

  /// Reserves memory that a drawing takes until the page is written.
  ///
  /// - Returns: whether enough was left.
  mutating func reserve(keptBytes bytes: Double) -> Bool {
    guard kept + bytes / 4 <= limit / 4 else { return false }
    kept += bytes / 4
    return true
  }

  /// Reserves bytes of a file.
  ///
  /// The whole file stays in memory until its last page is written. As pictures, gradients would take it more.
  ///
  /// - Returns: whether enough were left.
  mutating func reserve(writtenBytes bytes: Double) -> Bool {
    guard written + bytes <= limit / Double(EffectBudget.writtenShare) else {
      hasWrittenAll = true
      return false
    }
    written += bytes
    return true
  }

  /// Returns how many bytes cairo writes in the time in which it searches for the pairs of colours of a gradient.
  ///
  /// It describes each pair once, and compares each one with all before.
  mutating func bytesOfSearch(_ stops: [DrawnGradient.Stop]) -> Double {
    guard limit != .infinity else { return 0 }
    for (stop, next) in zip(stops, stops.dropFirst()) {
      pairs.insert(ColorPair(first: stop.color, second: next.color))
    }
    return Double(stops.count) * Double(pairs.count) * 4 / 9
  }

  private struct ColorPair: Hashable {
    let first: Color
    let second: Color
  }

  /// Counts pixels that are covered.
  ///
  /// - Returns: whether enough were left.
  mutating func cover(_ pixels: Double) -> Bool {
    covered += pixels
    return covered <= limit * EffectBudget.coveredPixels
  }

  /// The diagnostic about what is left out because too much was painted.
  func coverDiagnostic(_ limits: Limits) -> Diagnostic {
    Diagnostic(
      .error, rule: "limit-exceeded",
      "the colours, pictures and texts of the drawing are so many, or so large, that they need more than the limit of "
        + "\(limits.effectPixels / 1_000_000 * Int(EffectBudget.coveredPixels)) million pixels; those on top are left out. "
        + "`--limits none` draws all of them")
  }

  /// The diagnostic about drawings that become pictures.
  func keptDiagnostic(_ limits: Limits) -> Diagnostic {
    Diagnostic(
      .warning, rule: "limit-exceeded",
      "the SVG drawings of a page, such as their filters, need more memory than the limit of "
        + "\(limits.effectPixels / 1_000_000) MB; those behind it are drawn as pictures")
  }

  /// The diagnostic about gradients that become pictures.
  func gradientDiagnostic(_ limits: Limits) -> Diagnostic {
    Diagnostic(
      .warning, rule: "limit-exceeded",
      "the gradients of the drawing need more than the limit of "
        + "\(limits.effectPixels / EffectBudget.writtenShare / 1_000_000) MB in a file; those behind it are drawn as "
        + "pictures. `--limits none` keeps all of them as gradients"
    )
  }

  /// The diagnostic about effects that are left out.
  func diagnostic(_ limits: Limits) -> Diagnostic {
    Diagnostic(
      .warning, rule: "limit-exceeded",
      "the effects of the drawing (blurs, filters, blend modes, gradients, groups) need more than the limit of "
        + "\(limits.effectPixels / 1_000_000) million pixels; what is behind it is drawn without them. `--limits none` "
        + "draws all of them")
  }
}

extension CairoCanvas {
  /// Whether a command is still painted that covers a part of the page; reports the limit otherwise.
  ///
  /// Files describe their shapes, which takes no more room for larger ones.
  ///
  /// - Parameter clips: the number of nonrectangular clips around the command. Cairo paints each of them again for every
  ///   command.
  func covers(_ command: DrawCommand, clips: Int) -> Bool {
    guard rasterScale == 1, let (room, share) = command.covered, room.isFinite, !room.isEmpty else {
      return true
    }
    let scale = CairoCanvas.scale(of: context)
    let times = Double(1 + 2 * clips)
    let pixels = room.width * room.height * scale * scale * share
    guard pixels * times + command.letterPixels(scale: scale) > CairoCanvas.fewPixels else {
      return true
    }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let seen = room.intersection(Rect(left: x1, top: y1, right: x2, bottom: y2))
    guard !seen.isEmpty else { return true }
    let area = seen.width * seen.height * scale * scale
    let letters = command.letterPixels(scale: scale, rows: seen.height * scale)
    guard !images.effects.cover(min(pixels, area) * times + letters) else { return true }
    findings.note(limit: images.effects.coverDiagnostic(images.limits))
    return false
  }

  /// The pixels whose memory the description of a picture takes in a file.
  private static let leastKept = 2500.0

  /// As many pixels as take no longer than the command itself.
  private static let fewPixels = 4096.0

  /// Whether an effect on the visible part of a rectangle is drawn; reports the limit otherwise.
  ///
  /// - Parameters:
  ///   - density: the number of pixels of the effect for each pixel of the page, along an axis.
  ///   - bytes: the size of a pixel.
  func affords(
    _ room: Rect, _ kind: EffectKind, density: Double = 1, bytes: Double = 4
  ) -> Bool {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let seen = room.intersection(Rect(left: x1, top: y1, right: x2, bottom: y2))
    guard seen.isFinite, !seen.isEmpty else { return true }
    let scale = CairoCanvas.scale(of: context) * rasterScale * density
    return affords(pixels: seen.width * seen.height * scale * scale, kind, bytes: bytes)
  }

  /// Whether an effect on a number of pixels is drawn; reports the limit otherwise.
  ///
  /// - Parameters:
  ///   - kept: the number of pixels of the result; `nil` for all of them.
  ///   - bytes: the size of a pixel.
  func affords(
    pixels: Double, _ kind: EffectKind, kept: Double? = nil, bytes: Double = 4
  ) -> Bool {
    // A bitmap takes the pixels at once, and a file as much as a small picture besides.
    let kept = rasterScale > 1 ? max((kept ?? pixels) * bytes / 4, CairoCanvas.leastKept) : 0
    guard !images.effects.reserve(pixels, kind, kept: kept) else { return true }
    findings.note(limit: images.effects.diagnostic(images.limits))
    return false
  }
}

extension DrawCommand {
  /// How many pixels are covered in the time that the outlines of a text's letters take.
  ///
  /// A large letter crosses more rows. A text itself takes as long as four letters.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels for each point.
  ///   - rows: the number of rows of pixels that are visible.
  fileprivate func letterPixels(scale: Double, rows: Double = .infinity) -> Double {
    guard case .text(let text) = self else { return 0 }
    let height = min(text.font.size * scale, rows)
    return Double(text.string.unicodeScalars.count + 4) * (2000 + 250 * height)
  }

  /// The rectangle that a command paints in, and how often it paints each of its pixels; `nil` if it paints nothing, or
  /// is an effect.
  fileprivate var covered: (room: Rect, share: Double)? {
    switch self {
    case .fill(let shape, _): return (shape.rect, 1)
    case .ellipse(let rect, _): return (rect, 1)
    case .image(let image): return (image.frame, 3)
    case .text(let text): return (text.bounds, 1)
    case .layer(let layer):
      guard case .picture = layer.image else { return nil }
      return (layer.shape.rect, 3)
    case .border(let shape, let width, _):
      let area = shape.rect.width * shape.rect.height
      let inside = shape.rect.inset(by: EdgeInsets(width))
      let hole = inside.isEmpty ? 0 : inside.width * inside.height
      return (shape.rect, area > 0 ? (area - hole) / area : 0)
    case .path(let path, let fill, let stroke):
      let width = stroke.map { max(0, $0.width) } ?? 0
      let room = path.bounds.outset(by: EdgeInsets(width / 2))
      if fill != nil { return (room, stroke == nil ? 1 : 2) }
      // No piece of a line is longer than the diagonal.
      let length = Double(path.elements.count) * (room.width + room.height)
      return (room, min(1, length * (width + 1) / max(room.width * room.height, 1)))
    default: return nil
    }
  }
}
