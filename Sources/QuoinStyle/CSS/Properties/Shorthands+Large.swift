extension CSS.Shorthands {
  /// `font`: CSS Fonts 4 §2.7.
  static func font() -> Entry {
    let names = [
      "font-style", "font-weight", "font-size", "line-height", "font-family", "font-variant-caps",
      "font-stretch",
    ]
    // Properties that the shorthand has no values for: CSS Fonts 4 §2.7.
    let others = ["font-size-adjust", "font-optical-sizing", "font-variation-settings"]
    return Entry(names: names + others) { reader in
      var style = CSS.Value.keyword(.normal)
      var weight = CSS.Value.number(400)
      var caps = CSS.Value.keyword(.normal)
      var stretch = CSS.Value.percentage(100)
      for _ in 0..<4 {
        if reader.keyword(.normal) { continue }
        if let value = reader.attempt(Grammars.fontStyle) {
          style = value
        } else if reader.keyword(.smallCaps) {
          caps = .keyword(.smallCaps)
        } else if let value = reader.attempt(Grammars.fontStretchWord) {
          stretch = value
        } else if let value = reader.attempt(Grammars.fontWeight) {
          weight = value
        }
      }
      guard let size = Grammars.fontSize(&reader) else { return nil }
      var height = CSS.Value.keyword(.normal)
      if reader.slash() {
        guard let read = Grammars.lineHeight(&reader) else { return nil }
        height = read
      }
      guard let families = reader.fontFamilies() else { return nil }
      return properties(names, [style, weight, size, height, families, caps, stretch])
        + initials(others)
    }
  }

  /// Comma-separated layers, of which the last may have a colour: CSS Backgrounds 3 §2.10.
  static func background() -> Entry {
    let names = [
      "background-color", "background-image", "background-position", "background-size",
      "background-repeat", "background-origin", "background-clip", "background-attachment",
    ]
    return Entry(names: names) { reader in
      var layers = Layers()
      repeat {
        guard layers.color == nil, layers.read(&reader) else { return nil }
      } while reader.comma()
      return properties(
        names,
        [
          .color(layers.color ?? .transparent), .commas(layers.images),
          .commas(layers.positions), .commas(layers.sizes), .commas(layers.repeats),
          .commas(layers.origins), .commas(layers.clips), .commas(layers.attachments),
        ])
    }
  }

  private struct Layers {
    var color: CSS.ColorValue?
    var images: [CSS.Value] = []
    var positions: [CSS.Value] = []
    var sizes: [CSS.Value] = []
    var repeats: [CSS.Value] = []
    var origins: [CSS.Value] = []
    var clips: [CSS.Value] = []
    var attachments: [CSS.Value] = []

    mutating func read(_ reader: inout CSS.ValueReader) -> Bool {
      var layer = CSS.LayerReader(boxWords: [.borderBox, .paddingBox, .contentBox])
      var attachment: CSS.Keyword?
      while !reader.isAtEnd, reader.kind != .comma {
        if layer.read(&reader) { continue }
        guard !layer.hasFailed else { return false }
        if attachment == nil, let word = reader.keyword([.scroll, .fixed, .local]) {
          attachment = word
        } else if color == nil, let value = reader.color() {
          color = value
        } else {
          return false
        }
        layer.isEmpty = false
      }
      if layer.isEmpty { return false }
      images.append(layer.image)
      positions.append(layer.position)
      sizes.append(layer.size)
      repeats.append(layer.repetition)
      origins.append(.keyword(layer.boxes.first ?? .paddingBox))
      clips.append(.keyword(layer.boxes.last ?? .borderBox))
      attachments.append(.keyword(attachment ?? .scroll))
      return true
    }
  }
}
