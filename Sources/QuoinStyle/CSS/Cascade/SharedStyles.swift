extension CSS.DocumentStyler {
  /// The distinct computed styles; elements of one family share theirs.
  struct SharedStyles {
    /// The inputs that determine a style.
    struct Key: Hashable {
      /// The family of the parent, or -1.
      var parent: Int32
      var part: CSS.PseudoElement?
      /// The rules that match the element, in ascending cascade order.
      var entries: [Int32]
      /// The numbers of the declarations in attributes.
      var inline: Int32 = 0
      var hints: Int32 = 0
      /// The query containers around the element, which lengths may refer to, or -1.
      var widthContainer: Int32 = -1
      var heightContainer: Int32 = -1

      /// Whether other elements may have the same inputs.
      var isShared: Bool { inline >= 0 && hints >= 0 }
    }

    /// The families by what determines them, also those of former stylings.
    private(set) var known: [Key: Int32]
    /// The family of each element.
    var members: [Int32] = []
    /// The position of each family's style, or -1 if no element is of the family in this styling.
    private var positions: [Int32]
    private var styles: [CSS.ComputedStyle] = []
    private var variables: [CSS.Variables] = []

    /// Creates a table that numbers the families of a former styling as that did.
    init(_ former: CSS.StyleRecord?) {
      known = former?.known ?? [:]
      positions = Array(repeating: -1, count: former?.count ?? 0)
    }

    /// The number of families, also those of former stylings.
    var count: Int { positions.count }

    /// Returns the family with some inputs, if its style was computed.
    func family(_ key: Key) -> Int32? {
      guard key.isShared, let number = known[key], positions[Int(number)] >= 0 else { return nil }
      return number
    }

    /// Adds the family with some inputs.
    mutating func add(
      _ key: Key, _ style: CSS.ComputedStyle, _ variables: CSS.Variables
    ) -> Int32 {
      let number: Int32
      if key.isShared, let former = known[key] {
        number = former
      } else {
        number = Int32(positions.count)
        positions.append(-1)
        if key.isShared { known[key] = number }
      }
      positions[Int(number)] = Int32(styles.count)
      styles.append(style)
      self.variables.append(variables)
      return number
    }

    /// Returns the style of a family.
    func style(of family: Int32) -> CSS.ComputedStyle {
      styles[Int(positions[Int(family)])]
    }

    /// Returns the custom properties of a family.
    func variables(of family: Int32) -> CSS.Variables {
      variables[Int(positions[Int(family)])]
    }

    /// The style of the first element, which is the root.
    var root: CSS.ComputedStyle? { members.first.map { style(of: $0) } }
  }
}
