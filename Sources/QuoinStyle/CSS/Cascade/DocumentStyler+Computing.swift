import QuoinGeometry
import QuoinModel

// Computed styles: CSS Cascade 5 §4.4.
extension CSS.DocumentStyler {
  /// Returns the family of an element or of one of its pseudo-elements.
  mutating func family(
    _ key: SharedStyles.Key, _ element: @autoclosure () -> Element, _ families: inout SharedStyles
  ) -> Int32 {
    if let known = families.family(key) { return known }
    let parent = key.parent >= 0 ? key.parent : nil
    let (variables, style) = compute(
      cascade(key.entries, element()),
      parent.map { families.variables(of: $0) } ?? CSS.Variables(),
      parent: parent.map { families.style(of: $0) },
      root: families.root ?? CSS.ComputedStyle(),
      container: (
        size(of: key.widthContainer, families)?.width,
        size(of: key.heightContainer, families)?.height
      ))
    return families.add(key, style, variables)
  }

  /// Returns the family that an element inherits from, or -1 for the root.
  ///
  /// CSS Scoping 1 §3.3: an element in a slot inherits from that. A slot is without rules, and has the initial values of
  /// properties that are not inherited.
  mutating func familyAround(
    _ index: Int, in parent: Int, _ families: inout SharedStyles
  ) -> Int32 {
    guard parent >= 0 else { return -1 }
    let outer = families.members[parent]
    guard isSlotted[index] else { return outer }
    let slot = SharedStyles.Key(parent: outer, entries: [])
    return family(slot, Element(parent: -1, type: ""), &families)
  }

  /// Returns the family of a pseudo-element.
  ///
  /// - Parameters:
  ///   - part: The pseudo-element.
  ///   - entries: The rules that select it.
  ///   - own: The family of its element.
  ///   - around: The query containers around the element.
  ///   - families: The families so far.
  mutating func family(
    of part: CSS.PseudoElement, _ entries: [Int32], in own: Int32,
    _ around: (width: Int32, height: Int32), _ families: inout SharedStyles
  ) -> Int32 {
    let key = SharedStyles.Key(
      parent: own, part: part, entries: entries, widthContainer: around.width,
      heightContainer: around.height)
    let hints = partDefaults[part] ?? CSS.AttributeDeclarations()
    return family(key, Element(parent: -1, type: "", hints: hints), &families)
  }

  /// Returns the size of a query container without zoom, if it is known.
  func size(of container: Int32, _ families: SharedStyles) -> Size? {
    guard let size = containerSizes[Int(container)] else { return nil }
    let zoom = families.style(of: families.members[Int(container)]).zoom
    return zoom == 1 ? size : Size(size.width / zoom, size.height / zoom)
  }

  /// Returns all declarations for an element in ascending cascade order; inline declarations
  /// follow the author rules.
  ///
  /// - Parameter found: The entries of the matching rules, in ascending cascade order.
  func cascade(_ found: [Int32], _ element: Element) -> Cascade {
    let entries = content.entries
    var result: [CSS.Declaration] = []
    result.reserveCapacity(16)
    // CSS Cascade 5 §6.5: presentational hints belong to the author origin, below all author
    // rules.
    var hasHints = element.hints.declarations.isEmpty
    for entry in found {
      if !hasHints, Int(entry) >= content.firstOfAuthor {
        result += element.hints.declarations
        hasHints = true
      }
      result += content.rules[Int(entries[Int(entry)].rule)].normal.declarations
    }
    if !hasHints { result += element.hints.declarations }
    for declaration in element.inline.declarations where !declaration.isImportant {
      result.append(declaration)
    }
    let firstImportant = result.count
    for entry in important(found) {
      result += content.rules[Int(entries[Int(entry)].rule)].important.declarations
    }
    for declaration in element.inline.declarations where declaration.isImportant {
      result.append(declaration)
    }
    return Cascade(all: result, firstImportant: firstImportant)
  }

  /// Returns the entries of rules with important declarations, in ascending cascade order of these.
  private func important(_ found: [Int32]) -> [Int32] {
    let entries = content.entries
    let important = found.filter {
      !content.rules[Int(entries[Int($0)].rule)].important.declarations.isEmpty
    }
    guard important.count > 1 else { return important }
    let ranked = important.enumerated().sorted {
      (entries[Int($0.element)].importantRank, $0.offset)
        < (entries[Int($1.element)].importantRank, $1.offset)
    }
    return ranked.map(\.element)
  }

  /// The declarations for an element in ascending cascade order.
  struct Cascade {
    var all: [CSS.Declaration]
    /// The index of the first important one.
    var firstImportant: Int
  }

  func origins(
    of declarations: [CSS.Declaration], _ variables: CSS.Variables, _ direction: LayoutDirection
  ) -> [CSS.Property: Origin] {
    var origins: [CSS.Property: Origin] = [:]
    for declaration in declarations {
      let place = declaration.place
      declaration.forEachLonghand(variables, direction, report: { _, _ in }) { item in
        switch item {
        case .value(let property, _), .wide(let property, _):
          origins[property] = place.map { Origin(name: declaration.name, place: $0) }
        default: break
        }
      }
    }
    return origins
  }

  private mutating func compute(
    _ cascade: Cascade, _ given: CSS.Variables, parent: CSS.ComputedStyle?,
    root: CSS.ComputedStyle, container: (width: Double?, height: Double?)
  ) -> (CSS.Variables, CSS.ComputedStyle) {
    let given =
      content.registered.isEmpty
      ? given : given.starting(content.registered, isRoot: parent == nil)
    let isRoot = parent == nil
    let (declarations, variables) = declarations(of: cascade, given)
    let (outerZoom, outerFontSize) = (parent?.zoom ?? 1, parent?.fontSize ?? 16)
    let zoom = CSS.ComputedStyle.limitedZoom(
      outerZoom * CSS.Declaration.zoom(declarations, variables))
    let parent = zoom == outerZoom ? parent : parent?.zoomed(by: zoom / outerZoom)
    var context = context(parent: parent, root: root, zoom: zoom)
    context.container = container
    var style = parent?.inherited ?? CSS.ComputedStyle()
    if zoom != 1 { style.beginZoomed(by: zoom, isRoot: isRoot) }
    let usesGlyphs = glyphs != nil && declarations.contains { $0.declared.usesGlyphs }
    if usesGlyphs { context.font = style.font }
    let first = CSS.DocumentStyler.first
    var specifiesColor = false
    var lineHeight: CSS.Declared?
    for pass in 0..<2 {
      for declaration in declarations {
        if let property = declaration.declared.property, first.contains(property) != (pass == 0) {
          if property == .lineHeight { lineHeight = declaration.declared }
          continue
        }
        declaration.forEachLonghand(
          variables, style.direction, report: { report(declaration, $0, $1) }
        ) { item in
          specifiesColor = item.specifiesColor ?? specifiesColor
          if item.property == .lineHeight { lineHeight = item }
          apply(item, declaration, context, parent, &style) { first.contains($0) == (pass == 0) }
        }
      }
      if pass == 0 {
        style.adjustMonospace(declarations, parent)
        if style.fontSize != outerFontSize { adjustFontSize(of: &style) }
        if !specifiesColor, let parent, let schemes { style.keepColor(of: parent, schemes) }
      }
      context.fontSize = style.fontSize
      if pass == 0, usesGlyphs {
        context.font = style.font
        context.rootFont = isRoot ? style.font : root.font
      }
      context.color = style.color
      if parent == nil { context.rootFontSize = style.fontSize }
      if pass == 0 {
        var own = style
        if let lineHeight, let declaration = declarations.last {
          apply(lineHeight, declaration, context, parent, &own) { $0 == .lineHeight }
        }
        context.lineHeight = own.lineHeight
        context.rootLineHeight = parent == nil ? own.lineHeight : root.lineHeight
      }
    }
    style.adjust(pixel: 1 / max(1, environment.traits.displayScale))
    return (variables, style)
  }

  /// Replaces the font size of an element if the document has too many.
  private mutating func adjustFontSize(of style: inout CSS.ComputedStyle) {
    let size = fontSizes.size(style.fontSize, of: element)
    if size != style.fontSize { style[.fontSize] = .length(size, .px) }
  }

  /// Returns the declarations of a cascade and of its animations, and the variables that they declare.
  private func declarations(of cascade: Cascade, _ given: CSS.Variables) -> (
    [CSS.Declaration], CSS.Variables
  ) {
    var declarations = cascade.all
    var variables = given.declaring(declarations)
    if !content.animations.isEmpty {
      // CSS Cascade 5 §6.1: animations come before important declarations.
      let animated = content.animations.declarations(for: declarations, variables) {
        isActive[Int($0)]
      }
      declarations.insert(contentsOf: animated, at: cascade.firstImportant)
      if !animated.isEmpty { variables = given.declaring(declarations) }
    }
    return (declarations, variables)
  }

  /// Returns what relative lengths are relative to before the properties of an element are computed.
  private func context(
    parent: CSS.ComputedStyle?, root: CSS.ComputedStyle, zoom: Double
  ) -> CSS.ComputeContext {
    var context = CSS.ComputeContext(
      fontSize: parent?.fontSize ?? 16, parentFontSize: parent?.fontSize ?? 16,
      rootFontSize: parent == nil ? 16 : root.fontSize, viewport: environment.viewport)
    if let parent, case .number(let weight) = parent[.fontWeight] {
      context.parentFontWeight = weight
    }
    context.zoom = zoom
    context.rootZoom = parent == nil ? zoom : root.zoom
    context.glyphs = glyphs
    return context
  }

  /// The properties computed first, because others are relative to them: direction, font and
  /// colour.
  private static let first = CSS.PropertySet(
    [.direction, .fontFamily, .fontSize, .fontWeight, .color, .colorScheme] as [CSS.Property])

  private mutating func apply(
    _ item: CSS.Declared, _ declaration: CSS.Declaration, _ context: CSS.ComputeContext,
    _ parent: CSS.ComputedStyle?, _ style: inout CSS.ComputedStyle,
    _ isWanted: (CSS.Property) -> Bool
  ) {
    switch item {
    // The factors of ancestors are known already.
    case .wide(.zoom, _), .value(.zoom, _): break
    // On screens the declaration has no effect, as in browsers that do not support footnotes.
    case .value(.float, .keyword(.footnote)) where environment.medium != .print: break
    case .wide(let property, let word) where isWanted(property):
      let inherits = word == "inherit" || (word == "unset" && property.isInherited)
      style[property] = inherits ? parent?[property] ?? property.initial : property.initial
    case .value(let property, let value) where isWanted(property):
      // `color: currentcolor` uses the parent's colour.
      if property == .color, value == .color(.current) {
        style[property] = parent?[property] ?? property.initial
      } else if value == .color(.current), CSS.Property.keepingCurrentColor.contains(property) {
        style[property] = value
      } else if value == .keyword(.internalCenter) {
        // HTML §15.3.8: table header cells are centred unless an ancestor specifies an alignment.
        let around = parent?[property] ?? property.initial
        style[property] = around == property.initial ? .keyword(.center) : around
      } else if value == .keyword(.matchParent) || value == .keyword(.webkitMatchParent) {
        // CSS Text 3 §6.1.1: `start` and `end` keep the parent's direction.
        let around = parent?[property] ?? property.initial
        let isReversed = parent?.direction == .rightToLeft
        switch around {
        case .keyword(.start): style[property] = .keyword(isReversed ? .right : .left)
        case .keyword(.end): style[property] = .keyword(isReversed ? .left : .right)
        default: style[property] = around
        }
      } else if let computed = property.computed(value, context) {
        style[property] = computed
      } else {
        report(declaration, "unknown-length", "a length of '\(property.name)' has no basis")
      }
    default: break
    }
  }

  private mutating func report(_ declaration: CSS.Declaration, _ rule: String, _ message: String) {
    let diagnostic = Diagnostic(.warning, rule: rule, message, place: declaration.place)
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
