import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// The gradient as a cairo pattern that documents keep as vectors.
  ///
  /// Returns `nil` for gradients that have to be drawn as a picture: conic ones, ones with numbers out
  /// of range, and ones beyond the bytes that a file may spend on them, which are reported.
  func vectorPattern(_ gradient: DrawnGradient, in room: Rect) -> OpaquePointer? {
    // What a gradient needs costs time, too, which is not spent once there are no bytes left.
    if images.effects.hasWrittenAll { return nil }
    guard let (gradient, bytes) = described(gradient, in: room) else { return nil }
    let search = images.effects.bytesOfSearch(gradient.stops)
    guard images.effects.reserve(writtenBytes: bytes + search) else {
      findings.note(limit: images.effects.gradientDiagnostic(images.limits))
      return nil
    }
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
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(
      pattern, gradient.isRepeating ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    return pattern
  }

  /// Returns the gradient as a file describes it, and the approximate number of bytes that it takes.
  ///
  /// It is `nil` if the gradient's points are beyond cairo's precision, or if it repeats so often that a
  /// picture is smaller.
  private func described(
    _ gradient: DrawnGradient, in room: Rect
  ) -> (gradient: DrawnGradient, bytes: Double)? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let map = AffineMatrix(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    guard let inverse = map.inverse, let points = gradient.definingPoints else { return nil }
    let seen = points.map(map.apply)
    guard points.allSatisfy({ $0.isFinite && $0.distance(to: .zero) < 1e6 }),
      seen.allSatisfy({ $0.isFinite && $0.distance(to: .zero) < 1e6 }),
      seen.dropFirst().allSatisfy({ $0.distance(to: seen[0]) > 1e-3 })
    else { return nil }
    var described = gradient.withPlainEnds
    described.stops = described.stopsForPlainMixing
    guard gradient.isRepeating else { return (described, described.describedBytes(turns: 0)) }
    guard let inside = described.turns(over: room) else { return nil }
    // Of a gradient that repeats, cairo describes each turn on the page.
    let turns = described.turns(over: inverse.bounds(of: bounds))?.count ?? .max
    guard inside.count * described.stops.count >= min(turns, CairoCanvas.maximumStops) else {
      described = described.unrolled(inside).withPlainEnds
      return (described, described.describedBytes(turns: 0))
    }
    guard turns < CairoCanvas.maximumTurns else { return nil }
    return (described, described.describedBytes(turns: turns))
  }

  /// The maximum number of stops into which the turns of a gradient are unrolled.
  ///
  /// A file has six digits for the offset of each.
  private static let maximumStops = 1000

  /// The number of turns from which a picture is smaller.
  private static let maximumTurns = 2000
}

extension DrawnGradient {
  /// The approximate number of bytes that describe the gradient in a PDF file.
  ///
  /// Opacity is a second gradient, in a mask.
  fileprivate func describedBytes(turns: Int) -> Double {
    let bytes = Double(200 + 32 * stops.count + 16 * turns)
    return isOpaque ? bytes : 2 * bytes + 800
  }

  /// The points that define the coordinates of a linear or radial gradient.
  ///
  /// It is `nil` if the gradient has no extent, or is an ellipse that is too narrow.
  fileprivate var definingPoints: [Point]? {
    switch line {
    case .linear(let from, let to): return from == to ? nil : [from, to]
    case .radial(let center, let radii):
      guard radii.width > 0, radii.height > 0,
        max(radii.width, radii.height) <= min(radii.width, radii.height) * 1e5
      else { return nil }
      return [
        center, Point(center.x + radii.width, center.y), Point(center.x, center.y + radii.height),
      ]
    case .conic: return nil
    }
  }

  /// Returns the turns of a repeating gradient that a rectangle shows; the first one from offset 0 has the index 0.
  ///
  /// It is `nil` if there are too many to count.
  fileprivate func turns(over room: Rect) -> Range<Int>? {
    let corners = [
      room.origin, Point(room.maxX, room.minY), Point(room.minX, room.maxY),
      Point(room.maxX, room.maxY),
    ]
    var offsets: [Double]
    switch line {
    case .linear(let from, let to):
      let way = to - from
      let square = way.x * way.x + way.y * way.y
      offsets = corners.map {
        (($0.x - from.x) * way.x + ($0.y - from.y) * way.y) / square
      }
    case .radial(let center, let radii):
      offsets = corners.map {
        let (x, y) = (($0.x - center.x) / radii.width, ($0.y - center.y) / radii.height)
        return (x * x + y * y).squareRoot()
      }
      offsets.append(0)
    case .conic: return nil
    }
    // No comparison holds for NaN.
    guard offsets.allSatisfy({ $0.magnitude < 1e6 }), let low = offsets.min(),
      let high = offsets.max()
    else { return nil }
    let first = Int(low.rounded(.down))
    return first..<max(first + 1, Int(high.rounded(.up)))
  }

  /// Returns a gradient that does not repeat, and has the same colours within some turns of this one.
  fileprivate func unrolled(_ turns: Range<Int>) -> DrawnGradient {
    let (low, high) = (Double(turns.lowerBound), Double(turns.upperBound))
    var result = self
    result.isRepeating = false
    switch line {
    case .linear(let from, let to):
      let way = to - from
      result.line = .linear(from: from + way * low, to: from + way * high)
    case .radial(let center, let radii):
      result.line = .radial(
        center: center, radii: Size(radii.width * high, radii.height * high))
    case .conic: return self
    }
    result.stops = turns.flatMap { turn in
      stops.map { Stop((Double(turn) + $0.offset - low) / (high - low), $0.color) }
    }
    return result
  }

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
