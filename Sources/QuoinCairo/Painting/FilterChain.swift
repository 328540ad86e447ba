import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// A sequence of filters, with the part of the page that each step needs.
///
/// A step is computed where there is content (considered from the first step forward) and where it
/// affects what is visible (considered from the last step backward). Blurred content needs few
/// pixels, because nothing in it is sharp.
struct FilterChain {
  private let filters: [Filter]
  /// The rectangles of the content and of the result of each filter, in the page's units.
  let rooms: [Rect]
  /// Pixels per unit of the page's surface.
  private let density: Double
  /// Pixels of a step per square unit of the page.
  private let pixelsPerUnit: Double

  /// Creates the chain for content in a rectangle; `nil` if none of it is visible.
  init?(_ filters: [Filter], _ bounds: Rect, on canvas: CairoCanvas) {
    let scale = CairoCanvas.scale(of: canvas.context) * canvas.rasterScale
    guard scale > 0, scale.isFinite else { return nil }
    // Filters with invalid numbers or colours have no effect.
    self.filters = FilterChain.merged(filters.filter(\.isDrawable))
      .map { $0.limited(to: FilterChain.maximumDeviation / scale) }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(canvas.context, &x1, &y1, &x2, &y2)
    var needed = [Rect(left: x1, top: y1, right: x2, bottom: y2)]
    for filter in self.filters.reversed() {
      needed.insert(filter.needed(for: needed[0]), at: 0)
    }
    var drawn = [bounds]
    for filter in self.filters { drawn.append([filter].reached(from: drawn[drawn.count - 1])) }
    rooms = zip(drawn, needed).map { $0.intersection($1) }
    guard rooms.allSatisfy(\.isFinite), let seen = rooms.last, !seen.isEmpty, !rooms[0].isEmpty
    else { return nil }
    let deviations = self.filters.map { filter -> Double in
      if case .blur(let deviation) = filter { deviation * scale } else { 0 }
    }
    let most = deviations.max() ?? 0
    var density = FilterChain.density(forBlur: most)
    // Larger pictures are drawn with fewer pixels, because each filter processes all of them.
    let maximumPixels = FilterChain.maximumPixels / max(1, Double(self.filters.count) / 4)
    for room in rooms {
      let (width, height) = (room.width * scale, room.height * scale)
      density = min(
        density, FilterChain.maximumSide / max(width, height),
        (maximumPixels / max(1, width * height)).squareRoot())
    }
    self.density = canvas.rasterScale * density
    pixelsPerUnit = scale * scale * density * density
  }

  /// The number of pixels that the steps compute.
  var pixels: Double { rooms.reduce(0) { $0 + $1.width * $1.height } * pixelsPerUnit }

  /// The number of pixels of the result.
  var keptPixels: Double { (rooms.last.map { $0.width * $0.height } ?? 0) * pixelsPerUnit }

  /// The filtered picture, or `nil` if there is not enough memory.
  func picture(
    in canvas: CairoCanvas, _ draw: (OpaquePointer) -> Void
  ) -> MaskRaster? {
    guard var raster = MaskRaster(all: rooms[0], in: canvas, density: density) else { return nil }
    raster.draw(draw)
    for (index, filter) in filters.enumerated() {
      switch filter {
      case .blur(let deviation):
        // Content from outside the visible area that affects it must be included.
        guard
          let wide = MaskRaster(
            all: rooms[index].union(rooms[index + 1]), in: canvas, density: density)
        else { return nil }
        wide.add(raster)
        wide.blurColors(deviation)
        raster = wide
      case .dropShadow(let shadow):
        guard
          let both = raster.withShadow(
            shadow, rooms[index], rooms[index + 1], density: density, in: canvas)
        else { return nil }
        raster = both
      default: if let matrix = ColorMatrix(filter) { raster.apply(matrix) }
      }
    }
    return raster
  }

  /// The maximum number of filters that are applied.
  static let maximumFilters = 64

  /// Merges filters: consecutive blurs become one blur whose variance is the sum of theirs.
  private static func merged(_ filters: [Filter]) -> [Filter] {
    guard filters.count > 8 else { return filters }
    var result: [Filter] = []
    for filter in filters {
      if case .blur(let next) = filter, case .blur(let last)? = result.last {
        result[result.count - 1] = .blur((last * last + next * next).squareRoot())
      } else {
        result.append(filter)
      }
    }
    return Array(result.prefix(maximumFilters))
  }

  /// Whether there are more filters than the maximum.
  static func isTooLong(_ filters: [Filter]) -> Bool {
    filters.count > maximumFilters && merged(filters).count >= maximumFilters
  }

  /// The resolution, relative to the page's, that suffices for a blur with a deviation in pixels.
  static func density(forBlur deviation: Double) -> Double {
    // Cairo's transforms have sixteen fractional bits.
    deviation > sharpest ? max(sharpest / deviation, 1.0 / 1024) : 1
  }

  /// The deviation in pixels from which on more pixels make no visible difference.
  private static let sharpest = 8.0
  /// The deviation in pixels from which on more blur makes no visible difference.
  private static let maximumDeviation = 100_000.0
  private static let maximumSide = 16_000.0
  private static let maximumPixels = 5e7
}

extension Filter {
  /// Whether all parameters are usable.
  fileprivate var isDrawable: Bool {
    switch self {
    case .blur(let deviation): deviation.isFinite && deviation > 0
    case .dropShadow(let shadow):
      shadow.x.isFinite && shadow.y.isFinite && shadow.blur.isFinite && shadow.color.alpha > 0
    default: ColorMatrix(self) != nil
    }
  }

  /// The filter with its deviation limited to a maximum.
  fileprivate func limited(to most: Double) -> Filter {
    switch self {
    case .blur(let deviation): return .blur(min(deviation, most))
    case .dropShadow(var shadow):
      shadow.blur = min(shadow.blur, 2 * most)
      return .dropShadow(shadow)
    default: return self
    }
  }

  /// The area of the input that a filter needs to produce a rectangle.
  fileprivate func needed(for rect: Rect) -> Rect {
    switch self {
    case .blur(let deviation): return rect.outset(by: EdgeInsets(3 * max(0, deviation)))
    case .dropShadow(let shadow):
      return rect.union(
        rect.offset(by: Point(-shadow.x, -shadow.y))
          .outset(by: EdgeInsets(1.5 * max(0, shadow.blur))))
    default: return rect
    }
  }
}

extension CairoCanvas {
  /// The scale from a context's units to those of its surface.
  static func scale(of context: OpaquePointer) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
  }
}
