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

    /// The families by what determines them.
    private var known: [Key: Int32] = [:]
    /// What determines each family; that of the parent precedes it.
    private(set) var keys: [Key] = []
    /// The lists of rules of these, of which many families have the same.
    private var lists: Set<[Int32]> = []
    /// The family of each element.
    var members: [Int32] = []
    private(set) var styles: [CSS.ComputedStyle] = []
    private var variables: [CSS.Variables] = []

    /// The number of families, also those that no element is of any more.
    var count: Int { keys.count }

    /// Returns the family with some inputs, if it is known.
    func family(_ key: Key) -> Int32? { key.isShared ? known[key] : nil }

    /// Adds the family with some inputs.
    mutating func add(
      _ key: Key, _ style: CSS.ComputedStyle, _ variables: CSS.Variables
    ) -> Int32 {
      var key = key
      key.entries = list(key.entries)
      let number = Int32(keys.count)
      if key.isShared { known[key] = number }
      keys.append(key)
      styles.append(style)
      self.variables.append(variables)
      return number
    }

    /// Returns a list of rules as all families have it, without spare capacity.
    private mutating func list(_ entries: [Int32]) -> [Int32] {
      if let known = lists.firstIndex(of: entries) { return lists[known] }
      let new = entries.map { $0 }
      lists.insert(new)
      return new
    }

    /// Returns the style of a family.
    func style(of family: Int32) -> CSS.ComputedStyle { styles[Int(family)] }

    /// Returns the custom properties of a family.
    func variables(of family: Int32) -> CSS.Variables { variables[Int(family)] }

    /// The style of the first element, which is the root.
    var root: CSS.ComputedStyle? { members.first.map { style(of: $0) } }

    /// Whether the styles were released.
    var areReleased: Bool { styles.count < keys.count }

    /// Releases the styles, but not what determined them.
    mutating func releaseStyles() {
      known = [:]
      styles = []
      variables = []
    }
  }
}
