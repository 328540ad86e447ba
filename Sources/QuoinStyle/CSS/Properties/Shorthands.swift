import Synchronization

extension CSS {
  /// The expansion of shorthand properties into longhands.
  enum Shorthands {
    typealias Expansion = [(Property, Value)]
    typealias Reader = @Sendable (inout ValueReader) -> Expansion?

    /// Returns the shorthand with a name, or `nil` if no shorthand has the name.
    static func named(_ name: String) -> Entry? { table[name]?.entry }

    /// A shorthand.
    struct Entry: Sendable {
      /// The names of its longhands.
      var names: [String]
      var read: Reader

      var longhands: [Property] { names.compactMap(Property.named) }
    }

    /// A shorthand that is prepared when it is first used; a document uses few of them.
    final class Lazy: Sendable {
      private let make: @Sendable () -> Entry
      private let known = Mutex<Entry?>(nil)

      init(_ make: @escaping @Sendable @autoclosure () -> Entry) { self.make = make }

      var entry: Entry {
        known.withLock { known in
          if let known { return known }
          let made = make()
          known = made
          return made
        }
      }
    }

    static func properties(_ names: [String], _ values: [Value]) -> Expansion {
      zip(names, values).compactMap { name, value in Property.named(name).map { ($0, value) } }
    }

    /// One to four values for top, right, bottom and left.
    private static func sides(_ names: [String]) -> Entry {
      let sides = names.compactMap(Property.named)
      let grammar = sides[0].row.grammar
      return Entry(names: names) { reader in
        var values: [Value] = []
        while values.count < 4, let value = grammar(&reader) { values.append(value) }
        guard let top = values.first else { return nil }
        let right = values.count > 1 ? values[1] : top
        let bottom = values.count > 2 ? values[2] : top
        return Array(zip(sides, [top, right, bottom, values.count > 3 ? values[3] : right]))
      }
    }

    /// `container-name`, and `container-type` after a slash: CSS Conditional 5 §3.3.
    private static func container() -> Entry {
      let names = ["container-name", "container-type"]
      return Entry(names: names) { reader in
        guard let name = Grammars.containerName(&reader) else { return nil }
        guard reader.slash() else { return properties(names, [name, .keyword(.normal)]) }
        return reader.keyword([.normal, .inlineSize, .size]).map {
          properties(names, [name, .keyword($0)])
        }
      }
    }

    /// One or two values for a pair of longhands.
    private static func pair(_ first: String, _ second: String) -> Entry {
      Entry(names: [first, second]) { reader in
        guard let grammar = Property.named(first)?.row.grammar, let a = grammar(&reader) else {
          return nil
        }
        return properties([first, second], [a, grammar(&reader) ?? a])
      }
    }

    /// Longhands in any order, each at most once; omitted ones get their initial values.
    static func anyOrder(_ names: [String]) -> Entry {
      let properties = names.compactMap(Property.named)
      return Entry(names: names) { reader in anyOrder(properties, &reader) }
    }

    static func anyOrder(_ properties: [Property], _ reader: inout ValueReader) -> Expansion? {
      var left = properties
      var found: Expansion = []
      while !reader.isAtEnd {
        var isTaken = false
        for (index, property) in left.enumerated() {
          if let value = reader.attempt(property.row.grammar) {
            found.append((property, value))
            left.remove(at: index)
            isTaken = true
            break
          }
        }
        if !isTaken { break }
      }
      return found.isEmpty ? nil : found + left.map { ($0, $0.initial) }
    }

    static func initials(_ names: [String]) -> Expansion {
      names.compactMap { name in Property.named(name).map { ($0, $0.initial) } }
    }

    static let edges = ["top", "right", "bottom", "left"]

    private static func each(_ pattern: (String) -> String) -> [String] { edges.map(pattern) }

    static let table: [String: Lazy] = {
      var table: [String: Lazy] = [
        "margin": Lazy(sides(each { "margin-\($0)" })),
        "padding": Lazy(sides(each { "padding-\($0)" })),
        "inset": Lazy(sides(edges)),
        "border-width": Lazy(sides(each { "border-\($0)-width" })),
        "border-style": Lazy(sides(each { "border-\($0)-style" })),
        "border-color": Lazy(sides(each { "border-\($0)-color" })),
        "gap": Lazy(pair("row-gap", "column-gap")),
        "grid-gap": Lazy(pair("row-gap", "column-gap")),
        "overflow": Lazy(pair("overflow-x", "overflow-y")),
        "contain-intrinsic-size": Lazy(pair("contain-intrinsic-width", "contain-intrinsic-height")),
        "container": Lazy(container()),
        "place-content": Lazy(place("align-content", "justify-content")),
        "place-items": Lazy(place("align-items", "justify-items")),
        "place-self": Lazy(place("align-self", "justify-self")),
        "white-space": Lazy(whiteSpace()),
        "text-wrap": Lazy(anyOrder(["text-wrap-mode", "text-wrap-style"])),
        "flex-flow": Lazy(anyOrder(["flex-direction", "flex-wrap"])),
        "list-style": Lazy(listStyle()),
        "outline": Lazy(anyOrder(["outline-color", "outline-style", "outline-width"])),
        "text-decoration": Lazy(
          anyOrder([
            "text-decoration-line", "text-decoration-style", "text-decoration-color",
            "text-decoration-thickness",
          ])),
        "font-variant": Lazy(fontVariant()),
        "columns": Lazy(columns()),
        "-webkit-columns": Lazy(columns()),
        "column-rule": Lazy(
          anyOrder(["column-rule-width", "column-rule-style", "column-rule-color"])),
        "-webkit-column-rule": Lazy(
          anyOrder([
            "column-rule-width", "column-rule-style", "column-rule-color",
          ])),
        "border": Lazy(border(edges, resetting: CSS.Property.borderImageNames)),
        "border-block": Lazy(border(["top", "bottom"])),
        "border-radius": Lazy(radii()),
        "flex": Lazy(flex()),
        "font": Lazy(font()),
        "background": Lazy(background()),
        "grid-row": Lazy(gridLines("row")),
        "grid-column": Lazy(gridLines("column")),
        "grid-area": Lazy(gridArea()),
        "grid-template": Lazy(gridTemplate()),
        "-webkit-flex": Lazy(flex()),
        "-webkit-flex-flow": Lazy(anyOrder(["flex-direction", "flex-wrap"])),
        "grid": Lazy(grid()),
        "mask": Lazy(mask()),
        "-webkit-mask": Lazy(mask()),
        "-webkit-text-decoration": Lazy(
          anyOrder([
            "text-decoration-line", "text-decoration-style", "text-decoration-color",
          ])),
        "border-image": Lazy(borderImage()),
        "-webkit-border-image": Lazy(borderImage()),
        "animation": Lazy(animation()),
        "-webkit-animation": Lazy(animation()),
        "-webkit-border-radius": Lazy(radii()),
      ]
      for (name, entry) in breaks { table[name] = Lazy(entry) }
      for edge in edges {
        table["border-\(edge)"] = Lazy(
          anyOrder([
            "border-\(edge)-width", "border-\(edge)-style", "border-\(edge)-color",
          ]))
      }
      for (name, sides) in logicalPairs {
        table[name] = Lazy(logicalPair(sides))
      }
      return table
    }()

    /// Logical shorthands for the block axis, which is always vertical here; those for the inline
    /// axis depend on the direction, see `Logical`.
    private static let logicalPairs: [String: [String]] = [
      "margin-block": ["margin-top", "margin-bottom"],
      "padding-block": ["padding-top", "padding-bottom"], "inset-block": ["top", "bottom"],
      "border-block-width": ["border-top-width", "border-bottom-width"],
      "border-block-style": ["border-top-style", "border-bottom-style"],
      "border-block-color": ["border-top-color", "border-bottom-color"],
    ]

    private static func logicalPair(_ sides: [String]) -> Entry {
      Entry(names: sides) { reader in
        guard let grammar = Logical.grammar(sides[0]), let a = grammar(&reader) else {
          return nil
        }
        return properties(sides, [a, grammar(&reader) ?? a])
      }
    }

    private static func border(_ edges: [String], resetting more: [String] = []) -> Entry {
      let names = edges.flatMap {
        ["border-\($0)-width", "border-\($0)-style", "border-\($0)-color"]
      }
      let properties = names.compactMap(Property.named)
      let (first, others) = (Array(properties.prefix(3)), more.compactMap(Property.named))
      return Entry(names: names + more) { reader in
        guard let found = anyOrder(first, &reader) else { return nil }
        let values = first.map { part in found.first { $0.0 == part }?.1 ?? part.initial }
        return properties.enumerated().map { ($1, values[$0 % 3]) }
          + others.map { ($0, $0.initial) }
      }
    }

    /// Horizontal radii, optionally followed by a slash and vertical radii: CSS Backgrounds 3 §4.1.
    private static func radii() -> Entry {
      let names = ["top-left", "top-right", "bottom-right", "bottom-left"].map {
        "border-\($0)-radius"
      }
      return Entry(names: names) { reader in
        func four(_ reader: inout ValueReader) -> [Value]? {
          var values: [Value] = []
          while values.count < 4, let value = reader.length(nonNegative: true) {
            values.append(value)
          }
          guard let first = values.first else { return nil }
          let second = values.count > 1 ? values[1] : first
          return [
            first, second, values.count > 2 ? values[2] : first,
            values.count > 3 ? values[3] : second,
          ]
        }
        guard let horizontal = four(&reader) else { return nil }
        var vertical = horizontal
        if reader.slash() {
          guard let read = four(&reader) else { return nil }
          vertical = read
        }
        return properties(names, zip(horizontal, vertical).map { .list([$0, $1]) })
      }
    }

    /// `flex`: CSS Flexbox 1 §7.1.
    private static func flex() -> Entry {
      let names = ["flex-grow", "flex-shrink", "flex-basis"]
      return Entry(names: names) { reader in
        if reader.keyword(.none) {
          return properties(names, [.number(0), .number(0), .keyword(.auto)])
        }
        var grow: Double?
        var shrink: Double?
        var basis: Value?
        while !reader.isAtEnd {
          if grow == nil, let number = reader.attempt({ $0.number() }) {
            guard number >= 0 else { return nil }
            grow = number
            if let second = reader.attempt({ $0.number() }) {
              guard second >= 0 else { return nil }
              shrink = second
            }
          } else if basis == nil, let value = Grammars.flexBasis(&reader) {
            basis = value
          } else {
            return nil
          }
        }
        guard grow != nil || basis != nil else { return nil }
        return properties(
          names, [.number(grow ?? 1), .number(shrink ?? 1), basis ?? .percentage(0)])
      }
    }
  }
}
