import QuoinModel

extension CSS {
  /// A longhand property: a row of the table.
  package struct Property: Hashable, Sendable {
    /// The row.
    package let index: UInt8

    /// What the table says of a property.
    struct Row: Sendable {
      var name: String
      var isInherited: Bool
      var initial: Value
      var grammar: Grammar
      /// How native nodes take it, or `nil` where only documents do.
      var native: Native?

      init(
        _ name: String, inherited: Bool = false, _ initial: Value, _ grammar: @escaping Grammar,
        native: Native? = nil
      ) {
        self.name = name
        isInherited = inherited
        self.initial = initial
        self.grammar = grammar
        self.native = native
      }
    }

    /// The property of a name in small letters; also by its older names.
    package static func named(_ name: String) -> Property? {
      byName[name] ?? aliases[name].flatMap { byName[$0] }
    }

    var row: Row { Property.rows[Int(index)] }
    /// The name.
    package var name: String { row.name }
    /// Whether an element takes its parent's value where nothing is said.
    package var isInherited: Bool { Property.inherited.contains(self) }
    /// The value where nothing is said and nothing inherited.
    package var initial: Value { Property.initials[Int(index)] }

    private static let initials: [Value] = rows.map(\.initial)

    /// All properties, in the order of the table.
    package static let all: [Property] = rows.indices.map { Property(index: UInt8($0)) }

    /// The properties that an element takes from its parent where nothing is said.
    static let inherited = PropertySet(all.filter(\.row.isInherited))

    /// The properties that nodes take.
    static let natives: [Property] = all.filter { $0.row.native != nil }

    private static let byName: [String: Property] = Dictionary(
      uniqueKeysWithValues: all.map { ($0.name, $0) })

    static let color = required("color")
    static let fontSize = required("font-size")
    static let fontWeight = required("font-weight")
    static let fontFamily = required("font-family")
    static let direction = required("direction")
    static let lineHeight = required("line-height")
    static let wordSpacing = required("word-spacing")
    static let textAlign = required("text-align")
    static let textDecorationThickness = required("text-decoration-thickness")
    static let textUnderlineOffset = required("text-underline-offset")
    static let display = required("display")
    static let overflowX = required("overflow-x")
    static let overflowY = required("overflow-y")

    /// A property that the table must have.
    package static func required(_ name: String) -> Property {
      guard let property = byName[name] else { preconditionFailure("the table has no '\(name)'") }
      return property
    }

    private static let aliases: [String: String] = [
      "word-wrap": "overflow-wrap", "-webkit-box-shadow": "box-shadow",
      "-webkit-transform": "transform", "-webkit-transform-origin": "transform-origin",
      "-webkit-line-clamp": "line-clamp", "-webkit-align-items": "align-items",
      "-webkit-flex-grow": "flex-grow", "-webkit-flex-shrink": "flex-shrink",
      "-webkit-justify-content": "justify-content", "-webkit-box-sizing": "box-sizing",
      "-webkit-order": "order", "-webkit-flex-direction": "flex-direction",
      "-webkit-flex-wrap": "flex-wrap", "-webkit-align-self": "align-self",
      "grid-row-gap": "row-gap", "grid-column-gap": "column-gap", "-webkit-opacity": "opacity",
      "-webkit-mask-image": "mask-image", "-webkit-mask-size": "mask-size",
      "-webkit-mask-position": "mask-position", "-webkit-mask-repeat": "mask-repeat",
      "-webkit-mask-origin": "mask-origin", "-webkit-mask-clip": "mask-clip",
      "-webkit-background-clip": "background-clip", "-webkit-background-size": "background-size",
      "-webkit-background-origin": "background-origin", "-webkit-filter": "filter",
      "-webkit-clip-path": "clip-path", "-webkit-backdrop-filter": "backdrop-filter",
      "-webkit-flex-basis": "flex-basis", "-webkit-align-content": "align-content",
      "text-decoration-skip": "text-decoration-skip-ink", "tint-color": "accent-color",
      "-webkit-border-top-left-radius": "border-top-left-radius",
      "-webkit-border-top-right-radius": "border-top-right-radius",
      "-webkit-border-bottom-right-radius": "border-bottom-right-radius",
      "-webkit-border-bottom-left-radius": "border-bottom-left-radius",
      "-webkit-font-feature-settings": "font-feature-settings",
      "-webkit-writing-mode": "writing-mode", "-webkit-perspective": "perspective",
      "-webkit-mask-composite": "mask-composite",
      "-webkit-column-count": "column-count", "-webkit-column-width": "column-width",
      "-webkit-column-gap": "column-gap", "-webkit-column-span": "column-span",
      "-webkit-appearance": "appearance", "-webkit-backface-visibility": "backface-visibility",
    ]
  }
}

extension CSS.Property: Comparable {
  /// The order of the table.
  package static func < (a: CSS.Property, b: CSS.Property) -> Bool { a.index < b.index }
}
