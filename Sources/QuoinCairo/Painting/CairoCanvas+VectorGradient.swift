import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// The gradient as a cairo pattern that documents keep as vectors.
  ///
  /// Returns `nil` for gradients that have to be drawn as a picture: conic ones, ones with numbers out
  /// of range, and repeating ones beyond the bytes that a file may spend on them, which are reported.
  func vectorPattern(_ gradient: DrawnGradient, in room: Rect) -> OpaquePointer? {
    guard let bytes = describedBytes(gradient, in: room) else { return nil }
    guard images.effects.reserve(writtenBytes: bytes) else {
      findings.note(images.effects.gradientDiagnostic(images.limits))
      return nil
    }
    let gradient = gradient.withPlainEnds
    let pattern: OpaquePointer?
    switch gradient.line {
    case .linear(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let radii):
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = AffineMatrix(
        a: 1 / radii.width, b: 0, c: 0, d: 1 / radii.height, tx: -center.x / radii.width,
        ty: -center.y / radii.height
      ).cairo
      cairo_pattern_set_matrix(pattern, &matrix)
    case .conic: return nil
    }
    for stop in gradient.stopsForPlainMixing {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(
      pattern, gradient.isRepeating ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    return pattern
  }

  /// The approximate size of a stop in a PDF file.
  private static let bytesOfStop = 30.0

  /// Returns the number of bytes that describe each turn of a repeating gradient, and 0 for others.
  ///
  /// It is `nil` if the gradient's points are beyond cairo's precision, or if it repeats so often that a
  /// picture is smaller.
  private func describedBytes(_ gradient: DrawnGradient, in room: Rect) -> Double? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let map = AffineMatrix(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let corners = [
      room.origin, Point(room.maxX, room.minY), Point(room.minX, room.maxY),
      Point(room.maxX, room.maxY),
    ]
    let points: [Point]
    let turns: Double
    switch gradient.line {
    case .linear(let from, let to):
      points = [from, to]
      let length = from.distance(to: to)
      guard length > 0 else { return nil }
      turns = (corners.map { $0.distance(to: from) }.max() ?? 0) / length
    case .radial(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return nil }
      points = [
        center, Point(center.x + radii.width, center.y), Point(center.x, center.y + radii.height),
      ]
      guard max(radii.width, radii.height) <= min(radii.width, radii.height) * 1e5 else {
        return nil
      }
      turns =
        (corners.map { $0.distance(to: center) }.max() ?? 0) / min(radii.width, radii.height)
    case .conic: return nil
    }
    let seen = points.map(map.apply)
    guard points.allSatisfy({ $0.isFinite && $0.distance(to: .zero) < 1e6 }),
      seen.allSatisfy({ $0.isFinite && $0.distance(to: .zero) < 1e6 }),
      seen.dropFirst().allSatisfy({ $0.distance(to: seen[0]) > 1e-3 })
    else { return nil }
    guard gradient.isRepeating else { return 0 }
    guard turns < 2000 else { return nil }
    // A file describes each turn, with all its stops.
    return turns.rounded(.up) * Double(gradient.stops.count) * CairoCanvas.bytesOfStop
  }
}

extension DrawnGradient {
  /// Returns a copy whose gradient line starts before the first stops, or ends after the last ones,
  /// if two of these have the same offset: documents keep only one of them.
  fileprivate var withPlainEnds: DrawnGradient {
    guard !isRepeating, let first = stops.first, let last = stops.last, stops.count > 1 else {
      return self
    }
    var pads = (before: 0.0, behind: 0.0)
    if stops[1].offset <= first.offset { pads.before = 0.1 }
    if stops[stops.count - 2].offset >= last.offset { pads.behind = 0.1 }
    var result = self
    switch line {
    case .linear(let from, let to):
      let way = to - from
      result.line = .linear(from: from + way * -pads.before, to: to + way * pads.behind)
    case .radial(let center, let radii):
      // Nothing precedes the centre, where the last of several colours applies.
      pads.before = 0
      while result.stops.count > 1, result.stops[1].offset <= 0 { result.stops.removeFirst() }
      let factor = 1 + pads.behind
      result.line = .radial(
        center: center, radii: Size(radii.width * factor, radii.height * factor))
    case .conic: return self
    }
    guard pads != (0, 0) else { return result }
    let whole = 1 + pads.before + pads.behind
    for index in result.stops.indices {
      result.stops[index].offset = (result.stops[index].offset + pads.before) / whole
    }
    if pads.before > 0 { result.stops.insert(Stop(0, first.color), at: 0) }
    if pads.behind > 0 { result.stops.append(Stop(1, last.color)) }
    return result
  }
}
