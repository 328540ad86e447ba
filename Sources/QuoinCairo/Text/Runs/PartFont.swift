import CPangoCairo
import QuoinLayout
import QuoinModel

/// The font of a part of a styled text, with its spacing.
struct PartFont {
  let setup: FontSetup
  /// The size, in points.
  let size: Double
  let isAhem: Bool
  /// Whether letters have no width, as in fonts of size zero, which Pango does not support.
  let isFlat: Bool
  /// The tracking of the system font at its size, after each letter, in points.
  let tracking: Double
  /// The spacing after each letter, in points.
  let letterSpacing: Double
  /// The additional width of each space, in points.
  let wordSpacing: Double
  private let lineHeight: LineHeight
  private let metrics: FontMetrics
  private let mark: Double

  /// - Parameter scale: the factor by which the font is scaled down.
  init(_ look: TextLook, scale: Double, engine: TextEngine) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    var font = look.font
    font.size *= scale
    setup = engine.setup(font)
    isAhem = Ahem.isMeant(by: font)
    isFlat = font.size <= 0
    size = setup.size
    tracking = isAhem ? 0 : setup.roundedTracking
    letterSpacing = number(look.letterSpacing)
    wordSpacing = number(look.wordSpacing)
    lineHeight = look.lineHeight
    metrics = isAhem ? Ahem.metrics(size: size) : setup.metrics
    mark = isAhem ? size : setup.width(of: .ellipsis, engine)
  }

  /// The fonts of the last looks, which most texts share.
  struct Recent {
    private var looks: [TextLook] = []
    private var keys: [(look: ObjectIdentifier, scale: Double)] = []
    private var fonts: [PartFont] = []

    /// Returns the font of a look, which is created unless it is one of the last.
    mutating func font(_ look: TextLook, scale: Double, _ engine: TextEngine) -> PartFont {
      let identity = look.storageIdentity
      for index in keys.indices where keys[index].look == identity && keys[index].scale == scale {
        return fonts[index]
      }
      if looks.count >= 8 { self = Recent() }
      let font = PartFont(look, scale: scale, engine: engine)
      // The looks are kept, so that no other one has their identity.
      looks.append(look)
      keys.append((identity, scale))
      fonts.append(font)
      return font
    }
  }

  /// Whether letters of both fonts may be shaped together.
  func shapesAlike(_ other: PartFont) -> Bool {
    setup === other.setup && letterSpacing == other.letterSpacing
  }

  /// Creates a font for drawing, without line metrics.
  init(_ setup: FontSetup, letterSpacing: Double, wordSpacing: Double) {
    self.setup = setup
    size = setup.size
    (isAhem, isFlat) = (false, false)
    tracking = setup.roundedTracking
    self.letterSpacing = letterSpacing.isFinite ? letterSpacing : 0
    self.wordSpacing = wordSpacing.isFinite ? wordSpacing : 0
    lineHeight = .normal
    metrics = setup.metrics
    mark = 0
  }

  /// The width of a hyphen, in points.
  func hyphen(_ engine: TextEngine) -> Double {
    isAhem ? size : setup.width(of: .hyphen, engine)
  }

  /// The line metrics of characters in the font, without the width of a hyphen.
  func segment(run: Int?, rise: Double) -> ShapedText.Segment {
    var segment = ShapedText.Segment(
      run: run, metrics: metrics, lineHeight: lineHeight, fontSize: size, rise: rise)
    segment.mark = mark
    return segment
  }

  /// The width of a space without spacing, in points.
  func space(_ engine: TextEngine) -> Double {
    isFlat ? 0 : isAhem ? size : setup.width(of: .space, engine)
  }

  /// Sets the font of a range of characters.
  ///
  /// - Parameter text: The characters.
  func insert(
    into list: OpaquePointer?, from start: Int, to end: Int, of text: UnsafeBufferPointer<UInt8>
  ) {
    guard start < end else { return }
    func insert(
      _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>? = nil
    ) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(clamping: range?.lowerBound ?? start)
      attribute.pointee.end_index = guint(clamping: range?.upperBound ?? end)
      pango_attr_list_insert(list, attribute)
    }
    insert(pango_attr_font_desc_new(setup.description))
    for space in setup.spaces(in: text, start..<min(end, text.count)) {
      insert(pango_attr_font_desc_new(space.font), space.index..<space.index + 1)
    }
    if let features = setup.features { insert(pango_attr_font_features_new(features)) }
    let halves = HalfWidths.ranges(in: text, start..<max(start, min(end, text.count)))
    if !halves.isEmpty {
      // Of several attributes of a kind, only the last has an effect.
      let features = (setup.features.map { $0 + "," } ?? "") + "halt=1"
      for half in halves { insert(pango_attr_font_features_new(features), half) }
    }
    // The spacing is added when lines are made; here it only prevents ligatures.
    if isSpaced { insert(pango_attr_letter_spacing_new((tracking + letterSpacing).spacingUnits)) }
  }

  /// Whether letters have a spacing, so that they form no ligatures.
  var isSpaced: Bool { (tracking + letterSpacing).spacingUnits != 0 }
}
