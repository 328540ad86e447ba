import QuoinModel

/// Tracks the open elements while scanning tags, and reports tags that do not fit.
///
/// It follows the tree construction of the standard (§13.2.6), so that messages describe what
/// becomes of the document.
struct MarkupNesting {
  /// An open element.
  struct Open {
    var name: String
    var offset: Int
    /// Whether a problem was reported for it.
    var isTold = false
    /// The end tag of an enclosing formatting element that came while this one was open.
    var crossed: (name: String, offset: Int)?
  }

  /// An element that another tag closed.
  struct Ended {
    var name: String
    var offset: Int
    /// The tag that closed it, as written.
    var tag: String
    var tagOffset: Int
    /// Whether a problem was reported for it.
    var isTold: Bool
    /// Whether a missing end tag should be reported.
    var isMissed: Bool { !isTold && !ElementRules.optionalEnd.contains(name) }
  }

  var findings: MarkupFindings
  var open: [Open] = []
  /// The positions of the open elements by name, so that an element is found without a search.
  private var positions: [String: [Int]] = [:]
  /// The elements closed by other tags, by name.
  var ended: [String: [Ended]] = [:]
  /// The number of open SVG and MathML elements.
  var foreignDepth = 0
  /// Tags that the parser ignores, and whose end tags it ignores, too.
  var dropped: [String: Int] = [:]
  private var hasRootTag = false
  var hasRootEnd = false

  init(_ findings: MarkupFindings) { self.findings = findings }

  // MARK: Start tags

  mutating func start(_ tag: MarkupToken) {
    let offset = tag.range.lowerBound
    if foreignDepth > 0 || tag.name == "svg" || tag.name == "math" {
      if tag.isSelfClosing { return }
      if tag.name == "svg" || tag.name == "math" { foreignDepth += 1 }
      push(Open(name: tag.name, offset: offset))
      return
    }
    if tag.name == "html" || tag.name == "body" { hasRootTag = true }
    if ["html", "head", "body"].contains(tag.name), isOpen(tag.name) { return }
    if open.last?.name == "head", !ElementRules.inHead.contains(tag.name) {
      replace(from: open.count - 1, with: [])
    }
    endImplied(by: tag)
    guard isPlaced(tag) else { return }
    if ElementRules.void.contains(tag.name) { return }
    var element = Open(name: tag.name, offset: offset)
    if tag.isSelfClosing {
      let isText = ElementRules.text.contains(tag.name)
      findings.report(
        "self-closing-tag",
        "<\(tag.name)/> is not closed by its '/', which HTML ignores"
          + (isText ? ", so all that follows up to </\(tag.name)> is its text" : "")
          + "; write <\(tag.name)></\(tag.name)>", at: offset, isText ? .error : .warning)
      element.isTold = true
    }
    push(element)
  }

  private mutating func push(_ element: Open) {
    positions[element.name, default: []].append(open.count)
    open.append(element)
  }

  /// Removes the elements from an index on and opens others in their place.
  mutating func replace(from index: Int, with kept: [Open]) {
    for element in open[index...] { positions[element.name]?.removeLast() }
    open.removeSubrange(index...)
    for element in kept { push(element) }
  }

  func isOpen(_ name: String) -> Bool { lastOpen(name) != nil }

  /// Returns the position of the innermost open element with a name.
  func lastOpen(_ name: String) -> Int? { positions[name]?.last }

  /// Closes the elements that an element implicitly ends.
  private mutating func endImplied(by tag: MarkupToken) {
    if let rule = ElementRules.endedBy[tag.name],
      let index = lastOpen(rule.elements, within: rule.within)
    {
      end(from: index, by: "<\(tag.name)>", at: tag.range.lowerBound)
    }
    if ElementRules.closesParagraph.contains(tag.name),
      let index = lastOpen(["p"], within: ElementRules.buttonScopes)
    {
      end(from: index, by: "<\(tag.name)>", at: tag.range.lowerBound)
    }
  }

  /// Returns the position of the innermost open element with one of some names, unless a boundary is inside of it.
  ///
  /// - Complexity: O(names and boundaries), however many elements are open.
  func lastOpen(_ names: Set<String>, within boundaries: Set<String>) -> Int? {
    guard let index = names.lazy.compactMap({ lastOpen($0) }).max() else { return nil }
    let inside = open[(index + 1)...]
    let isBounded =
      inside.count <= boundaries.count
      ? inside.contains { boundaries.contains($0.name) }
      : boundaries.contains { lastOpen($0) ?? -1 > index }
    return isBounded ? nil : index
  }

  /// Reports an element that is not allowed in its place.
  ///
  /// - Returns: Whether the parser keeps the element.
  private mutating func isPlaced(_ tag: MarkupToken) -> Bool {
    let (name, offset) = (tag.name, tag.range.lowerBound)
    let parent = open.last?.name ?? ""
    if ElementRules.tableFrames.contains(parent), !ElementRules.inTableFrames.contains(name) {
      findings.report(
        "misplaced-element",
        "<\(name)> cannot stand directly in <\(parent)>: it is moved before the table", at: offset)
    }
    if ElementRules.tableParts.contains(name),
      !isOpen("table"), !isOpen("template")
    {
      findings.report(
        "misplaced-element", "<\(name)> stands in no table: the tag is dropped", at: offset)
      if !ElementRules.void.contains(name) { dropped[name, default: 0] += 1 }
      return false
    }
    guard ElementRules.unnested.contains(name),
      let index = lastOpen([name], within: ElementRules.scopes)
    else { return true }
    let line = findings.line(open[index].offset)
    let what = "<\(name)> cannot stand in the <\(name)> of line \(line)"
    if name == "form" {
      findings.report("misplaced-element", "\(what): the tag is dropped", at: offset)
      dropped[name, default: 0] += 1
      return false
    }
    findings.report("misplaced-element", "\(what), which ends here", at: offset)
    open[index].isTold = true
    end(from: index, by: "<\(name)>", at: offset)
    return true
  }

  /// Handles text, which is not allowed directly in table parts.
  mutating func text(isBlank: Bool, at offset: Int) {
    guard !isBlank, foreignDepth == 0, let parent = open.last?.name,
      ElementRules.tableFrames.contains(parent)
    else { return }
    findings.report(
      "misplaced-text", "text cannot stand directly in <\(parent)>: it is moved before the table",
      at: offset)
  }

  // MARK: The end of the document

  /// Reports unclosed elements.
  mutating func finish(at end: Int) {
    for element in ended.values.joined().filter({ $0.isMissed }).sorted(by: {
      $0.offset < $1.offset
    }
    ) {
      let line = findings.line(element.tagOffset)
      findings.report(
        "unclosed-element",
        "<\(element.name)> is not closed: it ends with \(element.tag) in line \(line)",
        at: element.offset)
    }
    // An unclosed element that contains only text takes the tags after it as its text.
    if let last = open.last, last.isTold, ElementRules.text.contains(last.name) { return }
    let unclosed = open.filter { !$0.isTold && !ElementRules.optionalEnd.contains($0.name) }
    if hasRootTag, !hasRootEnd, let first = unclosed.first {
      let names = unclosed.prefix(3).map { "<\($0.name)> of line \(findings.line($0.offset))" }
      let rest = unclosed.count > 3 ? " and \(unclosed.count - 3) more" : ""
      findings.report(
        "cut-off-document",
        "the document ends here while elements are open: \(names.joined(separator: ", "))\(rest); "
          + "</body> and </html> are missing", at: max(first.offset, end - 1), .error)
      return
    }
    for element in unclosed {
      let isText = ElementRules.text.contains(element.name)
      findings.report(
        "unclosed-element",
        "<\(element.name)> is never closed"
          + (isText ? ": everything that follows is read as its text" : ""), at: element.offset,
        isText ? .error : .warning)
    }
  }
}
