import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Filters one after the other, with the part of the page that each step needs.
///
/// A step is computed where something is drawn (seen from the first step on) and where it is of
/// consequence for what is seen (seen from the last step back). What is blurred needs few pixels: nothing in it is
/// sharp.
struct FilterChain {
  private let filters: [Filter]
  /// The rectangles of what is drawn, and of what each filter makes of it, in the page's units.
  let rooms: [Rect]
  /// Pixels in the unit of the page's surface.
  private let density: Double

  /// The filters of what is drawn in a rectangle; `nil` where nothing of it is seen.
  init?(_ filters: [Filter], _ bounds: Rect, on canvas: CairoCanvas) {
    let scale = CairoCanvas.scale(of: canvas.context) * canvas.rasterScale
    guard scale > 0, scale.isFinite else { return nil }
    // Sizes that are no numbers, and colours that become none, change nothing.
    self.filters = FilterChain.merged(filters.filter(\.isDrawable))
      .map { $0.limited(to: FilterChain.widest / scale) }
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
    // What is still too large is drawn in fewer pixels; each filter goes over all of them.
    let mostPixels = FilterChain.mostPixels / max(1, Double(self.filters.count) / 4)
    for room in rooms {
      let (width, height) = (room.width * scale, room.height * scale)
      density = min(
        density, FilterChain.longestSide / max(width, height),
        (mostPixels / max(1, width * height)).squareRoot())
    }
    self.density = canvas.rasterScale * density
  }

  /// The changed picture, or `nil` where there is no memory for it.
  func picture(
    in canvas: CairoCanvas, _ draw: (OpaquePointer) -> Void
  ) -> MaskRaster? {
    guard var raster = MaskRaster(all: rooms[0], in: canvas, density: density) else { return nil }
    raster.draw(draw)
    for (index, filter) in filters.enumerated() {
      switch filter {
      case .blur(let deviation):
        // What comes in from outside of what is seen has to be there.
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

  /// So many filters are drawn, one after the other.
  static let mostFilters = 64

  /// Many filters as fewer: a blur of what is blurred is one whose variance is the sum of both.
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
    return Array(result.prefix(mostFilters))
  }

  /// Whether some filters are more than are drawn.
  static func isTooLong(_ filters: [Filter]) -> Bool {
    filters.count > mostFilters && merged(filters).count >= mostFilters
  }

  /// How many pixels are drawn for one where a blur has a deviation in pixels.
  static func density(forBlur deviation: Double) -> Double {
    // Cairo's maps have sixteen bits behind the point.
    deviation > sharpest ? max(sharpest / deviation, 1.0 / 1024) : 1
  }

  /// So many pixels of deviation are as fine as a blur can be told from a finer one.
  private static let sharpest = 8.0
  /// Nobody sees what is blurred by more pixels.
  private static let widest = 100_000.0
  private static let longestSide = 16_000.0
  private static let mostPixels = 5e7
}

extension Filter {
  /// Whether all its numbers are some.
  fileprivate var isDrawable: Bool {
    switch self {
    case .blur(let deviation): deviation.isFinite && deviation > 0
    case .dropShadow(let shadow):
      shadow.x.isFinite && shadow.y.isFinite && shadow.blur.isFinite && shadow.color.alpha > 0
    default: ColorMatrix(self) != nil
    }
  }

  /// The filter with a deviation that is not greater than one.
  fileprivate func limited(to most: Double) -> Filter {
    switch self {
    case .blur(let deviation): return .blur(min(deviation, most))
    case .dropShadow(var shadow):
      shadow.blur = min(shadow.blur, 2 * most)
      return .dropShadow(shadow)
    default: return self
    }
  }

  /// What has to be there before the filter for a rectangle behind it.
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
  /// The unit of a context in those of its surface.
  static func scale(of context: OpaquePointer) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
  }
}
