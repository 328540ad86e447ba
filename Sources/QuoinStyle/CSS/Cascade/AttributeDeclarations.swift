extension CSS {
  /// The declarations that an element's own attributes make, such as `style`.
  package struct AttributeDeclarations: Sendable {
    /// The declarations in order.
    package private(set) var declarations: [Declaration] = []
    /// A number that is equal only for equal declarations: 0 for none, and -1 for those that belong to one element.
    ///
    /// Elements with the same declarations and rules share their computed style.
    package private(set) var number: Int32 = 0

    package init() {}

    /// Creates the declarations of one element.
    package init(_ declarations: [Declaration]) {
      self.declarations = declarations
      number = declarations.isEmpty ? 0 : -1
    }

    fileprivate init(_ declarations: [Declaration], number: Int32) {
      self.declarations = declarations
      self.number = declarations.isEmpty ? 0 : number
    }
  }

  /// The declarations of attributes by their text, which the elements of a document often repeat.
  package struct AttributeDeclarationTable: Sendable {
    private var known: [String: AttributeDeclarations] = [:]

    package init() {}

    /// Returns the declarations of a text, or `nil` if it is not in the table.
    package subscript(text: String) -> AttributeDeclarations? { known[text] }

    /// Returns declarations that the elements with a text share from now on.
    ///
    /// They keep the places of the first one. Those with variables are not shared: whether they are valid depends on
    /// the element, and each is reported at its own place.
    package mutating func share(_ declarations: [Declaration], of text: String)
      -> AttributeDeclarations
    {
      let hasVariables = declarations.contains {
        if case .pending = $0.declared { true } else { false }
      }
      if hasVariables { return AttributeDeclarations(declarations) }
      let shared = AttributeDeclarations(declarations, number: Int32(clamping: known.count + 1))
      known[text] = shared
      return shared
    }
  }
}
