/// Reads from the table "GSUB" or "GPOS" of a font which glyphs of a text its lookups may change: OpenType, chapter 2.
struct LookupReader {
  /// The glyphs of the text that lookups may change.
  private(set) var changed: GlyphBits
  private let glyphs: GlyphBits
  private let table: UnsafeRawBufferPointer
  private let isPositioning: Bool
  /// The number of steps left.
  private var steps: Int

  /// - Parameters:
  ///   - glyphs: The glyphs that the text may have.
  ///   - changed: Glyphs that other tables change.
  ///   - steps: The maximum number of glyphs, ranges and rules to read.
  init(
    _ table: UnsafeRawBufferPointer, isPositioning: Bool, glyphs: GlyphBits, changed: GlyphBits,
    steps: Int
  ) {
    self.table = table
    self.isPositioning = isPositioning
    self.glyphs = glyphs
    self.changed = changed
    self.steps = steps
  }

  /// The big-endian number of 16 bits at an offset, or -1 behind the end.
  private func number(_ offset: Int) -> Int {
    offset >= 0 && offset + 1 < table.count ? Int(table[offset]) << 8 | Int(table[offset + 1]) : -1
  }

  /// Adds the glyphs that a lookup may change, except by kerning pairs.
  ///
  /// - Returns: `false` if the table is damaged or too long.
  mutating func read(_ lookup: Int) -> Bool {
    let list = number(8)
    guard list > 0, lookup < number(list) else { return false }
    let start = list + number(list + 2 + 2 * lookup)
    let count = number(start + 4)
    guard start > list, count >= 0 else { return false }
    if isPositioning, SeparateWords.isHarmless(lookup, table) { return true }
    for index in 0..<count {
      var subtable = start + number(start + 6 + 2 * index)
      var type = number(start)
      if type == (isPositioning ? 9 : 7) {
        type = number(subtable + 2)
        let (high, low) = (number(subtable + 4), number(subtable + 6))
        guard high >= 0, low >= 0 else { return false }
        subtable += high << 16 + low
      }
      readSubtable(subtable, type)
      guard steps > 0 else { return false }
    }
    return true
  }

  private mutating func readSubtable(_ start: Int, _ type: Int) {
    switch (isPositioning, type) {
    case (false, 4): readLigatures(start)
    case (false, 5), (true, 7): readContext(start, isChained: false)
    case (false, 6), (true, 8): readContext(start, isChained: true)
    default:
      // Of all others it is the first glyph that is changed, and the one behind it only together with it.
      for entry in covered(start + number(start + 2)) { changed.insert(entry.glyph) }
    }
  }

  private mutating func readLigatures(_ start: Int) {
    for entry in covered(start + number(start + 2)) {
      let set = start + number(start + 6 + 2 * entry.index)
      for index in 0..<max(0, number(set)) {
        let ligature = set + number(set + 2 + 2 * index)
        if hasGlyphs(max(0, number(ligature + 2) - 1), at: ligature + 4) {
          changed.insert(entry.glyph)
          break
        }
      }
    }
  }

  /// Adds the first glyphs of contexts all of whose glyphs the text may have.
  private mutating func readContext(_ start: Int, isChained: Bool) {
    switch number(start) {
    case 1:
      for entry in covered(start + number(start + 2)) {
        let offset = number(start + 6 + 2 * entry.index)
        if offset > 0, rules(at: start + offset, isChained, { $0.hasGlyphs($1, at: $2) }) {
          changed.insert(entry.glyph)
        }
      }
    case 2: readClasses(start, isChained: isChained)
    case 3:
      // The glyphs before, of and behind the text that changes, as many tables each; the unchained context has the number
      // of its lookups behind that of its glyphs.
      var place = start + 2
      var first = 0
      for part in isChained ? 0..<3 : 1..<2 {
        let count = number(place)
        guard count >= 0 else { return }
        place += isChained ? 2 : 4
        for index in 0..<count {
          let coverage = start + number(place + 2 * index)
          if part == 1, index == 0 { first = coverage }
          if !covers(coverage) { return }
        }
        place += 2 * count
      }
      if first > 0 { for entry in covered(first) { changed.insert(entry.glyph) } }
    default: break
    }
  }

  /// Adds the first glyphs of contexts that are described by classes of glyphs.
  private mutating func readClasses(_ start: Int, isChained: Bool) {
    let places = isChained ? [start + 4, start + 6, start + 8] : [start + 4]
    let definitions = places.map { number($0) == 0 ? 0 : start + number($0) }
    let classes = definitions.map { presentClasses($0) }
    let sets = start + (isChained ? 10 : 6)
    let own = definitions[isChained ? 1 : 0]
    for entry in covered(start + number(start + 2)) {
      let offset = number(sets + 2 + 2 * glyphClass(entry.glyph, own))
      guard offset > 0 else { continue }
      var part = 0
      let may = rules(at: start + offset, isChained) { reader, count, place in
        defer { part = (part + 1) % classes.count }
        return (0..<max(0, count)).allSatisfy {
          classes[part].contains(reader.number(place + 2 * $0))
        }
      }
      if may { changed.insert(entry.glyph) }
    }
  }

  /// Whether the glyphs of one of the rules in a set may all be in a text.
  ///
  /// - Parameter has: Whether the values of a part of a rule, whose number and place are given, may be in a text. It is
  ///   called with each part.
  private mutating func rules(
    at set: Int, _ isChained: Bool, _ has: (inout LookupReader, _ count: Int, _ place: Int) -> Bool
  ) -> Bool {
    var found = false
    for index in 0..<max(0, number(set)) {
      var place = set + number(set + 2 + 2 * index)
      var holds = true
      steps -= 1
      guard steps > 0 else { return true }
      for part in isChained ? 0..<3 : 1..<2 {
        // The first glyph is that of the set.
        let count = number(place) - (part == 1 ? 1 : 0)
        place += isChained ? 2 : 4
        if !has(&self, count, place) { holds = false }
        place += 2 * max(0, count)
      }
      if holds { found = true }
    }
    return found
  }

  /// Whether a text may have all of some glyphs.
  private mutating func hasGlyphs(_ count: Int, at place: Int) -> Bool {
    steps -= 1
    return (0..<max(0, count)).allSatisfy {
      let glyph = number(place + 2 * $0)
      return glyph >= 0 && glyphs.contains(glyph)
    }
  }

  /// The glyphs of a coverage table that the text may have, with their numbers in the table.
  private mutating func covered(_ coverage: Int) -> [(glyph: Int, index: Int)] {
    var found: [(glyph: Int, index: Int)] = []
    let count = max(0, number(coverage + 2))
    steps -= 1 + count
    guard steps > 0 else { return [] }
    for index in 0..<count {
      if number(coverage) == 1 {
        let glyph = number(coverage + 4 + 2 * index)
        if glyph >= 0, glyphs.contains(glyph) { found.append((glyph, index)) }
      } else {
        let range = coverage + 4 + 6 * index
        let (first, last, start) = (number(range), number(range + 2), number(range + 4))
        guard first >= 0, last >= first else { continue }
        glyphs.forEach(in: first...last) { found.append(($0, start + $0 - first)) }
      }
    }
    return found
  }

  /// Whether the text may have one of the glyphs of a coverage table.
  private mutating func covers(_ coverage: Int) -> Bool {
    let isArray = number(coverage) == 1
    let count = max(0, number(coverage + 2))
    for index in 0..<count {
      steps -= 1
      if isArray {
        let glyph = number(coverage + 4 + 2 * index)
        if glyph >= 0, glyphs.contains(glyph) { return true }
      } else {
        let range = coverage + 4 + 6 * index
        let (first, last) = (number(range), number(range + 2))
        if first >= 0, last >= first, glyphs.intersects(first...last) { return true }
      }
    }
    return false
  }

  /// The class of a glyph.
  private mutating func glyphClass(_ glyph: Int, _ definition: Int) -> Int {
    var found = 0
    forEachClass(definition) { if $0.contains(glyph), found == 0 { found = $1 } }
    return found
  }

  /// The classes that glyphs of the text may have.
  private mutating func presentClasses(_ definition: Int) -> Set<Int> {
    var found: Set<Int> = [0]
    let glyphs = glyphs
    forEachClass(definition) { if glyphs.intersects($0) { found.insert($1) } }
    return found
  }

  private mutating func forEachClass(_ definition: Int, _ body: (ClosedRange<Int>, Int) -> Void) {
    guard definition > 0 else { return }
    let isArray = number(definition) == 1
    let first = number(definition + 2)
    let count = max(0, isArray ? number(definition + 4) : first)
    steps -= count
    guard steps > 0 else { return }
    for index in 0..<count {
      if isArray {
        let glyph = first + index
        if glyph <= 0xFFFF { body(glyph...glyph, number(definition + 6 + 2 * index)) }
      } else {
        let range = definition + 4 + 6 * index
        let (low, high) = (number(range), number(range + 2))
        if low >= 0, high >= low { body(low...high, number(range + 4)) }
      }
    }
  }
}
