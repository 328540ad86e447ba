import QuoinGeometry
import QuoinModel

extension CSS {
  /// The computed values of an element of a document: CSS Cascade 5 §4.4.
  ///
  /// Only values that are not initial are kept. Copies share one storage until one of them changes,
  /// and so do elements for which the cascade comes to the same: see `identity`.
  package struct ComputedStyle: Equatable, Sendable {
    /// The values of properties that are not initial, in the order of the table.
    private final class Storage: @unchecked Sendable {
      @exclusivity(unchecked) var set = PropertySet()
      @exclusivity(unchecked) var values: [Value] = []
      @exclusivity(unchecked) var hasAbsoluteFont = false

      init() {}

      init(_ other: Storage) {
        set = other.set
        values = other.values
        hasAbsoluteFont = other.hasAbsoluteFont
      }
    }

    // Safe to share between threads: a storage with more than one owner is never written.
    private var storage = Storage()

    package init() {}

    /// Tells styles apart that were computed apart: two styles of one identity are equal, as long as
    /// somebody holds one of them.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// The properties of which the value is not the initial one.
    package var set: PropertySet { storage.set }

    /// Whether the size of the font goes back to a length that somebody said.
    package var hasAbsoluteFont: Bool {
      get { storage.hasAbsoluteFont }
      set {
        makeUnique()
        storage.hasAbsoluteFont = newValue
      }
    }

    /// The value of a property.
    ///
    /// - Complexity: O(1); setting one is O(n) in the number of values that are not initial.
    package subscript(property: Property) -> Value {
      get {
        guard storage.set.contains(property) else { return property.initial }
        return storage.values[storage.set.rank(of: property)]
      }
      set {
        let isThere = storage.set.contains(property)
        let isInitial = newValue == property.initial
        if isInitial, !isThere { return }
        makeUnique()
        let rank = storage.set.rank(of: property)
        switch (isInitial, isThere) {
        case (true, _):
          storage.values.remove(at: rank)
          storage.set.remove(property)
        case (false, true): storage.values[rank] = newValue
        case (false, false):
          storage.values.insert(newValue, at: rank)
          storage.set.insert(property)
        }
      }
    }

    private mutating func makeUnique() {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    }

    package static func == (a: ComputedStyle, b: ComputedStyle) -> Bool {
      a.storage === b.storage
        || a.storage.set == b.storage.set && a.storage.values == b.storage.values
          && a.storage.hasAbsoluteFont == b.storage.hasAbsoluteFont
    }

    /// The value of a property of the table by its name, or `nil` where there is none.
    package subscript(name: String) -> Value? { Property.named(name).map { self[$0] } }

    /// The style of a node with these values: all inherited ones, and others that are not initial.
    ///
    /// - Parameters:
    ///   - isWanted: which properties count.
    ///   - refuse: called with properties whose value nodes cannot take.
    package func native(
      _ isWanted: (Property) -> Bool = { _ in true },
      refuse: (Property, Value) -> Void = { _, _ in }
    ) -> Style {
      var style = Style()
      for property in Property.natives {
        // A line has the initial width unless it is not drawn, and then its width is set to zero.
        let isLineWidth = property.isLineWidth
        guard isLineWidth || property.isInherited || storage.set.contains(property),
          isWanted(property)
        else { continue }
        let value = self[property]
        if isLineWidth, value == .zero { continue }
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
      let style = ComputedStyle()
      let own = storage.set.intersection(Property.inherited)
      style.storage.set = own
      own.forEach { style.storage.values.append(storage.values[storage.set.rank(of: $0)]) }
      style.storage.hasAbsoluteFont = storage.hasAbsoluteFont
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
      self[.direction] == .keyword(.rtl) ? .rightToLeft : .leftToRight
    }

    package var color: Color {
      if case .color(let color) = self[.color] { return color.color(current: .label) }
      return .label
    }
  }
}
