import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Fills a shape with a gradient.
  func fill(_ shape: RoundedRect, _ gradient: DrawnGradient) {
    guard shape.rect.isFinite, !shape.rect.isEmpty, gradient.isFinite else { return }
    if let color = gradient.solid {
      outline(shape)
      setColor(color)
      cairo_fill(context)
      return
    }
    if rasterScale > 1, let pattern = vectorPattern(gradient, in: shape.rect) {
      outline(shape)
      cairo_set_source(context, pattern)
      cairo_fill(context)
      cairo_pattern_destroy(pattern)
      return
    }
    guard
      affords(
        gradient.seen.map { shape.rect.intersection($0) } ?? shape.rect,
        gradient.effectKind(isKept: rasterScale > 1))
    else { return }
    if writeDirectly(shape, gradient) { return }
    var shape = shape
    if shape.isSharp, let seen = gradient.seen {
      // Nothing is computed for invisible parts.
      shape.rect = shape.rect.intersection(seen)
      if shape.rect.isEmpty { return }
    }
    guard
      let raster = MaskRaster(
        shape.rect, in: self, format: gradient.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32),
      let toPoints = raster.toPixels.inverse
    else { return }
    raster.fill(with: gradient, toPoints: toPoints)
    if !shape.isSharp, raster.isUpright,
      let coverage = MaskRaster(shape.rect, in: self, format: CAIRO_FORMAT_A8)
    {
      // Masking one picture by another is much faster than filling a path row by row.
      coverage.draw { target in
        inner(target, bounds: bounds).fill(shape)
      }
      raster.withPattern { pattern in
        cairo_set_source(context, pattern)
        coverage.withPattern { cairo_mask(context, $0) }
      }
      return
    }
    raster.withPattern { pattern in
      // The shape determines the edge; the picture extends a fraction of a pixel further.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(context, pattern)
      outline(shape)
      cairo_fill(context)
    }
  }

  /// Fills a shape with the current colour.
  private func fill(_ shape: RoundedRect) {
    outline(shape)
    cairo_fill(context)
  }

  /// Writes an opaque gradient directly to the page's pixels if it fills whole pixels of a
  /// rectangle.
  private func writeDirectly(_ shape: RoundedRect, _ gradient: DrawnGradient) -> Bool {
    guard rasterScale == 1, gradient.isOpaque, shape.isSharp,
      let area = PixelArea(shape.rect, on: context), let toPoints = area.toPixels.inverse
    else { return false }
    area.write { pixels, stride in
      GradientRaster(gradient, toPoints: toPoints, pixels: area.width * area.height)
        .fill(
          pixels, width: area.width, height: area.height, stride: stride, x: area.x, y: area.y)
    }
    return true
  }
}

extension DrawnGradient {
  /// An angle takes an arc tangent for each pixel, and a repetition a division.
  ///
  /// - Parameter isKept: Whether a file keeps the picture.
  fileprivate func effectKind(isKept: Bool) -> EffectKind {
    if case .conic = line { return .expensive }
    guard isRepeating else { return .plain }
    return isKept ? .noise : .expensive
  }
}

extension MaskRaster {
  /// Fills the picture with a gradient.
  fileprivate func fill(with gradient: DrawnGradient, toPoints: AffineMatrix) {
    withBytes { bytes, stride in
      UnsafeMutableRawPointer(bytes).withMemoryRebound(
        to: UInt32.self, capacity: stride / 4 * height
      ) {
        GradientRaster(gradient, toPoints: toPoints, pixels: width * height)
          .fill($0, width: width, height: height, stride: stride / 4, x: 0, y: 0)
      }
    }
  }
}
