import QuoinModel

extension MarkupNesting {
  mutating func end(_ tag: MarkupToken) {
    let (name, offset) = (tag.name, tag.range.lowerBound)
    if name == "body" || name == "html" {
      // The content that follows is in the body nevertheless.
      hasRootEnd = true
      return
    }
    if foreignDepth == 0, ElementRules.void.contains(name) {
      findings.report(
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
    let isOrdinary =
      !ElementRules.special.contains(name) && !ElementRules.formatting.contains(name)
    if isOrdinary, foreignDepth == 0,
      let block = open[(index + 1)...].last(where: { ElementRules.special.contains($0.name) })
    {
      let lines = (findings.line(block.offset), findings.line(open[index].offset))
      findings.report(
        "overlapping-elements",
        "</\(name)> is ignored: <\(block.name)> of line \(lines.0), which began in the <\(name)> of "
          + "line \(lines.1), is still open", at: offset)
      open[index].isTold = true
      return
    }
    if let (crossing, place) = open[index].crossed {
      let line = findings.line(offset)
      findings.report(
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

  /// Returns the open element that an end tag closes.
  private func opened(_ name: String) -> Int? {
    if foreignDepth > 0 { return lastOpen(name) }
    if name == "template" { return lastOpen([name], within: []) }
    if name == "table" { return lastOpen([name], within: ["html", "template"]) }
    let scopes: Set<String> =
      ElementRules.tableParts.contains(name) ? ["table", "template"] : ElementRules.scopes
    return lastOpen([name], within: scopes)
  }

  /// Closes a formatting element; its open descendants continue without it: §13.2.6.4.7, “adoption
  /// agency”.
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

  /// Closes an element with its open descendants.
  mutating func end(
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
        isTold: element.isTold))
  }

  /// Reports the reason for a stray end tag.
  private mutating func stray(_ name: String, at offset: Int) {
    guard let element = ended[name]?.popLast() else {
      findings.report(
        "stray-end-tag",
        name == "p"
          ? "</p> ends nothing, and makes an empty paragraph"
          : "</\(name)> ends nothing: no <\(name)> is open", at: offset)
      return
    }
    if element.isTold { return }
    let lines = (findings.line(element.offset), findings.line(element.tagOffset))
    let what = "the <\(name)> of line \(lines.0)"
    if element.tag.hasPrefix("</") {
      let outer = "<" + element.tag.dropFirst(2)
      findings.report(
        "overlapping-elements",
        "</\(name)> comes too late: \(what) ended with the \(outer) around it, in line \(lines.1)",
        at: offset)
    } else if ElementRules.formatting.contains(name) {
      findings.report(
        "overlapping-elements",
        "</\(name)> comes too late: what \(what) is in ended where \(element.tag) begins, in line "
          + "\(lines.1)", at: offset)
    } else {
      findings.report(
        "stray-end-tag",
        "</\(name)> ends nothing: \(what) ended where \(element.tag) begins, in line \(lines.1), "
          + "which cannot stand in it", at: offset)
    }
  }
}
