extension CSS {
  /// The units of lengths: CSS Values 4 §6.
  ///
  /// A CSS pixel equals one point.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case px, cm, mm, q, `in`, pc, pt
    case em, rem, ex, rex, ch, rch, cap, rcap, ic, ric, lh, rlh
    case vw, vh, vi, vb, vmin, vmax
    case svw, svh, svi, svb, svmin, svmax
    case lvw, lvh, lvi, lvb, lvmin, lvmax
    case dvw, dvh, dvi, dvb, dvmin, dvmax
    case cqw, cqh, cqi, cqb, cqmin, cqmax

    /// The length of an absolute unit in points, or `nil` for a relative unit.
    package var points: Double? {
      switch self {
      case .px: 1
      case .cm: 96 / 2.54
      case .mm: 96 / 25.4
      case .q: 96 / 101.6
      case .in: 96
      case .pc: 16
      case .pt: 96.0 / 72
      default: nil
      }
    }

    /// Whether the unit depends on the root's font.
    var isRootRelative: Bool {
      switch self {
      case .rem, .rex, .rch, .rcap, .ric, .rlh: true
      default: false
      }
    }

    /// Whether the unit depends on glyphs or lines of a font.
    var isOfGlyphs: Bool {
      switch self {
      case .ex, .rex, .ch, .rch, .cap, .rcap, .lh, .rlh: true
      default: false
      }
    }

    /// Whether the unit depends on the element's font.
    var isFontRelative: Bool {
      switch self {
      case .em, .ex, .ch, .cap, .ic, .lh: true
      default: false
      }
    }
  }
}
