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
    if writeDirectly(shape, gradient) { return }
    var shape = shape
    if shape.isSharp, let seen = gradient.seen {
      // Where nothing of it can be seen nothing is computed.
      shape.rect = shape.rect.intersection(seen)
      if shape.rect.isEmpty { return }
    }
    guard
      let raster = MaskRaster(
        shape.rect, in: self, format: gradient.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32),
      let toPoints = raster.toPixels.inverse
    else { return }
    raster.withBytes { bytes, stride in
      UnsafeMutableRawPointer(bytes).withMemoryRebound(
        to: UInt32.self, capacity: stride / 4 * raster.height
      ) {
        GradientRaster(gradient, toPoints: toPoints)
          .fill($0, width: raster.width, height: raster.height, stride: stride / 4, x: 0, y: 0)
      }
    }
    if !shape.isSharp, raster.isUpright,
      let coverage = MaskRaster(shape.rect, in: self, format: CAIRO_FORMAT_A8)
    {
      // One picture through another is much quicker than a path filled row by row.
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
      // The edge is the shape's; the picture reaches a part of a pixel farther.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(context, pattern)
      outline(shape)
      cairo_fill(context)
    }
  }

  /// Fills a shape in the colour at hand.
  private func fill(_ shape: RoundedRect) {
    outline(shape)
    cairo_fill(context)
  }

  /// Writes an opaque gradient into the page's own pixels, where it fills whole ones of a rectangle.
  private func writeDirectly(_ shape: RoundedRect, _ gradient: DrawnGradient) -> Bool {
    guard rasterScale == 1, gradient.isOpaque, shape.isSharp,
      let area = PixelArea(shape.rect, on: context), let toPoints = area.toPixels.inverse
    else { return false }
    area.write { pixels, stride in
      GradientRaster(gradient, toPoints: toPoints)
        .fill(
          pixels, width: area.width, height: area.height, stride: stride, x: area.x, y: area.y)
    }
    return true
  }
}
