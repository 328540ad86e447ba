import QuoinGeometry
import QuoinModel
import QuoinStyle

// The styles of the elements in an environment, computed for all of them or only for those that changes affect.
extension HTMLReader {
  /// Computes the styles of all elements in the current environment.
  ///
  /// - Parameters:
  ///   - changes: The changes that clients made to elements' nodes, by item.
  ///   - keepsOrigins: Whether the styler records where each value was declared.
  /// - Returns: The styler, and the elements as selectors match them.
  mutating func style(
    _ changes: [Int: ElementChange], keepsOrigins: Bool = false
  ) -> (CSS.DocumentStyler, [CSS.DocumentStyler.Element]) {
    kept = nil
    keepableElements = nil
    let sheet = usedSheet()
    var styler = CSS.DocumentStyler(sheet, environment)
    if let text = options.text {
      styler.glyphs = { font in
        var look = TextLook()
        look.font = font
        let metrics = text.metrics(of: font)
        return CSS.ComputeContext.Glyphs(
          zero: text.measure("0", style: look, width: nil).size.width, x: metrics.xHeight,
          capital: metrics.capHeight, line: metrics.normalLineHeight)
      }
    }
    styler.partDefaults = footnoteDefaults
    styler.keepsOrigins = keepsOrigins
    styler.deadline = deadline
    styler.schemes = schemes
    styler.fontSizes = CSS.FontSizeLimit(options.limits.fontSizes)
    styler.containerSizes = containerSizes
    let elements = styledElements(changes, keepsPlaces: keepsOrigins)
    styles = styler.styles(of: elements)
    if let first = styler.fontSizes.firstRounded {
      findings.report(
        "limit-exceeded", about: "font sizes", styler.fontSizes.message, place(self.elements[first])
      )
    }
    take(styler, of: sheet)
    if styler.canUpdate, !leavesOutDeclarations {
      kept = KeptStyles(
        styler: styler, environment: environment, sheets: servingSheets, changes: changes)
    }
    return (styler, elements)
  }

  /// Styles the elements again by what changed since they were last styled.
  ///
  /// - Returns: `false` if all must be styled from the beginning.
  mutating func styleAgain(_ changes: [Int: ElementChange]) -> Bool {
    guard var kept else { return false }
    // The arrays of the styler are changed in place.
    self.kept = nil
    keepableElements = nil
    guard kept.sheets == servingSheets else { return false }
    let sheet = usedSheet()
    kept.styler.deadline = deadline
    var room = Int.max
    func element(_ number: Int) -> CSS.DocumentStyler.Element {
      styledElement(elements[number], changes, keepsPlaces: false, &room)
    }
    var others: [Int] = []
    if kept.environment != environment {
      guard canStyleAgain(from: kept.environment),
        let found = kept.styler.update(environment, schemes, element)
      else { return false }
      others = found
    }
    let changed = kept.changed(changes).compactMap { self.element(of: $0) }
    if !changed.isEmpty {
      guard let found = kept.styler.update(changed, element) else { return false }
      others += found
    }
    // In quirks mode, styles also depend on other elements, and the scheme of the page is that of all elements.
    let isComparable =
      tree.mode != .quirks && schemes.ofPage == schemes(in: kept.environment).ofPage
    (kept.environment, kept.changes) = (environment, changes)
    styles = kept.styler.styles
    keepableElements = isComparable ? keepable(others) : nil
    take(kept.styler, of: sheet)
    self.kept = kept
    return true
  }

  /// Whether the environment differs from a former one only by what does not change computed styles.
  private func canStyleAgain(from former: MediaEnvironment) -> Bool {
    var former = former
    if !dependsOnSources { former.traits.colorScheme = environment.traits.colorScheme }
    if !dependsOnViewport { former.viewport = environment.viewport }
    return former == environment
  }

  /// Returns the sheet for the current environment, whose findings and fonts are those of the document.
  private mutating func usedSheet() -> StyleSheet {
    let sheet = sheet()
    findings.add(sheet.diagnostics)
    loadFonts(sheet.fontFaces)
    return sheet
  }

  /// Takes what a styler found out about the elements.
  private mutating func take(_ styler: CSS.DocumentStyler, of sheet: StyleSheet) {
    findings.add(styler.diagnostics)
    painted = styler.painted
    counterStyles = options.counterStyles ?? styler.counterStyles
    containers = styler.containers.sized.map {
      QueryContainer($0, item: elements[$0], styles[$0])
    }
    pseudoStyles = styler.partStyles
    if !sheet.pageRules.isEmpty {
      pageInheritance.declarations = rootDeclarations()
      pageInheritance.variables = styler.rootVariables.escapedForMarkup
      pageInheritance.counterStyles = counterStyles
    }
    propagateToViewport()
    fitMarks()
    if tree.mode == .quirks {
      dropDeeperMargins()
      fillViewport()
      fitCellHeights()
      fitUnwrappedCells()
    }
  }

  /// Removes padding and borders of native checkboxes and radio buttons, as browsers do; HTML
  /// §15.5.10 leaves them to the platform.
  private mutating func fitMarks() {
    // Marks with the same style share the adjusted one; the given one is retained, so that its identity is not reused.
    var marks: [ObjectIdentifier: (given: CSS.ComputedStyle, fitted: CSS.ComputedStyle)] = [:]
    for field in fields {
      guard let number = element(of: field) else { continue }
      let given = styles[number]
      guard let type = tree.attribute("type", of: field)?.value.lowercased(),
        given[.appearance] != .keyword(.none)
      else { continue }
      if ["submit", "button", "reset"].contains(type), !painted.contains(number),
        given[.lineHeight] != .keyword(.normal)
      {
        styles[number][.lineHeight] = .keyword(.normal)
      }
      guard ["checkbox", "radio"].contains(type) else { continue }
      if marks[given.identity] == nil {
        var fitted = given
        for property in CSS.Property.paddings + CSS.Property.borderWidths
        where given[property] != .zero {
          fitted[property] = .zero
        }
        marks[given.identity] = (given, fitted)
      }
      if let mark = marks[given.identity] { styles[number] = mark.fitted }
    }
  }

  /// Returns the sheets for the current environment combined, above the defaults of HTML.
  mutating func sheet() -> StyleSheet {
    let authors = sheets()
    let serving = servingSheets
    if let known = layers.first(where: { $0.elements == serving }) { return known.sheet }
    let defaults = UserAgentSheet.sheet(
      isQuirky: tree.mode == .quirks, hasControls: hasControls)
    let sheet = StyleSheet(layers: [defaults] + authors)
    layers.append((serving, sheet))
    return sheet
  }

  /// Releases the memory of computed styles.
  mutating func forgetStyles() {
    styles = CSS.ElementStyles()
    pseudoStyles = CSS.PartStyles()
    painted = []
    ignored = nil
    keepableElements = nil
    if var kept {
      self.kept = nil
      kept.styler.releaseStyles()
      self.kept = kept
    }
  }

  /// Forgets the elements as they were last styled, so that all are styled from the beginning.
  mutating func forgetKept() { kept = nil }

  /// Forgets the elements as they were last styled and the declarations of their attributes, which are parsed again if
  /// the elements are styled again.
  mutating func forgetDeclarations() {
    kept = nil
    // Its numbers tell declarations apart in the kept styles only.
    inlineDeclarations = CSS.AttributeDeclarationTable()
  }

  /// Forgets which elements may keep their nodes, so that all are filled.
  mutating func forgetKeepable() { keepableElements = nil }

  /// The elements as they were last styled.
  struct KeptStyles {
    var styler: CSS.DocumentStyler
    var environment: MediaEnvironment
    let sheets: [Int]
    /// The changes that clients had made to elements, by item.
    var changes: [Int: ElementChange]

    /// Returns the items of elements to which clients made other changes.
    func changed(_ changes: [Int: ElementChange]) -> Set<Int> {
      var items: Set<Int> = []
      for (item, change) in changes where self.changes[item] != change { items.insert(item) }
      for item in self.changes.keys where changes[item] == nil { items.insert(item) }
      return items
    }
  }

  /// Returns for each element whether its nodes may stay as they are: whether no style in it is another one, and nothing
  /// of it or after it follows from the elements around it.
  ///
  /// - Parameter others: The elements with other styles.
  private func keepable(_ others: [Int]) -> [Bool] {
    var keepable = Array(repeating: true, count: elements.count)
    func note(_ number: Int) {
      var item = elements[number]
      while item >= 0, let number = element(of: item), keepable[number] {
        keepable[number] = false
        item = Int(tree.items[item].parent)
      }
    }
    for number in others { note(number) }
    for root in drawings(showing: others) {
      if let number = element(of: root) { note(number) }
    }
    // The background of the root or the body is that of the canvas.
    if let body = elements.firstIndex(where: { tree.items[$0].tag == "body" }) { note(body) }
    if !keepable.isEmpty { keepable[0] = false }
    // Numbers of list items follow from the items before them; a list may be kept as a whole.
    styles.forEachElement(where: { $0[.display] == .keyword(.listItem) }) { number in
      keepable[number] = false
    }
    for number in elements.indices
    where tree.items[elements[number]].traits.contains(.endsContents) { keepable[number] = false }
    return keepable
  }

  /// Returns the elements as selectors match them.
  private mutating func styledElements(
    _ changes: [Int: ElementChange], keepsPlaces: Bool
  ) -> [CSS.DocumentStyler.Element] {
    var result: [CSS.DocumentStyler.Element] = []
    result.reserveCapacity(elements.count)
    var room = options.limits.declarations
    for index in elements {
      result.append(styledElement(index, changes, keepsPlaces: keepsPlaces, &room))
    }
    return result
  }

  /// Returns an element as selectors match it.
  ///
  /// - Parameters:
  ///   - index: The item of the element.
  ///   - changes: The changes that clients made to elements' nodes, by item.
  ///   - keepsPlaces: Whether each declaration is that of its own place.
  ///   - room: The number of declarations that `style` attributes may still have.
  private mutating func styledElement(
    _ index: Int, _ changes: [Int: ElementChange], keepsPlaces: Bool, _ room: inout Int
  ) -> CSS.DocumentStyler.Element {
    let item = tree.items[index]
    var attributes = self.attributes(of: index)
    var inline = CSS.AttributeDeclarations()
    for attribute in tree.attributes(of: index) where attribute.name == "style" {
      if !isOutOfTime { inline = declarations(of: attribute, keepsPlaces, &room) }
    }
    var state = NodeState.normal
    if attributes["disabled"] != nil || hasDisabledGroups, isDisabled(index) {
      state.insert(.disabled)
    }
    if attributes["checked"] != nil || attributes["selected"] != nil { state.insert(.selected) }
    if let change = changes[index] {
      if let classes = change.classes { attributes["class"] = classes.joined(separator: " ") }
      state.formUnion(change.states)
    }
    var element = CSS.DocumentStyler.Element(
      parent: item.parent < 0 ? -1 : Int32(self.element(of: Int(item.parent)) ?? -1),
      type: item.tag ?? "", attributes: attributes, state: state, hasText: tree.hasText(index),
      inline: inline, hints: hints(index, attributes))
    element.isControl = item.traits.contains(.control)
    switch item.parent < 0 ? nil : tree.items[Int(item.parent)].tag {
    case "details", "select", "optgroup": element.isSlotted = true
    default: break
    }
    return element
  }

  /// Returns the declarations of a `style` attribute, which elements with the same text share unless each needs their
  /// places.
  private mutating func declarations(
    of attribute: HTMLTree.Attribute, _ keepsPlaces: Bool, _ room: inout Int
  ) -> CSS.AttributeDeclarations {
    if !keepsPlaces, let known = inlineDeclarations[attribute.value],
      known.declarations.count <= room
    {
      room -= known.declarations.count
      return known
    }
    var limits = CSS.SheetLimits()
    limits.layers = options.limits.layers
    let (declarations, found) = CSS.DocumentStyler.inline(
      attribute.value, file: options.path, line: Int(attribute.line),
      column: Int(attribute.column), isInQuirksMode: tree.mode == .quirks, limits: limits)
    findings.add(found)
    if HTMLReader.mentionsViewport(attribute.value.utf8) { dependsOnViewport = true }
    let taken = limited(declarations, attribute, &room)
    guard !keepsPlaces, found.isEmpty, taken.count == declarations.count else {
      return CSS.AttributeDeclarations(taken)
    }
    return inlineDeclarations.share(taken, of: attribute.value)
  }

  /// Returns the declarations of a `style` attribute, as far as the limit allows.
  private mutating func limited(
    _ declarations: [CSS.Declaration], _ attribute: HTMLTree.Attribute, _ room: inout Int
  ) -> [CSS.Declaration] {
    guard declarations.count > room else {
      room -= declarations.count
      return declarations
    }
    findings.report(
      "limit-exceeded", about: "style attributes",
      "the `style` attributes have more declarations than the limit of \(options.limits.declarations); the others "
        + "are left out", line: attribute.line, column: attribute.column)
    leavesOutDeclarations = true
    defer { room = 0 }
    return Array(declarations.prefix(room))
  }

  /// Propagates the overflow of the root or the body to the viewport: CSS Overflow 3 §3.3.
  private mutating func propagateToViewport() {
    if styles.isEmpty { return }
    hidesOverflow = false
    let visible = CSS.Value.keyword(.visible)
    var source = 0
    if styles[0][.overflowX] == visible, styles[0][.overflowY] == visible {
      guard let body = elements.firstIndex(where: { tree.items[$0].tag == "body" }),
        boxes.propagates(styles[body]), boxes.propagates(styles[0])
      else { return }
      source = body
    }
    hidesOverflow = [.hidden, .clip].contains(styles[source][.overflowY].keyword)
    styles[source][.overflowX] = visible
    styles[source][.overflowY] = visible
  }
}
