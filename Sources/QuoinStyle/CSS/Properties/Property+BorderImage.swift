import QuoinBoxLayout
import QuoinModel

private typealias G = Grammars

extension CSS.Property {
  /// The longhand properties of border images: CSS Backgrounds 3 §6.
  static let borderImageRows: [Row] = [
    Row(.borderImageSource, .keyword(.none), { $0.image() }),
    Row(.borderImageSlice, .list(Array(repeating: .percentage(100), count: 4)), G.borderSlice),
    Row(
      .borderImageWidth, .list(Array(repeating: .number(1), count: 4)),
      G.fourBorderExtents(.auto, percentages: true)),
    Row(
      .borderImageOutset, .list(Array(repeating: .number(0), count: 4)),
      G.fourBorderExtents(percentages: false)),
    Row(
      .borderImageRepeat, .list([.keyword(.stretch), .keyword(.stretch)]),
      { reader in
        let words: [CSS.Keyword] = [.stretch, .repeat, .round, .space]
        guard let first = reader.keyword(words) else { return nil }
        return .list([.keyword(first), .keyword(reader.keyword(words) ?? first)])
      }),
  ]

  static let borderImageNames = [
    "border-image-source", "border-image-slice", "border-image-width", "border-image-outset",
    "border-image-repeat",
  ]
}

extension Grammars {
  /// One to four numbers or percentages, and `fill` before or after them: §6.2.
  fileprivate static let borderSlice: CSS.Grammar = { reader in
    var fills = reader.keyword(.fill)
    guard
      let four = four(
        &reader,
        { reader in
          if case .percentage(let percent) = reader.kind, percent >= 0 {
            reader.advance()
            return .percentage(percent)
          }
          return reader.number().flatMap { $0 >= 0 ? .number($0) : nil }
        })
    else { return nil }
    if !fills { fills = reader.keyword(.fill) }
    return .list(fills ? four + [.keyword(.fill)] : four)
  }

  /// One to four numbers or lengths: §6.3 and §6.4.
  fileprivate static func fourBorderExtents(
    _ words: CSS.Keyword..., percentages: Bool
  ) -> CSS.Grammar {
    { reader in
      four(&reader) { reader in
        if let word = reader.keyword(words) { return .keyword(word) }
        if let number = reader.attempt({ $0.number() }) {
          return number >= 0 ? .number(number) : nil
        }
        return reader.length(percentages: percentages, nonNegative: true)
      }.map { .list($0) }
    }
  }

  /// Reads one to four values and returns those for the top, right, bottom and left edge.
  private static func four(
    _ reader: inout CSS.ValueReader, _ read: (inout CSS.ValueReader) -> CSS.Value?
  ) -> [CSS.Value]? {
    var values: [CSS.Value] = []
    while values.count < 4, let value = reader.attempt(read) { values.append(value) }
    guard let top = values.first else { return nil }
    let right = values.count > 1 ? values[1] : top
    return [
      top, right, values.count > 2 ? values[2] : top, values.count > 3 ? values[3] : right,
    ]
  }
}

extension CSS.Shorthands {
  /// A source, slices with widths and outsets after slashes, and a tiling, in any order: §6.7.
  static func borderImage() -> Entry {
    Entry(names: CSS.Property.borderImageNames) { reader in
      var found: [CSS.Property: CSS.Value] = [:]
      func read(_ property: CSS.Property, _ reader: inout CSS.ValueReader) -> Bool {
        guard found[property] == nil, let value = reader.attempt(property.row.grammar) else {
          return false
        }
        found[property] = value
        return true
      }
      while !reader.isAtEnd {
        if read(.borderImageSource, &reader) || read(.borderImageRepeat, &reader) { continue }
        guard read(.borderImageSlice, &reader) else { return nil }
        guard reader.slash() else { continue }
        let hasWidth = read(.borderImageWidth, &reader)
        guard reader.slash() else {
          if !hasWidth { return nil }
          continue
        }
        guard read(.borderImageOutset, &reader) else { return nil }
      }
      guard !found.isEmpty else { return nil }
      return CSS.Property.borderImageNames.compactMap(CSS.Property.named).map {
        ($0, found[$0] ?? $0.initial)
      }
    }
  }
}

extension BorderImage {
  /// Creates the border image of a computed style, or `nil` if there is none.
  init?(_ style: CSS.ComputedStyle) {
    let image: BackgroundLayer.Image
    switch style[.borderImageSource] {
    case .url(let name): image = .picture(name)
    case .gradient(let gradient):
      guard let native = Gradient(gradient) else { return nil }
      image = .gradient(native)
    default: return nil
    }
    func list(_ property: CSS.Property) -> [CSS.Value] {
      if case .list(let values) = style[property] { values } else { [] }
    }
    func extent(_ value: CSS.Value) -> Extent? {
      switch value {
      case .keyword(.auto): .auto
      case .number(let number): .multiple(number)
      default: NativeConversions.lengthPercentage(value).map { .length($0) }
      }
    }
    func tiling(_ value: CSS.Value) -> Tiling {
      switch value.keyword {
      case .repeat: .repeated
      case .round: .rounded
      case .space: .spaced
      default: .stretched
      }
    }
    let slices = list(.borderImageSlice).prefix(4).compactMap { value -> LengthPercentage? in
      if case .number(let pixels) = value { return .points(pixels) }
      return NativeConversions.lengthPercentage(value)
    }
    let widths = list(.borderImageWidth).compactMap(extent)
    let outsets = list(.borderImageOutset).compactMap(extent)
    let ways = list(.borderImageRepeat)
    guard slices.count == 4, widths.count == 4, outsets.count == 4, ways.count == 2 else {
      return nil
    }
    self.init(
      image: image, slices: slices,
      fillsMiddle: list(.borderImageSlice).contains(.keyword(.fill)), widths: widths,
      outsets: outsets, across: tiling(ways[0]), down: tiling(ways[1]))
  }
}
