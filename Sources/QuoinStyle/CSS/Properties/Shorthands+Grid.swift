extension CSS.Shorthands {
  /// One value for both axes, or one for each: CSS Alignment 3 §5.4 and §6.4.
  static func place(_ block: String, _ inline: String) -> Entry {
    Entry(names: [block, inline]) { reader in
      guard let first = CSS.Property.named(block)?.row.grammar,
        let second = CSS.Property.named(inline)?.row.grammar
      else { return nil }
      let start = reader.index
      guard let down = first(&reader) else { return nil }
      if reader.isAtEnd {
        // There is no baseline alignment of content along the inline axis.
        if block == "align-content", down.isBaseline {
          return properties([block, inline], [down, .keyword(.start)])
        }
        reader.index = start
      }
      return second(&reader).map { properties([block, inline], [down, $0]) }
    }
  }

  /// `grid-row` and `grid-column`; without an end, a start name is used for the end, too: CSS Grid
  /// 2 §8.4.
  static func gridLines(_ axis: String) -> Entry {
    let names = ["grid-\(axis)-start", "grid-\(axis)-end"]
    return Entry(names: names) { reader in
      guard let start = Grammars.gridLine(&reader) else { return nil }
      var end = named(start)
      if reader.slash() {
        guard let read = Grammars.gridLine(&reader) else { return nil }
        end = read
      }
      return properties(names, [start, end])
    }
  }

  /// Returns a line's value if it is only a name, else `auto`.
  private static func named(_ line: CSS.Value) -> CSS.Value {
    line.ident == nil ? .keyword(.auto) : line
  }

  /// `grid-area`: §8.4.
  static func gridArea() -> Entry {
    let names = ["grid-row-start", "grid-column-start", "grid-row-end", "grid-column-end"]
    return Entry(names: names) { reader in
      var lines: [CSS.Value] = []
      repeat {
        guard lines.count < 4, let line = Grammars.gridLine(&reader) else { return nil }
        lines.append(line)
      } while reader.slash()
      let columnStart = lines.count > 1 ? lines[1] : named(lines[0])
      return properties(
        names,
        [
          lines[0], columnStart, lines.count > 2 ? lines[2] : named(lines[0]),
          lines.count > 3 ? lines[3] : named(columnStart),
        ])
    }
  }

  private static let templates = [
    "grid-template-rows", "grid-template-columns", "grid-template-areas",
  ]
  private static let automatic = ["grid-auto-rows", "grid-auto-columns", "grid-auto-flow"]

  /// `grid-template`: §7.4.
  static func gridTemplate() -> Entry {
    Entry(names: templates) { template(&$0) }
  }

  /// `grid`: §7.8.
  static func grid() -> Entry {
    Entry(names: templates + automatic) { reader in
      if let found = reader.attempt({ reader -> Expansion? in
        let found = template(&reader)
        return reader.isAtEnd ? found.map { $0 + initials(automatic) } : nil
      }) {
        return found
      }
      return reader.attempt { flow(&$0, isColumn: false) }
        ?? reader.attempt { flow(&$0, isColumn: true) }
    }
  }

  private static func template(_ reader: inout CSS.ValueReader) -> Expansion? {
    if reader.attempt({ $0.keyword(.none) && $0.isAtEnd ? true : nil }) != nil {
      return initials(templates)
    }
    if let found = reader.attempt({ reader -> Expansion? in
      guard let rows = Grammars.trackList(&reader), reader.slash(),
        let columns = Grammars.trackList(&reader)
      else { return nil }
      return properties(templates, [rows, columns, .keyword(.none)])
    }) {
      return found
    }
    return areas(&reader)
  }

  /// Parses `[names] "areas" size [names] … / columns`.
  private static func areas(_ reader: inout CSS.ValueReader) -> Expansion? {
    var rows: [CSS.Value] = []
    var tracks: [CSS.Value] = []
    func addNames(_ names: CSS.Value) {
      guard case .function("[", let more) = names, !more.isEmpty else { return }
      // Names after a row and names before the next row belong to the same line.
      if case .function("[", let last)? = tracks.last {
        tracks[tracks.count - 1] = .function("[", last + more)
      } else {
        tracks.append(names)
      }
    }
    while true {
      let before = reader.attempt(Grammars.lineNames)
      if let before { addNames(before) }
      guard let row = reader.gridRow() else {
        if before != nil { return nil }
        break
      }
      rows.append(.string(row))
      tracks.append(reader.attempt(Grammars.trackSize) ?? .keyword(.auto))
      if let after = reader.attempt(Grammars.lineNames) { addNames(after) }
    }
    guard CSS.GridParts.areas(rows) != nil else { return nil }
    var columns = CSS.Value.keyword(.none)
    if reader.slash() {
      // §7.4: repetitions are not allowed with areas.
      guard let parts = Grammars.trackParts(&reader, allowsRepetition: false) else { return nil }
      columns = .list(parts)
    }
    return properties(templates, [.list(tracks), columns, .list(rows)])
  }

  /// Parses `rows / auto-flow dense columns`, or the reverse.
  private static func flow(_ reader: inout CSS.ValueReader, isColumn: Bool) -> Expansion? {
    func autoFlow(_ reader: inout CSS.ValueReader) -> CSS.Value? {
      var isDense = reader.keyword(.dense)
      guard reader.keyword(.autoFlow) else { return nil }
      if !isDense { isDense = reader.keyword(.dense) }
      guard isDense else { return .keyword(isColumn ? .column : .row) }
      return isColumn ? .list([.keyword(.column), .keyword(.dense)]) : .keyword(.dense)
    }
    let auto = CSS.Value.keyword(.auto)
    if isColumn {
      guard let rows = Grammars.trackList(&reader), reader.slash(), let flow = autoFlow(&reader)
      else { return nil }
      let sizes = Grammars.trackSizes(&reader) ?? auto
      return initials(["grid-template-columns", "grid-template-areas"])
        + properties(["grid-template-rows"] + automatic, [rows, auto, sizes, flow])
    }
    guard let flow = autoFlow(&reader) else { return nil }
    let sizes = Grammars.trackSizes(&reader) ?? auto
    guard reader.slash(), let columns = Grammars.trackList(&reader) else { return nil }
    return initials(["grid-template-rows", "grid-template-areas"])
      + properties(["grid-template-columns"] + automatic, [columns, sizes, auto, flow])
  }
}

extension CSS.Value {
  fileprivate var isBaseline: Bool {
    self == .keyword(.baseline) || self == .list([.keyword(.last), .keyword(.baseline)])
  }
}
