import QuoinModel

extension AndroidInflater {
  /// How many elements each included one counts as, because a few bytes include any number of them.
  static let includedCount = 5

  /// Reads the layout that an `<include>` names.
  func include(
    _ element: XMLTreeElement, in file: AndroidFile, into parent: any AndroidParent,
    _ surroundings: Surroundings
  ) {
    let own = file.attributes(element)
    guard let value = own[":layout"].flatMap({ resolver.text($0, surroundings.themes) }),
      let reference = AndroidReference(value), reference.kind == "layout"
    else {
      return warn(
        "missing-layout", "the include names no layout: write layout=\"@layout/name\"",
        place(element, file))
    }
    guard let included = layout(reference, element, file) else { return }
    guard fits(included.path, reference.name) else {
      return refuse(element, file, including: reference.name)
    }
    var replaced = Replaced(id: own["android:id"], visibility: own["android:visibility"])
    if own["android:layout_width"] != nil, own["android:layout_height"] != nil {
      replaced.parameters = own.filter { $0.key.name.hasPrefix("layout_") }
    } else if own.keys.contains(where: { $0.name.hasPrefix("layout_") }) {
      warn(
        "layout-parameter-without-effect",
        "layout parameters of an include count only where layout_width and layout_height are given",
        place(element, file))
    }
    read(included, for: element, in: file, into: parent, surroundings, replaced)
  }

  /// Returns the layout that a reference refers to, and reports any problem with it.
  func layout(
    _ reference: AndroidReference, _ element: XMLTreeElement, _ file: AndroidFile
  ) -> (path: String, file: AndroidFile, root: XMLTreeElement)? {
    guard let path = resolver.project.file("layout/" + reference.name),
      let included = document(path), let root = included.root
    else {
      warn(
        "missing-layout", "the layout '@layout/\(reference.name)' was not found, or cannot be read",
        place(element, file))
      return nil
    }
    guard !open.contains(path), open.count < AndroidInflater.maximumDepth else {
      warn(
        "resource-cycle", "the layout '@layout/\(reference.name)' includes itself; it is left out",
        place(element, file), .error)
      return nil
    }
    return (path, included, root)
  }

  /// Reads a layout in place of an element.
  func read(
    _ included: (path: String, file: AndroidFile, root: XMLTreeElement),
    for element: XMLTreeElement, in file: AndroidFile, into parent: any AndroidParent,
    _ surroundings: Surroundings, _ replaced: Replaced?
  ) {
    // Count each document, so that layouts that only include others also reach the limit.
    count += AndroidInflater.includedCount
    guard count <= options.limits.elements, !isOutOfTime else {
      return refuse(element, file, surroundings)
    }
    open.append(included.path)
    var inside = surroundings
    inside.replaced = included.root.name == "merge" ? nil : replaced
    read(included.root, in: included.file, into: parent, inside)
    open.removeLast()
  }

  /// Reports an included document that is left out because of its size.
  private func refuse(_ element: XMLTreeElement, _ file: AndroidFile, including name: String) {
    guard leftOut.insert(name).inserted else { return }
    warn(
      "limit-exceeded",
      "with the layout '@layout/\(name)' and the layouts that it includes, the document has more than "
        + "\(options.limits.elements) views, of which an included one counts "
        + "\(AndroidInflater.includedCount) times; it is left out", place(element, file), .error)
  }

  /// Whether a layout and all that it includes can be read without exceeding the limit.
  private func fits(_ path: String, _ name: String) -> Bool {
    // The includes inside of an included layout are counted with it.
    guard open.count == 1, options.limits.elements != .max else { return true }
    guard !leftOut.contains(name) else { return false }
    var around = open
    let size = size(of: path, &around).size ?? 0
    // The include itself counts, too.
    return size < (options.limits.elements - count) / AndroidInflater.includedCount
  }

  /// The number of elements in a document, including those of its includes for each inclusion.
  ///
  /// Documents that include the next one twice are counted before a view is made.
  ///
  /// - Parameter around: The documents around this one, which it does not include again.
  /// - Returns: The number, or `nil` if the document is not included, and whether it is the same within other documents.
  private func size(of path: String, _ around: inout [String]) -> (size: Int?, isFixed: Bool) {
    if let known = sizes[path] { return (known, true) }
    guard !around.contains(path), around.count < AndroidInflater.maximumDepth else {
      return (nil, false)
    }
    guard let document = document(path), let root = document.root else { return (nil, true) }
    around.append(path)
    defer { around.removeLast() }
    var (size, isFixed) = (0, true)
    func count(_ more: Int) {
      let (sum, isOver) = size.addingReportingOverflow(more)
      size = isOver ? .max : sum
    }
    var pending = [root]
    while let element = pending.popLast() {
      if AndroidInflater.isNoView(element.name) { continue }
      visited += 1
      // The paths through layouts that include each other are too many to follow all of them.
      guard visited / 4 <= options.limits.elements else { return (.max, false) }
      pending += element.children
      guard element.name == "include" else {
        if element.name != "merge" { count(1) }
        continue
      }
      guard
        let reference = document.attributes(element)[":layout"].flatMap({ AndroidReference($0) }),
        reference.kind == "layout",
        let included = resolver.project.file("layout/" + reference.name)
      else { continue }
      let inside = self.size(of: included, &around)
      isFixed = isFixed && inside.isFixed
      if let more = inside.size {
        count(1)
        count(more)
      }
    }
    if isFixed { sizes[path] = size }
    return (size, isFixed)
  }
}
