extension CSS.Shorthands {
  /// Comma-separated layers: CSS Masking 1 §6.9.
  static func mask() -> Entry {
    let names = [
      "mask-image", "mask-position", "mask-size", "mask-repeat", "mask-origin", "mask-clip",
      "mask-composite", "mask-mode",
    ]
    return Entry(names: names) { reader in
      var layers: [[CSS.Value]] = []
      repeat {
        guard let layer = maskLayer(&reader) else { return nil }
        layers.append(layer)
      } while reader.comma()
      return properties(
        names, names.indices.map { index in .commas(layers.map { $0[index] }) })
    }
  }

  /// Parses the values of one layer, in the order of the longhands.
  private static func maskLayer(_ reader: inout CSS.ValueReader) -> [CSS.Value]? {
    var layer = CSS.LayerReader(
      boxWords: [.borderBox, .paddingBox, .contentBox, .noClip])
    var composite: CSS.Keyword?
    var mode: CSS.Keyword?
    while !reader.isAtEnd, reader.kind != .comma {
      if layer.read(&reader) { continue }
      guard !layer.hasFailed else { return nil }
      if composite == nil, let word = reader.keyword([.add, .subtract, .intersect, .exclude]) {
        composite = word
      } else if mode == nil, let word = reader.keyword([.matchSource, .alpha, .luminance]) {
        mode = word
      } else {
        return nil
      }
      layer.isEmpty = false
    }
    if layer.isEmpty { return nil }
    let origin = layer.boxes.first { $0 != .noClip } ?? .borderBox
    return [
      layer.image, layer.position, layer.size, layer.repetition, .keyword(origin),
      .keyword(layer.boxes.last ?? .borderBox), .keyword(composite ?? .add),
      .keyword(mode ?? .matchSource),
    ]
  }

  /// `list-style`; a single `none` applies to both image and type: CSS Lists 3 §3.4.
  static func listStyle() -> Entry {
    let properties: [CSS.Property] = [.listStylePosition, .listStyleImage, .listStyleType]
    return Entry(names: properties.map(\.name)) { reader in
      let start = reader.index
      var nones = 0
      while !reader.isAtEnd {
        if reader.keyword(.none) { nones += 1 } else { reader.advance() }
      }
      reader.index = start
      guard nones == 1 else { return anyOrder(properties, &reader) }
      var found: [CSS.Property: CSS.Value] = [:]
      while !reader.isAtEnd {
        if reader.keyword(.none) { continue }
        let property = properties.first { property in
          guard found[property] == nil, let value = reader.attempt(property.row.grammar) else {
            return false
          }
          found[property] = value
          return true
        }
        if property == nil { return nil }
      }
      return properties.map { property in
        let rest = property == .listStylePosition ? property.initial : .keyword(.none)
        return (property, found[property] ?? rest)
      }
    }
  }
}
