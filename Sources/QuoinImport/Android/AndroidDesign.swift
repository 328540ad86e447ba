import QuoinGeometry
import QuoinModel

/// Handles the design-time attributes of a document, which have the prefix `tools:`.
enum AndroidDesign {
  /// The attributes that do not replace those of a view, but concern the document, list items or
  /// checks.
  private static let others: Set<String> = [
    "ignore", "targetApi", "context", "parentTag", "showIn", "menu", "listitem", "listheader",
    "listfooter", "itemCount", "layout", "layout_editor_absoluteX", "layout_editor_absoluteY",
    "viewBindingType", "viewBindingIgnore", "locale", "keep", "openDrawer", "actionBarNavMode",
    "layout_conversion_absoluteHeight", "layout_conversion_absoluteWidth",
  ]

  /// Replaces attributes of the framework and of libraries by their design-time values.
  static func fold(_ own: inout AndroidValues) {
    for (name, value) in own where name.space == .tools && !others.contains(name.name) {
      own[AndroidName(.android, name.name)] = value
      own[AndroidName(.app, name.name)] = value
    }
  }

  /// Returns a text of the layout editor's sample data.
  ///
  /// - Parameter number: The index of the text, so that list items differ.
  static func sample(_ name: String, _ number: Int) -> String {
    func pick(_ words: [String]) -> String { words[number % words.count] }
    switch name.prefix(while: { $0 != "[" }) {
    case "full_names": return pick(["Ada Lovelace", "Alan Turing", "Grace Hopper", "Emmy Noether"])
    case "first_names": return pick(["Ada", "Alan", "Grace", "Emmy"])
    case "last_names": return pick(["Lovelace", "Turing", "Hopper", "Noether"])
    case "cities": return pick(["London", "Lima", "Lagos", "Lahore"])
    case "us_zipcodes": return "94043"
    case "us_phones": return "(415) 555-0132"
    case "date/day_of_week": return pick(["Monday", "Tuesday", "Wednesday", "Thursday"])
    case "date/hhmm": return "18:30"
    case "date/hhmmss": return "18:30:25"
    case let date where date.hasPrefix("date/"): return "12/10/2025"
    case let picture where picture.hasPrefix("avatars") || picture.hasPrefix("backgrounds"):
      return "@tools:sample/" + name
    default:
      return "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor "
        + "incididunt ut labore et dolore magna aliqua."
    }
  }
}

extension AndroidInflater {
  /// The maximum number of rows shown in a list.
  private static let maximumRows = 40

  /// Returns the number of rows that a list shows.
  static func rows(_ own: AndroidValues) -> Int {
    min(max(own["tools:itemCount"].flatMap { Int($0) } ?? 10, 0), maximumRows)
  }

  /// Returns a list with design-time rows, or `nil` for a list that the layout editor shows empty.
  func designList(_ attributes: AndroidAttributes) -> AndroidLinear? {
    let hasRows = attributes.own["tools:listitem"] != nil
    guard hasRows || !attributes.className.hasSuffix("ViewPager2") else { return nil }
    let list = AndroidLinear(density: density)
    let orientation = attributes.text("android:orientation")
    list.linear.axis = orientation == "horizontal" || orientation == "0" ? .horizontal : .vertical
    list.style.clips = true
    return list
  }

  /// Adds the design-time rows of a list, and the layout that represents a fragment.
  func showDesign(
    of attributes: AndroidAttributes, in node: Node, _ surroundings: Surroundings
  ) {
    if let value = attributes.own["tools:layout"], let reference = AndroidReference(value),
      let frame = node as? AndroidFrame, attributes.kind == .frame,
      let layout = layout(reference, attributes.element, attributes.file)
    {
      guard fits(layout.path, reference.name, for: attributes.element, in: attributes.file) else {
        return
      }
      return read(
        layout, for: attributes.element, in: attributes.file, into: frame, surroundings, nil)
    }
    if let drawer = node as? AndroidLinear, attributes.className.hasSuffix(".NavigationView") {
      return fillDrawer(drawer, attributes, surroundings)
    }
    guard let list = node as? AndroidLinear,
      attributes.kind == .recycler || attributes.kind == .list
    else { return }
    let rows = AndroidInflater.rows(attributes.own)
    guard let value = attributes.own["tools:listitem"], let reference = AndroidReference(value),
      !reference.isOfFramework
    else { return showPlainRows(rows, in: list, surroundings) }
    let columns = attributes.integer("spanCount") ?? attributes.integer("android:numColumns") ?? 1
    for row in 0..<rows {
      guard let layout = layout(reference, attributes.element, attributes.file),
        fits(layout.path, reference.name, for: attributes.element, in: attributes.file)
      else { break }
      resolver.sample = row
      var group: AndroidLinear = list
      if columns > 1, columns < 20, list.linear.axis == .vertical {
        group = self.row(row, of: columns, in: list)
      }
      read(
        layout, for: attributes.element, in: attributes.file, into: group, surroundings, nil)
      if group !== list, let cell = group.children.last {
        // Cells of a grid share its width.
        cell.placement.weight = 1
        cell.placement.box.width = .pixels(0)
      }
    }
    resolver.sample = 0
  }

  /// Returns the grid row for a cell.
  private func row(_ cell: Int, of columns: Int, in list: AndroidLinear) -> AndroidLinear {
    if cell % columns != 0, let last = list.children.last?.node as? AndroidLinear { return last }
    let row = AndroidLinear(density: density)
    row.linear.weightSum = Float(columns)
    row.documentType = "#row"
    list.add(
      Relation(
        row, AndroidLinear.Placement(AndroidBox(width: .matchParent, height: .wrapContent))))
    return row
  }

  /// Adds the rows that the layout editor shows in a list without a row layout.
  private func showPlainRows(_ count: Int, in list: AndroidLinear, _ surroundings: Surroundings) {
    for row in 0..<count {
      var text = AndroidText()
      text.string = "Item \(row)"
      text.size = resolver.units.size("16sp") ?? 0
      text.gravity = [.start, .centerVertical]
      let leaf = AndroidLeaf(.text(text), density: density)
      leaf.documentType = "#item"
      leaf.minimumHeight = pixels(48)
      leaf.padding.left = pixels(16)
      leaf.padding.right = pixels(16)
      let font = Font(family: AndroidLooks.family, size: Double(text.size) / density)
      resolver.fonts.use(font)
      leaf.style.text.font = font
      leaf.style.text.color = AndroidColors(resolver, surroundings.themes).theme("textColorPrimary")
      list.add(
        Relation(
          leaf, AndroidLinear.Placement(AndroidBox(width: .matchParent, height: .wrapContent))))
    }
  }
}
