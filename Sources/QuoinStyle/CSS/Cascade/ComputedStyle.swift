import QuoinGeometry
import QuoinModel

extension CSS {
  /// The computed values of an element of a document: CSS Cascade 5 §4.4.
  ///
  /// Only values that are not initial are kept, in the order of the table.
  package struct ComputedStyle: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
      var property: Property
      var value: Value
    }

    private var entries: [Entry] = []
    /// Whether the size of the font goes back to a length that somebody said.
    package var hasAbsoluteFont = false

    package init() {}

    /// The value of a property.
    ///
    /// - Complexity: O(log n) in the number of values that are not initial.
    package subscript(property: Property) -> Value {
      get {
        let index = index(of: property)
        guard index < entries.count, entries[index].property == property else {
          return property.initial
        }
        return entries[index].value
      }
      set {
        let index = index(of: property)
        let isThere = index < entries.count && entries[index].property == property
        switch (newValue == property.initial, isThere) {
        case (true, true): entries.remove(at: index)
        case (false, true): entries[index].value = newValue
        case (false, false): entries.insert(Entry(property: property, value: newValue), at: index)
        case (true, false): break
        }
      }
    }

    /// The value of a property of the table by its name, or `nil` where there is none.
    package subscript(name: String) -> Value? { Property.named(name).map { self[$0] } }

    private func index(of property: Property) -> Int {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].property < property { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// What differs from the style of the container where a property is inherited, and from the
    /// initial value where it is not: what nodes are told, if they take it.
    ///
    /// - Parameters:
    ///   - parent: the container's style, or `nil` for a root, which is told all inherited values.
    ///   - isWanted: which properties count.
    ///   - refuse: called with properties whose value nodes cannot take.
    package func native(
      in parent: ComputedStyle?, _ isWanted: (Property) -> Bool,
      refuse: (Property, Value) -> Void
    ) -> Style {
      var style = Style()
      for property in Property.natives where isWanted(property) {
        let value = self[property]
        if property.isInherited {
          if let parent, parent[property] == value { continue }
        } else if property.isLineWidth ? value == .zero : value == property.initial {
          // A width is that of a line that is drawn, and else zero, whatever CSS begins with.
          continue
        }
        if let native = property.row.native, !native(value, &style), value != property.initial {
          refuse(property, value)
        }
      }
      // Several properties choose forms of letters, and what nobody changes here stays.
      if style[.fontFeatures] != nil { style[.fontFeatures] = .features(fontFeatures) }
      return style
    }

    /// What an element takes from its container before anything is said of it.
    package var inherited: ComputedStyle {
      var style = ComputedStyle()
      style.entries = entries.filter { $0.property.isInherited }
      style.hasAbsoluteFont = hasAbsoluteFont
      return style
    }

    /// The size of the em, in points.
    package var fontSize: Double {
      if case .length(let points, .px) = self[.fontSize] { return points }
      return 16
    }

    /// The height of lines, in points, or `nil` where it is the font's.
    var lineHeight: Double? {
      switch self[.lineHeight] {
      case .number(let factor): factor * fontSize
      case .length(let points, .px): points
      default: nil
      }
    }

    package var direction: LayoutDirection {
      self[.direction] == .keyword("rtl") ? .rightToLeft : .leftToRight
    }

    package var color: Color {
      if case .color(let color) = self[.color] { return color.color(current: .label) }
      return .label
    }
  }
}
