import QuoinGeometry

extension CSS {
  /// A flow-relative property: CSS Logical 1 §4.
  ///
  /// The block axis is always vertical here, so only the inline axis depends on the direction.
  package struct Logical: Sendable {
    /// The physical properties for each text direction.
    let leftToRight: [Property]
    let rightToLeft: [Property]

    /// Returns the logical property with a name; its values have the same grammar as those of the
    /// physical ones.
    static func named(_ name: String) -> Logical? { table[name] }

    static func grammar(_ name: String) -> Grammar? { Property.named(name)?.row.grammar }

    /// Parses the values of the physical properties.
    func read(_ reader: inout ValueReader) -> [Value]? {
      if leftToRight.count > 2 { return readLine(&reader) }
      let grammar = leftToRight[0].row.grammar
      guard let first = grammar(&reader) else { return nil }
      if leftToRight.count == 1 { return [first] }
      return [first, grammar(&reader) ?? first]
    }

    /// Parses the width, style and colour of a border, for one side or for both.
    private func readLine(_ reader: inout ValueReader) -> [Value]? {
      let parts = Array(leftToRight.prefix(3))
      guard let found = Shorthands.anyOrder(parts, &reader) else { return nil }
      let values = parts.compactMap { part in found.first { $0.0 == part }?.1 }
      return leftToRight.count > 3 ? values + values : values
    }

    func properties(_ direction: LayoutDirection) -> [Property] {
      direction == .leftToRight ? leftToRight : rightToLeft
    }

    private init(_ left: [String], _ right: [String]) {
      leftToRight = left.compactMap(Property.named)
      rightToLeft = right.compactMap(Property.named)
    }

    static let table: [String: Logical] = {
      var table: [String: Logical] = [:]
      let families: [(String, (String) -> String)] = [
        ("margin-inline", { "margin-\($0)" }), ("padding-inline", { "padding-\($0)" }),
        ("inset-inline", { $0 }),
      ]
      for (name, side) in families {
        table["\(name)-start"] = Logical([side("left")], [side("right")])
        table["\(name)-end"] = Logical([side("right")], [side("left")])
        table[name] = Logical([side("left"), side("right")], [side("right"), side("left")])
      }
      let parts = ["width", "style", "color"]
      let left = parts.map { "border-left-\($0)" }
      let right = parts.map { "border-right-\($0)" }
      table["border-inline-start"] = Logical(left, right)
      table["border-inline-end"] = Logical(right, left)
      table["border-inline"] = Logical(left + right, right + left)
      for part in parts {
        func side(_ side: String) -> String { "border-\(side)-\(part)" }
        table["border-inline-start-\(part)"] = Logical([side("left")], [side("right")])
        table["border-inline-end-\(part)"] = Logical([side("right")], [side("left")])
        table["border-inline-\(part)"] = Logical(
          [side("left"), side("right")], [side("right"), side("left")])
      }
      let corners: [(String, String, String)] = [
        ("start-start", "top-left", "top-right"), ("start-end", "top-right", "top-left"),
        ("end-start", "bottom-left", "bottom-right"), ("end-end", "bottom-right", "bottom-left"),
      ]
      for (name, left, right) in corners {
        table["border-\(name)-radius"] = Logical(
          ["border-\(left)-radius"], ["border-\(right)-radius"])
      }
      return table
    }()

    /// Returns the physical property for a name in the block axis, which does not depend on the
    /// direction.
    static func physical(_ name: String) -> String? { block[name] }

    /// Returns the standard name of a flow-relative property that WebKit named before the standard.
    ///
    ///     -webkit-padding-start → padding-inline-start
    static func standard(_ name: String) -> String? { old[name] }

    private static let old: [String: String] = {
      var names: [String: String] = [:]
      let sides = [
        ("start", "inline-start"), ("end", "inline-end"), ("before", "block-start"),
        ("after", "block-end"),
      ]
      for (old, side) in sides {
        for family in ["margin", "padding", "border"] {
          names["-webkit-\(family)-\(old)"] = "\(family)-\(side)"
        }
        for part in ["width", "style", "color"] {
          names["-webkit-border-\(old)-\(part)"] = "border-\(side)-\(part)"
        }
      }
      for prefix in ["", "min-", "max-"] {
        names["-webkit-\(prefix)logical-width"] = "\(prefix)inline-size"
        names["-webkit-\(prefix)logical-height"] = "\(prefix)block-size"
      }
      return names
    }()

    private static let block: [String: String] = {
      [
        "margin-block-start": "margin-top", "margin-block-end": "margin-bottom",
        "padding-block-start": "padding-top", "padding-block-end": "padding-bottom",
        "inset-block-start": "top", "inset-block-end": "bottom", "inline-size": "width",
        "block-size": "height", "min-inline-size": "min-width", "min-block-size": "min-height",
        "max-inline-size": "max-width", "max-block-size": "max-height",
        "border-block-start-width": "border-top-width",
        "border-block-end-width": "border-bottom-width",
        "border-block-start-style": "border-top-style",
        "border-block-end-style": "border-bottom-style",
        "border-block-start-color": "border-top-color",
        "border-block-end-color": "border-bottom-color",
        "border-block-start": "border-top", "border-block-end": "border-bottom",
        "overflow-inline": "overflow-x", "overflow-block": "overflow-y",
        "contain-intrinsic-inline-size": "contain-intrinsic-width",
        "contain-intrinsic-block-size": "contain-intrinsic-height",
      ]
    }()
  }
}
