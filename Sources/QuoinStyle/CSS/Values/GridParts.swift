import QuoinBoxLayout

extension CSS {
  /// Conversions from grid property values to types of the box engine.
  enum GridParts {
    /// Returns the cells of a string of `grid-template-areas`, with `nil` for unnamed cells.
    ///
    /// The result is `nil` if the string has no cells or is invalid: CSS Grid 2 §7.3.
    static func cells(_ text: String) -> [String?]? {
      // Every character from U+0080 belongs to a name, and all others are one byte, so bytes suffice.
      var text = text
      return text.withUTF8 { bytes in
        var cells: [String?] = []
        var index = 0
        while index < bytes.count {
          let start = index
          switch bytes[index] {
          case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
            index += 1
          case UInt8(ascii: "."):
            while index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
            cells.append(nil)
          case let byte where isNameByte(byte):
            while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
            cells.append(String(decoding: bytes[start..<index], as: UTF8.self))
          default:
            return nil
          }
        }
        return cells.isEmpty ? nil : cells
      }
    }

    /// Whether a byte of UTF-8 belongs to a name: CSS Syntax 3 §4.2.
    private static func isNameByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    /// Returns the areas defined by strings, or `nil` if they are invalid.
    static func areas(_ rows: [Value]) -> GridAreas? {
      GridAreas(
        rows.map { row in
          guard case .string(let text) = row else { return [] }
          return (cells(text) ?? []).map { $0.map { GridName($0) } }
        })
    }

    /// Returns the tracks or the subgrid that a value defines; `keepsGap` means that the gap is `normal`.
    static func trackList(_ value: Value, keepsGap: Bool) -> TrackList {
      guard case .list(let parts) = value else { return .none }
      if parts.first == .keyword(.subgrid) {
        var list = TrackList(parts.dropFirst().map(part))
        list.subgrid = TrackList.Subgrid(keepsGap: keepsGap)
        return list
      }
      return TrackList(parts.map(part))
    }

    private static func part(_ value: Value) -> TrackList.Part {
      switch value {
      case .function("[", let names): return .names(names.compactMap(\.ident).map { GridName($0) })
      case .function("repeat", let parts):
        guard parts.count == 2, case .list(let tracks) = parts[1] else { break }
        let inner = tracks.map(part)
        switch parts[0] {
        case .keyword(.autoFill): return .repeated(.autoFill, inner)
        case .keyword(.autoFit): return .repeated(.autoFit, inner)
        case .number(let number): return .repeated(.count(Int(min(number, 1e6))), inner)
        default: break
        }
      default: break
      }
      return .track(trackSize(value))
    }

    static func trackSizes(_ value: Value) -> [TrackSize] {
      if case .list(let sizes) = value { return sizes.map(trackSize) }
      return value == .keyword(.auto) ? [] : [trackSize(value)]
    }

    private static func trackSize(_ value: Value) -> TrackSize {
      switch value {
      case .function("minmax", let sizes) where sizes.count == 2:
        .minmax(breadth(sizes[0]), breadth(sizes[1]))
      case .function("fit-content", let sizes) where sizes.count == 1:
        switch breadth(sizes[0]) {
        case .percent(let percent): .fitContent(.percent(percent))
        case .mixed(let length): .fitContent(.percent(length.percent))
        case .points(let points): .fitContent(.points(points))
        case .fr, .auto, .minContent, .maxContent: .auto
        }
      default: .breadth(breadth(value))
      }
    }

    private static func breadth(_ value: Value) -> TrackBreadth {
      switch value {
      case .length(let points, _): .points(points)
      case .percentage(let percent): .percent(percent)
      case .mixed, .calc: value.mixedLength.map { .mixed($0) } ?? .auto
      case .fraction(let factor): .fr(factor)
      case .keyword(.minContent): .minContent
      case .keyword(.maxContent): .maxContent
      default: .auto
      }
    }

    static func flow(_ value: Value) -> GridAutoFlow {
      let words: [Keyword?]
      if case .list(let values) = value {
        words = values.map(\.keyword)
      } else {
        words = [value.keyword]
      }
      let isDense = words.contains(.dense)
      return words.contains(.column)
        ? (isDense ? .columnDense : .column) : isDense ? .rowDense : .row
    }

    static func line(_ value: Value) -> GridLine {
      let parts: [Value]
      if case .list(let list) = value { parts = list } else { parts = [value] }
      var number: Int?
      var name: GridName?
      var isSpan = false
      for part in parts {
        switch part {
        case .number(let value): number = Int(value)
        case .keyword(.span): isSpan = true
        case .keyword(.auto): return .auto
        case .ident(let ident): name = GridName(ident)
        default: break
        }
      }
      if isSpan { return name.map { .spanName($0, number ?? 1) } ?? .span(number ?? 1) }
      guard let name else { return number.map { .number($0) } ?? .auto }
      return number.map { .nth(name, $0) } ?? .name(name)
    }
  }
}
