import QuoinModel

// Filter Effects 1, CSS Shapes 1, CSS Masking 1, CSS Lists 3.
extension Grammars {
  /// `transform-style`: CSS Transforms 2 §6.
  static func transformStyle(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    if reader.keyword(.flat) { return .keyword(.flat) }
    guard reader.kind.ident == "preserve-3d" else { return nil }
    reader.advance()
    return .ident("preserve-3d")
  }

  /// The compositing operators, including the legacy names: CSS Masking 1 §6.8.
  static let maskComposite: CSS.Grammar = { reader in
    if let word = reader.keyword([.add, .subtract, .intersect, .exclude]) {
      return .keyword(word)
    }
    switch reader.keyword([.sourceOver, .sourceOut, .sourceIn, .xor]) {
    case .sourceOver: return .keyword(.add)
    case .sourceOut: return .keyword(.subtract)
    case .sourceIn: return .keyword(.intersect)
    case .xor: return .keyword(.exclude)
    default: return nil
    }
  }

  /// The colour schemes that an element supports: CSS Color Adjustment 1 §2.2.
  static let colorScheme: CSS.Grammar = { reader in
    if reader.keyword(.normal) { return .keyword(.normal) }
    var words: [CSS.Value] = []
    while case .ident(let word) = reader.kind {
      words.append(.ident(word.asciiLowercased))
      reader.advance()
    }
    return words.isEmpty ? nil : .list(words)
  }

  /// `none`, or a list of filter functions: Filter Effects 1 §6.
  static let filter: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    var functions: [CSS.Value] = []
    while let name = reader.functionName {
      guard let value = reader.arguments({ filterArgument(name, &$0) }) else { return nil }
      functions.append(.function(name, [value]))
    }
    return functions.isEmpty ? nil : .list(functions)
  }

  private static func filterArgument(
    _ name: String, _ reader: inout CSS.ValueReader
  ) -> CSS.Value? {
    switch name {
    case "blur":
      return reader.isAtEnd ? .zero : reader.length(percentages: false, nonNegative: true)
    case "drop-shadow":
      guard case .commas(let shadows) = reader.shadows(ofBox: false), shadows.count == 1 else {
        return nil
      }
      return shadows[0]
    case "hue-rotate": return reader.isAtEnd ? .angle(0) : reader.angle().map { .angle($0) }
    case "brightness", "contrast", "grayscale", "invert", "opacity", "saturate", "sepia":
      if reader.isAtEnd { return .number(1) }
      var factor: Double
      if case .percentage(let percent) = reader.kind {
        factor = percent / 100
        reader.advance()
      } else {
        guard let number = reader.number() else { return nil }
        factor = number
      }
      guard factor >= 0 else { return nil }
      if ["grayscale", "invert", "opacity", "sepia"].contains(name) { factor = min(1, factor) }
      return .number(factor)
    default: return nil
    }
  }

  /// `auto`, or `rect()` with or without commas: CSS Masking 1 §A.
  static let clip: CSS.Grammar = { reader in
    if reader.keyword(.auto) { return .keyword(.auto) }
    guard reader.functionName == "rect" else { return nil }
    let edges: [CSS.Value]? = reader.arguments { reader in
      var edges: [CSS.Value] = []
      repeat {
        guard let edge = length(.auto, percentages: false)(&reader) else { return nil }
        edges.append(edge)
        _ = reader.comma()
      } while !reader.isAtEnd
      return edges.count == 4 ? edges : nil
    }
    return edges.map { .function("rect", $0) }
  }

  /// `none`, or a basic shape with an optional reference box: CSS Masking 1 §5.1.
  static let clipPath: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    _ = reader.keyword(.borderBox)
    guard let name = reader.functionName,
      let values = reader.arguments({ shapeArguments(name, &$0) })
    else { return nil }
    _ = reader.keyword(.borderBox)
    return .function(name, values)
  }

  /// `none`, or a basic shape and the box it refers to, of which one is enough: CSS Shapes 1 §4.1.
  ///
  /// The value is a list of the shape, or `none`, and the box.
  static let shapeOutside: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    let boxes: [CSS.Keyword] = [.marginBox, .borderBox, .paddingBox, .contentBox]
    var box = reader.keyword(boxes)
    var shape: CSS.Value?
    if let name = reader.functionName, let values = reader.arguments({ shapeArguments(name, &$0) })
    {
      shape = .function(name, values)
    }
    if box == nil { box = reader.keyword(boxes) }
    guard shape != nil || box != nil else { return nil }
    return .list([shape ?? .keyword(.none), .keyword(box ?? .marginBox)])
  }

  /// Parses the arguments of a basic shape: CSS Shapes 1 §3.1.
  private static func shapeArguments(
    _ name: String, _ reader: inout CSS.ValueReader
  ) -> [CSS.Value]? {
    switch name {
    case "inset": return insetArguments(&reader)
    case "circle", "ellipse":
      var radii: [CSS.Value] = []
      while radii.count < (name == "circle" ? 1 : 2), let radius = shapeRadius(&reader) {
        radii.append(radius)
      }
      if name == "ellipse", radii.count == 1 { return nil }
      var center: (CSS.Value, CSS.Value) = (.percentage(50), .percentage(50))
      if reader.keyword(.at) {
        guard let read = reader.position() else { return nil }
        center = read
      }
      return [.list(radii), center.0, center.1]
    case "polygon":
      var values = [fillRule(&reader) ?? .keyword(.nonzero)]
      repeat {
        guard let x = reader.length(), let y = reader.length() else { return nil }
        values.append(.list([x, y]))
      } while reader.comma()
      return values
    case "path":
      let rule = fillRule(&reader) ?? .keyword(.nonzero)
      guard case .string(let text) = reader.kind, Path(svg: text) != nil else { return nil }
      reader.advance()
      return [rule, .string(text)]
    default: return nil
    }
  }

  private static func shapeRadius(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    if let word = reader.keyword([.closestSide, .farthestSide]) { return .keyword(word) }
    return reader.length(nonNegative: true)
  }

  /// Parses the fill rule and the comma after it.
  private static func fillRule(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    reader.attempt { reader in
      guard let word = reader.keyword([.nonzero, .evenodd]), reader.comma() else { return nil }
      return .keyword(word)
    }
  }

  private static func insetArguments(_ reader: inout CSS.ValueReader) -> [CSS.Value]? {
    func four(_ reader: inout CSS.ValueReader, nonNegative: Bool) -> [CSS.Value]? {
      var values: [CSS.Value] = []
      while values.count < 4, let value = reader.length(nonNegative: nonNegative) {
        values.append(value)
      }
      guard let first = values.first else { return nil }
      let second = values.count > 1 ? values[1] : first
      return [
        first, second, values.count > 2 ? values[2] : first, values.count > 3 ? values[3] : second,
      ]
    }
    guard let edges = four(&reader, nonNegative: false) else { return nil }
    guard reader.keyword(.round) else { return [.list(edges)] }
    guard let horizontal = four(&reader, nonNegative: true) else { return nil }
    var vertical = horizontal
    if reader.slash() {
      guard let read = four(&reader, nonNegative: true) else { return nil }
      vertical = read
    }
    return [.list(edges), .list(horizontal), .list(vertical)]
  }

  // MARK: Transforms

  /// One or two lengths: CSS Transforms 2 §5.
  static let translate: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    guard let x = reader.length() else { return nil }
    return .list([x, reader.length() ?? .zero])
  }

  /// One or two factors: CSS Transforms 2 §5.
  static let scale: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    func factor(_ reader: inout CSS.ValueReader) -> CSS.Value? {
      if case .percentage(let percent) = reader.kind {
        reader.advance()
        return .number(percent / 100)
      }
      return reader.number().map { .number($0) }
    }
    guard let x = factor(&reader) else { return nil }
    return .list([x, factor(&reader) ?? x])
  }

  // MARK: Counters

  /// Counter names, each with an optional number: CSS Lists 3 §4.1 and §4.2.
  static func counters(standard: Double) -> CSS.Grammar {
    { reader in
      if reader.keyword(.none) { return .keyword(.none) }
      var values: [CSS.Value] = []
      while case .ident(let name) = reader.kind {
        reader.advance()
        let number = reader.attempt { $0.integer() }.map { Double($0) } ?? standard
        values.append(.function(name, [.number(number)]))
      }
      return values.isEmpty ? nil : .list(values)
    }
  }
}

extension CSS.ValueReader {
  /// Reads any value, as its text.
  mutating func anything() -> CSS.Value? {
    guard !isAtEnd else { return nil }
    if let color = attempt({ reader -> CSS.ColorValue? in
      let color = reader.color()
      return reader.isAtEnd ? color : nil
    }) {
      return .color(color)
    }
    let range = list.trimmed(index..<end)
    index = end
    return .string(list.text(range))
  }
}
