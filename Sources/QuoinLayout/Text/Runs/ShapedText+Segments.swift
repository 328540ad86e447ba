import QuoinModel

extension ShapedText.Segment {
  /// Creates a segment with the heights of text in a font.
  ///
  /// - Parameters:
  ///   - run: The run of the text, or `nil` if none covers it.
  ///   - metrics: The font's metrics at the drawn size, in points.
  ///   - lineHeight: The line height of the look.
  ///   - fontSize: The font size of the look, in points.
  ///   - rise: How far the baseline is above the line's, in points.
  package init(
    run: Int?, metrics: FontMetrics, lineHeight: LineHeight, fontSize: Double, rise: Double
  ) {
    self.init(
      run: run, ascent: metrics.ascender, descent: metrics.descender, above: metrics.ascender,
      below: metrics.descender)
    self.rise = rise.isFinite ? rise : 0
    let height: Double
    switch lineHeight {
    case .points(let points) where points.isFinite && points >= 0: height = points
    case .multiple(let factor) where factor.isFinite && factor >= 0: height = factor * fontSize
    default:
      leading = max(0, metrics.lineHeight - metrics.ascender - metrics.descender)
      return
    }
    // CSS 2.2, §10.8.1: half of the leading is added on either side.
    let half = (height - metrics.ascender - metrics.descender) / 2
    above += half
    below += half
  }

  /// Creates a segment with the heights of an object.
  package init(run: Int?, index: Int, _ object: StyledText.Object?, rise: Double) {
    func number(_ value: Double?) -> Double {
      guard let value, value.isFinite else { return 0 }
      return value
    }
    let (ascent, descent) = (number(object?.ascent), number(object?.descent))
    self.init(
      run: run, object: index, ascent: ascent, descent: descent, above: ascent, below: descent)
    alignment = object?.alignment ?? .baseline
    self.rise = number(rise)
    isEdge = (object?.role ?? .box) != .box
  }
}

extension ShapedText {
  /// Adds an object at its position.
  ///
  /// - Parameter wrap: The wrapping rule of the text.
  package mutating func append(
    _ placed: ShownText.Placed, of text: StyledText, wrap: TextWrap
  ) {
    let known = text.objects.indices.contains(placed.object)
    let object = known ? text.objects[placed.object] : nil
    let run = placed.run.map { text.runs[$0] }
    var segment = Segment(
      run: placed.run, index: placed.object, object, rise: run?.rise ?? 0)
    segment.wrap = object?.wrap ?? run?.wrap ?? wrap
    segments.append(segment)
    var traits: ClusterTraits = .object
    switch object?.role ?? .box {
    case .box:
      traits.formUnion([.breakBefore, .emergencyBreakBefore])
      if text.breakRules == .browsers, ShapedText.isKept(placed, in: text) {
        traits.insert(.keptBox)
      }
    case .opening: traits.formUnion([.boxEdge, .opening])
    case .closing: traits.formUnion(.boxEdge)
    }
    let width = object?.width ?? 0
    clusters.append(
      Cluster(
        source: placed.source, shown: placed.shown, advance: width.isFinite ? width : 0,
        segment: segments.count - 1, traits: traits))
  }

  /// Whether UAX #14 keeps a box with the character directly before it: LB8a, LB11, LB12, LB14 and LB19.
  private static func isKept(_ placed: ShownText.Placed, in text: StyledText) -> Bool {
    let scalars = text.string.unicodeScalars
    var (index, object) = (
      text.string.utf8.index(text.string.startIndex, offsetBy: placed.source),
      placed.object
    )
    while index > scalars.startIndex {
      index = scalars.index(before: index)
      let scalar = scalars[index]
      switch scalar.value {
      case 0xFFFC:
        object -= 1
        guard text.objects.indices.contains(object), text.objects[object].role != .box else {
          return false
        }
      // Directions are no characters of the text.
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: continue
      default: return scalar.isKeptWithNext
      }
    }
    return false
  }

  /// Determines where lines may end, after all clusters were added.
  ///
  /// Until then `breakBefore` marks where a word may break and `emergencyBreakBefore` where a
  /// character begins.
  ///
  /// - Parameters:
  ///   - wrap: The rule between characters of two runs.
  ///   - rules: The rules for where words may break.
  package mutating func settleBreaks(_ wrap: TextWrap, _ rules: BreakRules) {
    var previous: Int?
    // The cluster for a break before the next character: an opening edge after all closing ones.
    var opening: Int?
    // The rule within the segment of the last cluster, which is that of most clusters.
    var (segment, inner) = (Int32(-1), wrap)
    for index in clusters.indices {
      var traits = clusters.traits(at: index)
      if traits.contains(.newline) {
        clusters.setTraits(traits.subtracting(.anyBreak), at: index)
        (previous, opening) = (nil, nil)
        continue
      }
      if traits.contains(.boxEdge) {
        if !traits.contains(.opening) { opening = nil } else if opening == nil { opening = index }
        continue
      }
      let here = clusters.segment(at: index)
      if here != segment { (segment, inner) = (here, segments[Int(here)].wrap) }
      var found: ClusterTraits = []
      if let previous {
        let before = clusters.traits(at: previous)
        let rule =
          clusters.segment(at: previous) == here ? inner : self.rule(previous, index, wrap)
        found = ShapedText.breaks(traits, after: before, rule, rules)
        if traits.contains(.keptBox), segments[Int(clusters.segment(at: previous))].wrap.isAnywhere
        {
          traits.remove(.keptBox)
        }
      }
      clusters.setTraits(
        traits.subtracting(.anyBreak).union(opening == nil ? found : []), at: index)
      if let opening {
        let kept = traits.intersection(.keptBox)
        clusters.setTraits(clusters.traits(at: opening).union(found).union(kept), at: opening)
      }
      (previous, opening) = (index, nil)
    }
    settleLevels()
    clusters.settle()
  }

  /// The wrapping rule between two clusters of different segments.
  private func rule(_ previous: Int, _ index: Int, _ wrap: TextWrap) -> TextWrap {
    let left = segments[Int(clusters.segment(at: previous))]
    let right = segments[Int(clusters.segment(at: index))]
    if left.wrap == .never, right.wrap == .never { return .never }
    // CSS Text 3, §5.1: a space's own box determines the break after it, otherwise the box around
    // both.
    if clusters.traits(at: previous).contains(.space) { return left.wrap }
    if left.run == right.run { return right.wrap }
    // In browsers, a line may end behind an element that wraps in one that does not.
    return wrap == .never ? left.wrap : wrap
  }

  static func breaks(
    _ traits: ClusterTraits, after before: ClusterTraits, _ rule: TextWrap, _ rules: BreakRules
  ) -> ClusterTraits {
    // Browsers break after a box and after a space, whatever follows.
    let isBehindGap =
      rules == .browsers && !before.isDisjoint(with: [.object, .space])
      && !traits.contains(.space)
    let isKept = rule.keepsLetters && traits.contains(.letterBehindLetter)
    let isWord = traits.contains(.breakBefore) && !isKept || isBehindGap
    let isCharacter = traits.contains(.emergencyBreakBefore) && !traits.contains(.space)
    switch rule {
    case .never: return []
    case .words, .keepLetters: return isWord ? .breakBefore : []
    case .characters:
      return isWord || isCharacter && !traits.contains(.heldBack) ? .breakBefore : []
    case .breakWord, .anywhere, .keepLettersOrBreakWord, .keepLettersOrAnywhere:
      var result: ClusterTraits = isWord ? .breakBefore : []
      if isCharacter { result.insert(.emergencyBreakBefore) }
      if isCharacter, rule == .anywhere || rule == .keepLettersOrAnywhere {
        result.insert(.anywhere)
      }
      return result
    }
  }

  /// Sets the levels of box edges to that of the characters that they enclose.
  private mutating func settleLevels() {
    guard clusters.contains(where: { $0.traits.contains(.boxEdge) }) else { return }
    var level = paragraphs.first?.level ?? 0
    for index in clusters.indices {
      if clusters[index].traits.contains(.boxEdge) {
        clusters[index].level = level
      } else {
        level = clusters[index].level
      }
    }
    for index in clusters.indices.reversed() {
      let traits = clusters[index].traits
      if traits.contains(.newline) {
        level = clusters[index].level
      } else if traits.contains(.opening), index + 1 < clusters.count {
        clusters[index].level = clusters[index + 1].level
      }
    }
  }
}

extension TextWrap {
  /// Whether breaks inside words count for the minimum width.
  fileprivate var isAnywhere: Bool { self == .anywhere || self == .keepLettersOrAnywhere }

  /// Whether lines do not end between two letters.
  fileprivate var keepsLetters: Bool {
    switch self {
    case .keepLetters, .keepLettersOrBreakWord, .keepLettersOrAnywhere: true
    case .words, .breakWord, .anywhere, .characters, .never: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a line never ends behind the character: the common ones of the classes OP, QU, GL, WJ and ZWJ of UAX #14.
  fileprivate var isKeptWithNext: Bool {
    switch value {
    case 0x22, 0x27, 0xA0, 0xA1, 0xBF, 0x34F, 0x2007, 0x200D, 0x2011, 0x202F, 0x2060, 0xFEFF: true
    case 0..<0x80: value == 0x28 || value == 0x5B || value == 0x7B
    default:
      switch properties.generalCategory {
      case .openPunctuation, .initialPunctuation, .finalPunctuation: true
      default: false
      }
    }
  }
}
