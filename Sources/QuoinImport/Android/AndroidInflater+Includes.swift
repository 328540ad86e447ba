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
    guard fits(included.path, reference.name, for: element, in: file) else { return }
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
}
