import QuoinGeometry
import QuoinModel

extension CSS {
  /// The computed values of an element of a document: CSS Cascade 5 §4.4.
  ///
  /// Only values that differ from the initial value are stored. Copies share one storage until one
  /// of them changes, as do elements for which the cascade gives the same result: see `identity`.
  package struct ComputedStyle: Equatable, Sendable {
    /// The values of properties that are not initial, in table order.
    private final class Storage: @unchecked Sendable {
      @exclusivity(unchecked) var set = PropertySet()
      @exclusivity(unchecked) var values: [Value] = []
      @exclusivity(unchecked) var fontBasis = FontBasis.keyword(.medium)

      init() {}

      init(_ other: Storage) {
        set = other.set
        values = other.values
        fontBasis = other.fontBasis
      }
    }

    // Safe to share between threads: a storage with more than one owner is never mutated.
    private var storage = Storage()

    package init() {}

    /// The identity of the style's storage.
    ///
    /// Two styles with the same identity are equal, as long as one of them is retained.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// The properties whose values differ from the initial value.
    package var set: PropertySet { storage.set }

    /// The origin of the font size.
    var fontBasis: FontBasis {
      get { storage.fontBasis }
      set {
        if storage.fontBasis == newValue { return }
        makeUnique()
        storage.fontBasis = newValue
      }
    }

    /// The value of a property.
    ///
    /// - Complexity: O(1) to read, O(n) to write in the number of values that are not initial.
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

    /// Sets several properties to a value that is the initial one of none of them.
    ///
    /// - Complexity: O(n) in the number of values that are not initial.
    mutating func set(_ value: Value, for properties: PropertySet) {
      makeUnique()
      let (own, all) = (storage.set, storage.set.union(properties))
      var values: [Value] = []
      values.reserveCapacity(storage.values.count + 8)
      all.forEach {
        values.append(properties.contains($0) ? value : storage.values[own.rank(of: $0)])
      }
      (storage.set, storage.values) = (all, values)
    }

    private mutating func makeUnique() {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    }

    package static func == (a: ComputedStyle, b: ComputedStyle) -> Bool {
      a.storage === b.storage
        || a.storage.set == b.storage.set && a.storage.values == b.storage.values
          && a.storage.fontBasis == b.storage.fontBasis
    }

    /// The value of a longhand property by name, or `nil` if there is no such property.
    package subscript(name: String) -> Value? { Property.named(name).map { self[$0] } }

    /// Returns whether another style has the same values, apart from those of some properties.
    package func isEqual(to other: ComputedStyle, except others: PropertySet) -> Bool {
      let (own, its) = (storage, other.storage)
      if own === its { return true }
      let compared = own.set.subtracting(others)
      guard compared == its.set.subtracting(others) else { return false }
      return compared.allSatisfy {
        own.values[own.set.rank(of: $0)] == its.values[its.set.rank(of: $0)]
      }
    }

    /// Returns a node style with these values: all inherited properties, and others that are not
    /// initial.
    ///
    /// - Parameters:
    ///   - wanted: The properties to convert.
    ///   - refuse: A closure called with each property whose value nodes do not support.
    package func native(
      _ wanted: PropertySet = Property.every,
      refuse: (Property, Value) -> Void = { _, _ in }
    ) -> Style {
      var style = Style()
      style.reserveCapacity(32)
      let given = storage.set.union(Property.alwaysConverted)
        .intersection(Property.converted).intersection(wanted)
      given.forEach { property in
        let value = self[property]
        // The initial line width applies unless the line is not drawn; its width is then set to
        // zero.
        if value == .zero, property.isLineWidth { return }
        if let native = property.native, !native(value, &style), value != property.initial {
          refuse(property, value)
        }
      }
      // Nodes have no keyword for the colour of the text.
      for (line, color) in CSS.Property.lineColors
      where given.contains(line) && self[color] == .color(.current) && wanted.contains(color) {
        _ = color.native?(.color(.color(self.color)), &style)
      }
      // Several properties select OpenType features; features that nothing changes here are kept.
      if style[.fontFeatures] != nil { style[.fontFeatures] = .features(fontFeatures) }
      if storage.set.contains(.borderImageSource), wanted.contains(.borderImageSource) {
        if let image = BorderImage(self) {
          style[.borderImage] = .borderImage(image)
        } else {
          refuse(.borderImageSource, self[.borderImageSource])
        }
      }
      return style
    }

    /// The style that a child starts with: the inherited properties only.
    package var inherited: ComputedStyle {
      let style = ComputedStyle()
      let own = storage.set.intersection(Property.inherited)
      style.storage.set = own
      own.forEach { style.storage.values.append(storage.values[storage.set.rank(of: $0)]) }
      style.storage.fontBasis = storage.fontBasis
      return style
    }

    /// The font size, in points.
    package var fontSize: Double {
      if case .length(let points, .px) = self[.fontSize] { return points }
      return 16
    }

    /// The line height in points, or `nil` for the font's normal line height.
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
