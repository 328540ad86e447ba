import QuoinModel

/// Sizes of layouts, which are known before a view is made: one that does not fit is left out whole.
extension AndroidInflater {
  /// Returns whether a layout and all layouts in it can be read without exceeding the limit, and reports if not.
  func fits(
    _ path: String, _ name: String, for element: XMLTreeElement, in file: AndroidFile
  ) -> Bool {
    // The layouts inside of one are counted with it.
    guard open.count == 1, options.limits.elements != .max else { return true }
    // The layout itself counts, too.
    let room = (options.limits.elements - count) / AndroidInflater.includedCount
    if !leftOut.contains(name), wholeSize(of: path) < room { return true }
    guard leftOut.insert(name).inserted else { return false }
    let reason =
      isOutOfTime
      ? ImportOptions.timeoutMessage
      : "with the layout '@layout/\(name)' and the layouts in it, the document has more than "
        + "\(options.limits.elements) views (each included view counts "
        + "\(AndroidInflater.includedCount) times); it is left out"
    warn("limit-exceeded", reason, place(element, file), .error)
    return false
  }

  /// Returns the number of elements that a layout brings into the document.
  private func wholeSize(of path: String) -> Int {
    if let known = wholeSizes[path] { return known }
    var counter = AndroidSizeCounter(inflater: self, around: open)
    let size = counter.size(of: path).size ?? 0
    wholeSizes[path] = size
    return size
  }

  /// Returns the layout that a view shows at design time, and how often.
  fileprivate func shownLayout(
    _ element: XMLTreeElement, in file: AndroidFile
  ) -> (path: String, times: Int)? {
    guard options.usesDesignValues else { return nil }
    let own = file.attributes(element)
    let isList = own["tools:listitem"] != nil
    guard let value = own["tools:listitem"] ?? own["tools:layout"] ?? own["headerLayout"],
      let reference = AndroidReference(value), !reference.isOfFramework,
      let path = resolver.project.file("layout/" + reference.name)
    else { return nil }
    return (path, isList ? AndroidInflater.rows(own) : 1)
  }
}

/// Counts the elements of a layout and of those in it, once for each time that they are there.
///
/// Documents that include the next one twice are counted without making their views.
private struct AndroidSizeCounter {
  let inflater: AndroidInflater
  /// The documents around the counted one, which it does not include again.
  var around: [String]
  /// The number of elements visited.
  ///
  /// The paths through layouts that include each other are too many to follow all of them.
  private var visited = 0

  init(inflater: AndroidInflater, around: [String]) {
    self.inflater = inflater
    self.around = around
  }

  /// Returns the number of elements of a document, or `nil` if it is not read there, and whether it is the same within
  /// other documents.
  mutating func size(of path: String) -> (size: Int?, isFixed: Bool) {
    if let known = inflater.sizes[path] { return (known, true) }
    guard !around.contains(path), around.count < AndroidInflater.maximumDepth else {
      return (nil, false)
    }
    guard let document = inflater.document(path), let root = document.root else {
      return (nil, true)
    }
    guard !inflater.isOutOfTime else { return (.max, false) }
    around.append(path)
    defer { around.removeLast() }
    var (size, isFixed) = (0, true)
    var pending = [root]
    while let element = pending.popLast() {
      if AndroidInflater.isNoView(element.name) { continue }
      visited += 1
      guard visited <= inflater.options.limits.elements else { return (.max, false) }
      let isInclude = element.name == "include"
      if !isInclude {
        pending += element.children
        if element.name != "merge" { size = AndroidSizeCounter.sum(size, 1) }
      }
      guard
        let (path, times) = isInclude
          ? included(element, document) : inflater.shownLayout(element, in: document)
      else { continue }
      let inside = self.size(of: path)
      isFixed = isFixed && inside.isFixed
      guard let more = inside.size else { continue }
      let (all, isOver) = AndroidSizeCounter.sum(more, 1).multipliedReportingOverflow(by: times)
      size = isOver ? .max : AndroidSizeCounter.sum(size, all)
    }
    if isFixed { inflater.sizes[path] = size }
    return (size, isFixed)
  }

  /// Returns the layout that an `<include>` names.
  private func included(
    _ element: XMLTreeElement, _ document: AndroidFile
  ) -> (path: String, times: Int)? {
    guard let value = document.attributes(element)[":layout"],
      let reference = AndroidReference(value), reference.kind == "layout"
    else { return nil }
    return inflater.resolver.project.file("layout/" + reference.name).map { ($0, 1) }
  }

  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, isOver) = a.addingReportingOverflow(b)
    return isOver ? .max : sum
  }
}
