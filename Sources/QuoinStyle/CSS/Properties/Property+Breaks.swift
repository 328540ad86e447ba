import QuoinModel

extension CSS.Property {
  /// The longhand properties for page breaks and page names: CSS Fragmentation 3 §3, CSS Paged Media 3 §6.
  static let breakRows: [Row] = [
    Row(.breakBefore, .keyword(.auto), Grammars.keywords(between)),
    Row(.breakAfter, .keyword(.auto), Grammars.keywords(between)),
    Row(
      .breakInside, .keyword(.auto),
      Grammars.keywords([.auto, .avoid, .avoidPage, .avoidColumn, .avoidRegion])),
    Row(.orphans, inherited: true, .number(2), lines),
    Row(.widows, inherited: true, .number(2), lines),
    Row(.page, .keyword(.auto), pageName),
    Row(.stringSet, .keyword(.none), Grammars.stringSet),
    Row(.footnoteDisplay, .keyword(.block), Grammars.keywords(.block, .inline, .compact)),
    Row(.footnotePolicy, .keyword(.auto), Grammars.keywords(.auto, .line, .block)),
  ]

  private static let between: [CSS.Keyword] = [
    .auto, .avoid, .avoidPage, .page, .left, .right, .recto, .verso, .avoidColumn,
    .column, .avoidRegion, .region, .always, .all,
  ]

  /// `auto`, or the name of pages: CSS Paged Media 3 §6.1.
  private static let pageName: CSS.Grammar = { reader in
    if reader.keyword(.auto) { return .keyword(.auto) }
    guard case .ident(let name) = reader.kind else { return nil }
    reader.advance()
    return .ident(name)
  }

  private static let lines: CSS.Grammar = { reader in
    guard let count = reader.integer(), count > 0 else { return nil }
    return .number(Double(count))
  }
}

extension CSS.Shorthands {
  /// The legacy page break properties: CSS Fragmentation 3 §3.4.
  static let breaks: [String: Entry] = [
    "page-break-before": older("break-before"), "page-break-after": older("break-after"),
    "page-break-inside": Entry(names: ["break-inside"]) { reader in
      guard let word = reader.keyword([.auto, .avoid]) else { return nil }
      return properties(["break-inside"], [.keyword(word)])
    },
    "-webkit-column-break-before": ofColumn("break-before"),
    "-webkit-column-break-after": ofColumn("break-after"),
    "-webkit-column-break-inside": Entry(names: ["break-inside"]) { reader in
      guard let word = reader.keyword([.auto, .avoid]) else { return nil }
      return properties(["break-inside"], [.keyword(word == .avoid ? .avoidColumn : word)])
    },
  ]

  /// WebKit's properties for breaks between columns: Compatibility Standard §3.
  private static func ofColumn(_ name: String) -> Entry {
    Entry(names: [name]) { reader in
      switch reader.keyword([.auto, .always, .avoid]) {
      case .always: properties([name], [.keyword(.column)])
      case .avoid: properties([name], [.keyword(.avoidColumn)])
      case .auto: properties([name], [.keyword(.auto)])
      default: nil
      }
    }
  }

  private static func older(_ name: String) -> Entry {
    Entry(names: [name]) { reader in
      guard let word = reader.keyword([.auto, .always, .avoid, .left, .right]) else {
        return nil
      }
      return properties([name], [.keyword(word == .always ? .page : word)])
    }
  }
}
