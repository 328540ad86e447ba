import CPangoCairo

/// Shapes texts of ASCII characters in a font that has all of them.
///
/// Pango would itemize each as one piece from left to right, so its answer is kept. Words are shaped once and remembered:
/// words between spaces separately where the tables of the font show that this changes nothing.
final class PlainFont {
  /// Which characters a text has besides punctuation, digits and spaces.
  enum Kind: Int, CaseIterable {
    /// Letters, so the text is of the Latin script.
    case words
    /// None, so the text has no script.
    case numbers

    fileprivate var script: hb_script_t {
      switch self {
      case .words: HB_SCRIPT_LATIN
      case .numbers: HB_SCRIPT_COMMON
      }
    }

    /// The kind of a text, or `nil` if it is empty or not all of its characters are ASCII.
    init?(of text: UnsafeBufferPointer<UInt8>) {
      guard !text.isEmpty else { return nil }
      var hasLetters = false
      for byte in text {
        guard (32...126).contains(byte) else { return nil }
        if PlainFont.isLetter(byte) { hasLetters = true }
      }
      self = hasLetters ? .words : .numbers
    }

    /// All characters that such a text may have; the last one decides its script.
    fileprivate var characters: [UInt8] {
      let others = (32...126).filter { !PlainFont.isLetter($0) }
      return switch self {
      case .words: others + (32...126).filter { PlainFont.isLetter($0) }
      case .numbers: others
      }
    }
  }

  private let item: UnsafeMutablePointer<PangoItem>
  /// The number of the font in the cache of words.
  private let number: UInt32
  private let kind: Kind
  private let features: String?
  /// The plan by which texts are shaped; `nil` if Pango has to find it for each.
  private let plan: ShapingPlan?
  /// The characters that words shaped separately may have; `nil` until enough texts with several words were shaped.
  private var separate: CharacterSet?
  private var textsOfWords = 0
  /// The number of texts of several words that cost as much as reading the tables of a font.
  static let fewTexts = 8

  /// The characters whose widths depend only on the next one; `nil` until enough texts were shaped.
  private var paired: CharacterSet?
  private var shapedTexts = 0
  /// The number of texts that cost as much as reading the tables of a font for its pairs.
  static let fewShaped = 6

  /// - Returns: `nil` if the characters have several fonts.
  init?(_ font: PartFont, _ kind: Kind, engine: TextEngine) {
    guard font.setup.spaces == nil else { return nil }
    let characters = kind.characters
    // Pango takes the first font that has a character.
    guard font.setup.has(characters, engine.families) else { return nil }
    let found = characters.suffix(1).withUnsafeBufferPointer { buffer in
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      font.insert(into: attributes, from: 0, to: .max, of: buffer)
      return buffer.withMemoryRebound(to: CChar.self) { text in
        pango_itemize_with_base_dir(
          engine.context, PANGO_DIRECTION_LTR, text.baseAddress, 0, 1, attributes, nil)
      }
    }
    var items = ItemList(found)
    guard let item = items.next().flatMap({ pango_item_copy($0) }) else { return nil }
    self.item = item
    engine.plainFonts += 1
    number = engine.plainFonts
    (self.kind, features) = (kind, font.setup.features)
    // Pango adds features to letters that are spaced. The fonts of documents may be made to keep HarfBuzz busy, which
    // limits its work only where it finds the plan itself.
    let isUsual = !font.isSpaced && !engine.families.haveDocumentFonts
    plan = isUsual ? PlainFont.plan(item.pointee.analysis, features, for: characters) : nil
  }

  /// The plan by which Pango would shape texts, or `nil` if the font lacks some of the characters.
  private static func plan(
    _ analysis: PangoAnalysis, _ features: String?, for characters: [UInt8]
  ) -> ShapingPlan? {
    guard let font = analysis.font else { return nil }
    let script = g_unicode_script_to_iso15924(
      GUnicodeScript(rawValue: GUnicodeScript.RawValue(analysis.script)))
    let plan = ShapingPlan(
      font, hb_script_t(rawValue: hb_script_t.RawValue(script)),
      language: hb_language_from_string(pango_language_to_string(analysis.language), -1),
      features: features)
    return plan.flatMap { $0.has(characters) ? $0 : nil }
  }

  static func isLetter(_ character: UInt8) -> Bool { (97...122).contains(character | 0x20) }

  deinit { pango_item_free(item) }

  /// The width at bytes where no cluster begins; a cluster may have a negative width.
  static let noCluster = Int32.min

  /// Returns the width of the cluster that begins at each byte of a text, in Pango's units, or `noCluster`.
  func widths(of text: UnsafeBufferPointer<UInt8>, _ engine: TextEngine) -> [Int32] {
    if let widths = pairedWidths(of: text, engine) { return widths }
    let areSeparate = shapesSeparately(text, engine)
    var widths: [Int32] = []
    widths.reserveCapacity(text.count)
    var start = 0
    while start < text.count {
      var end = text.count
      if areSeparate, let space = text[start...].firstIndex(of: 32) { end = space + 1 }
      append(text[start..<end], isSeparate: areSeparate, engine, to: &widths)
      start = end
    }
    return widths
  }

  /// Returns the widths of a text from those of its pairs of characters, or `nil` if they may depend on more.
  private func pairedWidths(
    of text: UnsafeBufferPointer<UInt8>, _ engine: TextEngine
  ) -> [Int32]? {
    guard shapedTexts >= PlainFont.fewShaped, let plan else { return nil }
    let characters = pairedCharacters(plan, engine)
    guard text.allSatisfy({ characters.contains($0) }) else { return nil }
    let pairs = engine.pairs
    func pair(_ index: Int) -> UInt64 {
      PairWidths.pair(
        text[index], index + 1 < text.count ? text[index + 1] : nil, font: number)
    }
    var widths: [Int32] = []
    widths.reserveCapacity(text.count)
    while widths.count < text.count {
      let start = widths.count
      if let known = pairs[pair(start)] {
        widths.append(known)
        continue
      }
      // Pairs beside each other that are not known are shaped at once, together with the character behind them.
      var end = start + 1
      while end < text.count, end - start < PlainFont.mostPairs, pairs[pair(end)] == nil {
        end += 1
      }
      let piece = text[start..<min(end + 1, text.count)]
      guard let found = plan.widths(of: Array(piece)), !found.contains(PlainFont.noCluster) else {
        paired = CharacterSet()
        return nil
      }
      for index in start..<end { pairs.insert(found[index - start], for: pair(index)) }
      widths += found.prefix(end - start)
    }
    return widths
  }

  /// The maximum number of pairs that are shaped at once.
  private static let mostPairs = 256

  /// The characters whose widths depend only on the next one.
  private func pairedCharacters(_ plan: ShapingPlan, _ engine: TextEngine) -> CharacterSet {
    if let paired { return paired }
    let characters = engine.pairedCharacters.characters(of: plan)
    paired = characters
    return characters
  }

  /// Whether the widths of a text depend only on pairs of characters, once enough texts were shaped.
  func isOfPairs(_ text: [UInt8]) -> Bool {
    paired.map { paired in text.allSatisfy { paired.contains($0) } } ?? false
  }

  /// Whether the words of a text are shaped separately.
  func shapesSeparately(_ text: UnsafeBufferPointer<UInt8>, _ engine: TextEngine) -> Bool {
    guard text.dropLast().contains(32) else { return false }
    if separate == nil, let font = item.pointee.analysis.font {
      textsOfWords += 1
      guard textsOfWords > PlainFont.fewTexts else { return false }
      separate = engine.separateWords.characters(of: font, kind.script, features: features)
    }
    guard let separate else { return false }
    return text.allSatisfy { separate.contains($0) }
  }

  /// Adds the widths of a word with the space behind it, and sets that of the space in front, which may be kerned; or
  /// those of a text that is shaped as a whole.
  private func append(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, isSeparate: Bool, _ engine: TextEngine,
    to widths: inout [Int32]
  ) {
    let word = WordCache.Word(text, font: number)
    if let word, let known = engine.words[word], !isSeparate || known.space != PlainFont.noCluster {
      if isSeparate, let space = widths.indices.last { widths[space] = known.space }
      for index in 0..<text.count { widths.append(known.letters[index]) }
      return
    }
    let letters = shape(isSeparate ? [32] + text : Array(text))
    if isSeparate, let space = widths.indices.last { widths[space] = letters[0] }
    widths += letters[(letters.count - text.count)...]
    if let word { engine.words.insert(WordCache.Widths(letters, count: text.count), for: word) }
  }

  private func shape(_ text: [UInt8]) -> [Int32] {
    shapedTexts += 1
    if let plan, let widths = plan.widths(of: text) { return widths }
    var widths = Array(repeating: PlainFont.noCluster, count: text.count)
    guard let glyphs = pango_glyph_string_new() else { return widths }
    defer { pango_glyph_string_free(glyphs) }
    text.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        let length = Int32(clamping: text.count)
        pango_shape_full(
          text.baseAddress, length, text.baseAddress, length, &item.pointee.analysis, glyphs)
      }
    }
    guard let infos = glyphs.pointee.glyphs, let clusters = glyphs.pointee.log_clusters else {
      return widths
    }
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let place = Int(clusters[index])
      if widths[place] == PlainFont.noCluster { widths[place] = 0 }
      widths[place] &+= infos[index].geometry.width
    }
    return widths
  }
}
