import QuoinGeometry
import QuoinModel

extension CSS {
  /// The context that an element's values are computed in.
  package struct ComputeContext: Sendable {
    /// The element's own font size, in points.
    package var fontSize: Double
    package var parentFontSize: Double
    package var rootFontSize: Double
    package var parentFontWeight: Double = 400
    /// The line heights of the element itself and of the root, in points, if specified.
    package var lineHeight: Double?
    package var rootLineHeight: Double?
    package var viewport: Size?
    /// The factor by which lengths are multiplied, and that of the root.
    var zoom = 1.0
    var rootZoom = 1.0
    /// The size of the query containers around the element without zoom, if they are known:
    /// CSS Conditional 5 §5.
    var container: (width: Double?, height: Double?) = (nil, nil)
    /// The element's own `color`.
    package var color: Color = .label
    /// The element's own font, and the source of its glyph metrics.
    package var font = Font.system(16)
    /// The font of the root, by which a normal line height is measured there.
    var rootFont: Font?
    package var glyphs: GlyphMeasurer?

    /// The lengths of a font's glyphs and lines to which units refer, in points.
    package struct Glyphs: Sendable {
      /// The width of `0`.
      package var zero: Double
      /// The heights of `x` and of capital letters.
      package var x: Double
      package var capital: Double
      /// The normal height of a line.
      package var line: Double

      package init(zero: Double, x: Double, capital: Double, line: Double) {
        self.zero = zero
        self.x = x
        self.capital = capital
        self.line = line
      }
    }

    /// A closure that returns the lengths of a font.
    package typealias GlyphMeasurer = @Sendable (Font) -> Glyphs

    package init(fontSize: Double, parentFontSize: Double, rootFontSize: Double, viewport: Size?) {
      self.fontSize = fontSize
      self.parentFontSize = parentFontSize
      self.rootFontSize = rootFontSize
      self.viewport = viewport
    }

    /// Returns the length of a unit that refers to glyphs of the root's font, in points: §6.1.2.
    private func rootGlyph(_ unit: Unit) -> Double {
      let glyphs = rootFont.flatMap { font in self.glyphs?(font) }
      return switch unit {
      case .rex: glyphs?.x ?? rootFontSize / 2
      case .rch: glyphs?.zero ?? rootFontSize / 2
      default: glyphs?.capital ?? rootFontSize * 0.7
      }
    }

    /// Returns a length in points, or `nil` if its reference is unknown: CSS Values 4 §6.1.
    package func points(_ number: Double, _ unit: Unit) -> Double? {
      if let points = unit.points { return number * points * zoom }
      switch unit {
      case .em, .ic: return number * fontSize
      // §6.1.1 falls back to half an em.
      case .ex: return number * (glyphs?(font).x ?? fontSize / 2)
      case .ch: return number * (glyphs?(font).zero ?? fontSize / 2)
      // Without glyphs, that of common fonts.
      case .cap: return number * (glyphs?(font).capital ?? fontSize * 0.7)
      case .rem, .ric: return number * rootFontSize * (zoom / rootZoom)
      case .rex, .rch, .rcap: return number * rootGlyph(unit) * (zoom / rootZoom)
      case .lh: return number * (lineHeight ?? glyphs?(font).line ?? fontSize * 1.2)
      case .rlh:
        let line = rootLineHeight ?? rootFont.flatMap { glyphs?($0).line } ?? rootFontSize * 1.2
        return number * line * (zoom / rootZoom)
      default: break
      }
      guard let viewport else { return nil }
      let number = number * zoom
      switch unit {
      case .vw, .vi, .svw, .lvw, .dvw, .svi, .lvi, .dvi: return number * viewport.width / 100
      case .vh, .vb, .svh, .lvh, .dvh, .svb, .lvb, .dvb: return number * viewport.height / 100
      case .cqw, .cqi: return number * (container.width ?? viewport.width) / 100
      case .cqh, .cqb: return number * (container.height ?? viewport.height) / 100
      case .cqmin, .cqmax:
        let (width, height) = (
          container.width ?? viewport.width, container.height ?? viewport.height
        )
        return number * (unit == .cqmin ? min(width, height) : max(width, height)) / 100
      case .vmin, .svmin, .lvmin, .dvmin: return number * min(viewport.width, viewport.height) / 100
      case .vmax, .svmax, .lvmax, .dvmax: return number * max(viewport.width, viewport.height) / 100
      default: return nil
      }
    }
  }
}
