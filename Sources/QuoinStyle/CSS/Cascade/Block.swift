import QuoinModel

extension CSS {
  /// The declarations of a rule, either the normal or the important ones, in order.
  struct Block: Sendable {
    /// A step of applying the block to native nodes; values that are the same for all elements are
    /// precomputed.
    enum Step: Sendable {
      case style(Style)
      case late(Declaration)
    }

    private(set) var steps: [Step] = []
    /// All declarations, for documents.
    private(set) var declarations: [Declaration] = []
    private(set) var variables: [(String, Variables.Content)] = []
    private(set) var hasLate = false
    /// The OpenType features that the rule's own declarations select.
    private var fontFeatures: [Property: [Font.Feature]] = [:]

    var isEmpty: Bool { declarations.isEmpty && variables.isEmpty }

    mutating func append(variable name: String, _ content: Variables.Content) {
      variables.append((name, content))
      hasLate = true
    }

    /// Appends a declaration.
    ///
    /// - Returns: The name of the property if native nodes do not support it.
    mutating func append(_ declaration: Declaration, _ target: SheetTarget) -> String? {
      declarations.append(declaration)
      switch declaration.declared {
      case .custom(let name, let text): append(variable: name, .text(text))
      case .style(let style): append(style)
      case _ where target == .document: break
      case .value(let property, let value):
        guard let native = property.row.native else { return property.name }
        guard property.isFixed(value) else {
          appendLate(declaration)
          return nil
        }
        // A fixed value is the same in any context.
        let context = ComputeContext(
          fontSize: 16, parentFontSize: 16, rootFontSize: 16, viewport: nil)
        var style = Style()
        guard let computed = property.computed(value, context), native(computed, &style) else {
          return property.name
        }
        let features = property.fontFeatures(computed)
        if style[.fontFeatures] != nil || !features.isEmpty || fontFeatures[property] != nil {
          // The features selected by several declarations of a rule are combined.
          fontFeatures[property] = features
          var all: [Font.Feature] = []
          for property in Property.fontFeatures { all.choose(fontFeatures[property] ?? []) }
          style[.fontFeatures] = .features(all)
        }
        append(style)
      case .wide(let property, let word):
        guard property.row.native != nil else { return property.name }
        append(property.nativeStyle(word))
      case .logical(let logical, _), .logicalWide(let logical, _):
        guard let first = logical.leftToRight.first, first.row.native != nil else {
          return logical.leftToRight.first?.name
        }
        appendLate(declaration)
      case .pending(let name, _):
        guard CSS.longhands(of: name).contains(where: { $0.row.native != nil }) else {
          return name
        }
        appendLate(declaration)
      }
      return nil
    }

    private mutating func append(_ style: Style) {
      if case .style(var last) = steps.last {
        last.merge(style)
        steps[steps.count - 1] = .style(last)
      } else {
        steps.append(.style(style))
      }
      if style.entries.contains(where: { if case .token = $0.value { true } else { false } }) {
        hasLate = true
      }
    }

    private mutating func appendLate(_ declaration: Declaration) {
      steps.append(.late(declaration))
      hasLate = true
    }
  }
}

extension CSS.Property {
  /// The style properties that this property sets.
  var nativeProperties: [StyleProperty] { row.native?.properties ?? [] }

  /// Returns the style for `inherit`, `initial` or `unset`.
  func nativeStyle(_ word: String) -> Style {
    var style = Style()
    for property in nativeProperties {
      switch word {
      case "inherit": style[property] = .inherit
      case "initial": style[property] = .initial
      default: style[property] = property.isInherited ? .inherit : .initial
      }
    }
    return style
  }
}
