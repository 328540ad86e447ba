import QuoinModel

/// Follows the elements that are open while tags come, and says where they do not fit.
///
/// It mirrors what the standard's tree construction (§13.2.6) does with wrong tags, so that what it says
/// is what becomes of the document.
struct MarkupNesting {
  /// An element that is open.
  private struct Open {
    var name: String
    var offset: Int
    /// Whether something was said of it already.
    var isTold = false
    /// The end tag that came while this was open inside its element.
    var crossed: (name: String, offset: Int)?
  }

  /// An element that another tag ended.
  private struct Ended {
    var name: String
    var offset: Int
    /// The tag that ended it, as it is written.
    var tag: String
    var tagOffset: Int
    var isTold: Bool
  }

  var findings: MarkupFindings
  private var open: [Open] = []
  /// How many are open of each name: most end tags that end nothing are known without a search.
  private var counts: [String: Int] = [:]
  /// What other tags ended, by its name.
  private var ended: [String: [Ended]] = [:]
  /// How many elements of SVG and MathML are open.
  private var foreignDepth = 0
  /// Tags that the parser drops, whose end tags it drops, too.
  private var dropped: [String: Int] = [:]
  private var hasRootTag = false
  private var hasRootEnd = false

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
      findings.say(
        "self-closing-tag",
        "<\(tag.name)/> is not closed by its '/', which HTML ignores; write "
          + "<\(tag.name)></\(tag.name)>", at: offset)
      element.isTold = true
    }
    push(element)
  }

  private mutating func push(_ element: Open) {
    open.append(element)
    counts[element.name, default: 0] += 1
  }

  /// Takes the elements from one on away, and opens others in their place.
  private mutating func replace(from index: Int, with kept: [Open]) {
    for element in open[index...] { counts[element.name, default: 0] -= 1 }
    for element in kept { counts[element.name, default: 0] += 1 }
    open.replaceSubrange(index..., with: kept)
  }

  private func isOpen(_ name: String) -> Bool { counts[name, default: 0] > 0 }

  /// Ends what may not go on where an element begins.
  private mutating func endImplied(by tag: MarkupToken) {
    if let rule = ElementRules.endedBy[tag.name],
      let index = lastOpen(rule.elements, within: rule.within)
    {
      end(from: index, by: "<\(tag.name)>", at: tag.range.lowerBound)
    }
    if ElementRules.closesParagraph.contains(tag.name),
      let index = lastOpen(["p"], within: ElementRules.scopes.union(["button"]))
    {
      end(from: index, by: "<\(tag.name)>", at: tag.range.lowerBound)
    }
  }

  private func lastOpen(_ names: Set<String>, within: Set<String>) -> Int? {
    guard names.contains(where: { isOpen($0) }) else { return nil }
    for index in open.indices.reversed() {
      if names.contains(open[index].name) { return index }
      if within.contains(open[index].name) { return nil }
    }
    return nil
  }

  /// Says where an element may not stand.
  ///
  /// - Returns: whether the parser keeps it.
  private mutating func isPlaced(_ tag: MarkupToken) -> Bool {
    let (name, offset) = (tag.name, tag.range.lowerBound)
    let parent = open.last?.name ?? ""
    if ElementRules.tableFrames.contains(parent), !ElementRules.inTableFrames.contains(name) {
      findings.say(
        "misplaced-element",
        "<\(name)> cannot stand directly in <\(parent)>: it is moved before the table", at: offset)
    }
    if ElementRules.tableParts.contains(name),
      !isOpen("table"), !isOpen("template")
    {
      findings.say(
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
      findings.say("misplaced-element", "\(what): the tag is dropped", at: offset)
      dropped[name, default: 0] += 1
      return false
    }
    findings.say("misplaced-element", "\(what), which ends here", at: offset)
    open[index].isTold = true
    end(from: index, by: "<\(name)>", at: offset)
    return true
  }

  /// A text: it cannot stand between the parts of a table.
  mutating func text(isBlank: Bool, at offset: Int) {
    guard !isBlank, foreignDepth == 0, let parent = open.last?.name,
      ElementRules.tableFrames.contains(parent)
    else { return }
    findings.say(
      "misplaced-text", "text cannot stand directly in <\(parent)>: it is moved before the table",
      at: offset)
  }

  // MARK: End tags

  mutating func end(_ tag: MarkupToken) {
    let (name, offset) = (tag.name, tag.range.lowerBound)
    if name == "body" || name == "html" {
      // What follows is in the body all the same.
      hasRootEnd = true
      return
    }
    if foreignDepth == 0, ElementRules.void.contains(name) {
      findings.say(
        "stray-end-tag",
        name == "br"
          ? "</br> ends nothing, and makes a line break: write <br>"
          : "</\(name)> ends nothing: <\(name)> has no content and no end tag", at: offset)
      return
    }
    if let count = dropped[name], count > 0 {
      dropped[name] = count - 1
      return
    }
    guard let index = opened(name) else {
      stray(name, at: offset)
      return
    }
    let inside = open[(index + 1)...]
    let isOrdinary =
      !ElementRules.special.contains(name) && !ElementRules.formatting.contains(name)
    if isOrdinary, foreignDepth == 0,
      let block = inside.last(where: { ElementRules.special.contains($0.name) })
    {
      let lines = (findings.line(block.offset), findings.line(open[index].offset))
      findings.say(
        "overlapping-elements",
        "</\(name)> is ignored: <\(block.name)> of line \(lines.0), which began in the <\(name)> of "
          + "line \(lines.1), is still open", at: offset)
      open[index].isTold = true
      return
    }
    if let (crossing, place) = open[index].crossed {
      let line = findings.line(offset)
      findings.say(
        "overlapping-elements",
        "</\(crossing)> comes while <\(name)> is open, which ends in line \(line): the elements "
          + "overlap", at: place)
    }
    if ElementRules.formatting.contains(name) {
      endFormatting(index, by: tag)
    } else {
      end(from: index, by: "</\(name)>", at: offset, isWhole: true)
    }
  }

  /// The element that an end tag ends.
  private func opened(_ name: String) -> Int? {
    if foreignDepth > 0 { return isOpen(name) ? open.lastIndex { $0.name == name } : nil }
    if name == "template" { return lastOpen([name], within: []) }
    if name == "table" { return lastOpen([name], within: ["html", "template"]) }
    let scopes: Set<String> =
      ElementRules.tableParts.contains(name) ? ["table", "template"] : ElementRules.scopes
    return lastOpen([name], within: scopes)
  }

  /// §13.2.6.4.7, "adoption agency": what is open in a formatting element goes on without it.
  private mutating func endFormatting(_ index: Int, by tag: MarkupToken) {
    let offset = tag.range.lowerBound
    var kept: [Open] = []
    for var element in open[(index + 1)...] {
      if ElementRules.formatting.contains(element.name)
        || ElementRules.special.contains(element.name)
      {
        if !ElementRules.optionalEnd.contains(element.name) || element.name == "p" {
          element.crossed = element.crossed ?? (tag.name, offset)
        }
        kept.append(element)
      } else {
        note(element, endedBy: "</\(tag.name)>", at: offset)
      }
    }
    replace(from: index, with: kept)
  }

  /// Ends an element with all that is in it.
  private mutating func end(
    from index: Int, by tag: String, at offset: Int, isWhole: Bool = false
  ) {
    for element in open[(isWhole ? index + 1 : index)...] {
      note(element, endedBy: tag, at: offset)
    }
    if foreignDepth > 0 {
      let count = open[index...].count { $0.name == "svg" || $0.name == "math" }
      foreignDepth = max(0, foreignDepth - count)
    }
    replace(from: index, with: [])
  }

  private mutating func note(_ element: Open, endedBy tag: String, at offset: Int) {
    ended[element.name, default: []].append(
      Ended(
        name: element.name, offset: element.offset, tag: tag, tagOffset: offset,
        isTold: element.isTold || ElementRules.optionalEnd.contains(element.name)))
  }

  /// Says why an end tag ends nothing.
  private mutating func stray(_ name: String, at offset: Int) {
    guard let element = ended[name]?.popLast() else {
      findings.say(
        "stray-end-tag",
        name == "p"
          ? "</p> ends nothing, and makes an empty paragraph"
          : "</\(name)> ends nothing: no <\(name)> is open", at: offset)
      return
    }
    let lines = (findings.line(element.offset), findings.line(element.tagOffset))
    let what = "the <\(name)> of line \(lines.0)"
    if element.tag.hasPrefix("</") {
      let outer = "<" + element.tag.dropFirst(2)
      findings.say(
        "overlapping-elements",
        "</\(name)> comes too late: \(what) ended with the \(outer) around it, in line \(lines.1)",
        at: offset)
    } else if ElementRules.formatting.contains(name) {
      findings.say(
        "overlapping-elements",
        "</\(name)> comes too late: what \(what) is in ended where \(element.tag) begins, in line "
          + "\(lines.1)", at: offset)
    } else {
      findings.say(
        "stray-end-tag",
        "</\(name)> ends nothing: \(what) ended where \(element.tag) begins, in line \(lines.1), "
          + "which cannot stand in it", at: offset)
    }
  }

  // MARK: The end of the document

  /// Says what was never closed.
  mutating func finish(at end: Int) {
    for element in ended.values.joined().filter({ !$0.isTold }).sorted(by: { $0.offset < $1.offset }
    ) {
      let line = findings.line(element.tagOffset)
      findings.say(
        "unclosed-element",
        "<\(element.name)> is not closed: it ends with \(element.tag) in line \(line)",
        at: element.offset)
    }
    let unclosed = open.filter { !$0.isTold && !ElementRules.optionalEnd.contains($0.name) }
    if hasRootTag, !hasRootEnd, let first = unclosed.first {
      let names = unclosed.prefix(3).map { "<\($0.name)> of line \(findings.line($0.offset))" }
      let rest = unclosed.count > 3 ? " and \(unclosed.count - 3) more" : ""
      findings.say(
        "cut-off-document",
        "the document ends here while elements are open: \(names.joined(separator: ", "))\(rest); "
          + "</body> and </html> are missing", at: max(first.offset, end - 1), .error)
      return
    }
    for element in unclosed {
      let isText = ["script", "style", "title", "textarea", "xmp", "iframe"].contains(element.name)
      findings.say(
        "unclosed-element",
        "<\(element.name)> is never closed"
          + (isText ? ": all that follows is taken for its text" : ""), at: element.offset,
        isText ? .error : .warning)
    }
  }
}
