import QuoinGeometry
import QuoinModel

extension CSS {
  /// What the values of an element may depend on.
  package struct ComputeContext: Sendable {
    /// The element's own font size, in points.
    package var fontSize: Double
    package var parentFontSize: Double
    package var rootFontSize: Double
    package var parentFontWeight: Double = 400
    /// The element's own line height and the root's, in points, where somebody says one.
    package var lineHeight: Double?
    package var rootLineHeight: Double?
    package var viewport: Size?
    /// The element's own `color`.
    package var color: Color = .label
    /// The element's own font, and who knows its letters.
    package var font = Font.system(16)
    package var glyphs: GlyphMeasurer?

    /// Answers the width of a zero, the height of an x, and the normal height of a line in a font, in
    /// points.
    package typealias GlyphMeasurer = @Sendable (Font) -> (zero: Double, x: Double, line: Double)

    package init(fontSize: Double, parentFontSize: Double, rootFontSize: Double, viewport: Size?) {
      self.fontSize = fontSize
      self.parentFontSize = parentFontSize
      self.rootFontSize = rootFontSize
      self.viewport = viewport
    }

    /// A length in points, or `nil` where what it is relative to is not known: CSS Values 4 §6.1.
    func points(_ number: Double, _ unit: Unit) -> Double? {
      if let points = unit.points { return number * points }
      switch unit {
      case .em, .ic: return number * fontSize
      // Half an em is what §6.1.1 falls back to.
      case .ex: return number * (glyphs?(font).x ?? fontSize / 2)
      case .ch: return number * (glyphs?(font).zero ?? fontSize / 2)
      case .cap: return number * fontSize * 0.7
      case .rem: return number * rootFontSize
      case .lh: return number * (lineHeight ?? glyphs?(font).line ?? fontSize * 1.2)
      case .rlh: return number * (rootLineHeight ?? rootFontSize * 1.2)
      default: break
      }
      guard let viewport else { return nil }
      switch unit {
      case .vw, .vi, .svw, .lvw, .dvw: return number * viewport.width / 100
      case .vh, .vb, .svh, .lvh, .dvh: return number * viewport.height / 100
      case .vmin: return number * min(viewport.width, viewport.height) / 100
      case .vmax: return number * max(viewport.width, viewport.height) / 100
      default: return nil
      }
    }
  }
}
