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
  case dear
  /// A blend mode of hues, for which each pixel takes divisions.
  case dearest

  /// The part of the budget that a pixel takes.
  var cost: Double {
    switch self {
    case .plain: 0.25
    case .dear: 1
    case .dearest: 2
    }
  }
}

/// The pixels that the effects of a drawing may still compute.
///
/// A small document can ask for a thousand full pages of blur. The time limit of the document ends
/// that, too, but without a picture, and after twenty seconds.
struct EffectBudget {
  private let limit: Double
  /// The pixels computed.
  private var spent = 0.0
  /// The pixels in memory until the page is written.
  private var kept = 0.0

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
    let cost = pixels * kind.cost
    guard spent + cost <= limit, self.kept + kept <= limit / 4 else { return false }
    spent += cost
    self.kept += kept
    return true
  }

  /// Starts a page of a file, which has pixels of its own: nothing is kept from the page before.
  mutating func startPage() { (spent, kept) = (0, 0) }

  /// The diagnostic about effects that are left out.
  func diagnostic(_ limits: Limits) -> Diagnostic {
    Diagnostic(
      .warning, rule: "limit-exceeded",
      "the effects of the drawing (blurs, filters, blend modes, gradients, groups) need more than the limit of "
        + "\(limits.effectPixels / 1_000_000) million pixels; those behind it are left out. `--limits none` draws all of "
        + "them")
  }
}

extension CairoCanvas {
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
    // A bitmap takes the pixels at once.
    let kept = rasterScale > 1 ? (kept ?? pixels) * bytes / 4 : 0
    guard !images.effects.reserve(pixels, kind, kept: kept) else { return true }
    findings.note(images.effects.diagnostic(images.limits))
    return false
  }
}
