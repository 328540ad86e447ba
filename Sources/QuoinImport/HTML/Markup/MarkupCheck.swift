import QuoinModel
import QuoinResources

/// Finds invalid markup, which HTML parsers silently repair.
enum MarkupCheck {
  /// Returns the problems in document order, as far as the limit of findings allows.
  ///
  /// The search ends at a deadline, which the reader of the document reports.
  ///
  /// - Complexity: O(n) in the length of the document, multiplied by the depth of elements for
  ///   overlapping end tags.
  static func diagnostics(
    of source: [UInt8], path: String, origin: TemplateOrigin? = nil, limits: Limits = .standard,
    deadline: Deadline? = nil
  ) -> [Diagnostic] {
    source.withUnsafeBufferPointer { bytes in
      var check = Walk(
        source: source,
        nesting: MarkupNesting(
          MarkupFindings(path: path, source: bytes, origin: origin, limits: limits.diagnostics)),
        references: CharacterReferences(source), limits: limits)
      var scanner = MarkupScanner(source)
      while let token = scanner.next() {
        if let deadline, deadline.isPassed {
          check.nesting.findings.endSearch()
          return check.nesting.findings.diagnostics
        }
        check.process(token)
      }
      if !check.isCutOff { check.nesting.finish(at: source.count) }
      return check.nesting.findings.diagnostics
    }
  }

  /// Returns a diagnostic if a document ends within a tag, a comment or a quoted value, so that
  /// content is lost.
  ///
  /// It rarely needs to scan the document.
  static func cut(
    in source: [UInt8], path: String, origin: TemplateOrigin? = nil
  ) -> Diagnostic? {
    guard let open = source.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let closed = source.lastIndex(of: UInt8(ascii: ">")) ?? -1
    guard open > closed || source.lastComment.map({ !$0.isClosed }) ?? false else { return nil }
    var scanner = MarkupScanner(source)
    while let token = scanner.next() {
      guard token.isCutOff else { continue }
      return source.withUnsafeBufferPointer { bytes in
        var findings = MarkupFindings(
          path: path, source: bytes, origin: origin, limits: .none)
        findings.reportCutOff(token)
        var found = findings.diagnostics.first
        // The rest of the document is laid out, so this is not an error.
        found?.severity = .warning
        return found
      }
    }
    return nil
  }

  private struct Walk {
    let source: [UInt8]
    var nesting: MarkupNesting
    var references: CharacterReferences
    /// The number of further invalid references after which the search for them ends, because parsing them is slow.
    private var room: Int
    private(set) var isCutOff = false

    init(
      source: [UInt8], nesting: MarkupNesting, references: CharacterReferences, limits: Limits
    ) {
      self.source = source
      self.nesting = nesting
      self.references = references
      let (room, isUnlimited) = limits.findings.multipliedReportingOverflow(by: 10)
      self.room = isUnlimited ? .max : max(1, room)
    }

    mutating func process(_ token: MarkupToken) {
      if token.isCutOff {
        nesting.findings.reportCutOff(token)
        isCutOff = true
        return
      }
      switch token.kind {
      case .text: text(token)
      case .endTag: nesting.end(token)
      case .startTag:
        attributes(of: token)
        nesting.start(token)
      case .aside: break
      }
    }

    private mutating func text(_ token: MarkupToken) {
      guard !token.isRaw else { return }
      let first = source[token.range].firstIndex { $0 > 0x20 }
      // The sections of a template without values are not text.
      let isSection = first.map { source[$0...].starts(with: "{{".utf8) } ?? false
      nesting.text(isBlank: first == nil || isSection, at: first ?? token.range.lowerBound)
      checkReferences(in: token.range, ofAttribute: false)
    }

    private mutating func attributes(of tag: MarkupToken) {
      var names: Set<String> = []
      var hasQuote = false
      for attribute in tag.attributes {
        if !hasQuote,
          attribute.name.utf8.contains(where: { $0 == 0x22 || $0 == 0x27 || $0 == 0x3C })
        {
          hasQuote = true
          nesting.findings.report(
            "attribute-quotes",
            "'\(attribute.name.prefix(30))' is no name of an attribute: a quote is missing, or one too "
              + "many, in <\(tag.name)>", at: attribute.nameRange.lowerBound)
        } else if !hasQuote, !names.insert(attribute.name).inserted {
          nesting.findings.report(
            "duplicate-attribute",
            "<\(tag.name)> has the attribute '\(attribute.name)' twice: the first one counts",
            at: attribute.nameRange.lowerBound)
        }
        checkReferences(in: attribute.value, ofAttribute: true)
      }
    }

    private mutating func checkReferences(in range: Range<Int>, ofAttribute: Bool) {
      guard room > 0 else { return }
      let faults = references.faults(in: range, ofAttribute: ofAttribute, limit: room)
      room -= faults.count
      defer { if room == 0 { nesting.findings.endSearch() } }
      for fault in faults {
        nesting.findings.report("unknown-reference", fault.message, at: fault.offset)
      }
    }
  }
}

extension MarkupFindings {
  /// Reports that a document ends within a tag or a comment.
  mutating func reportCutOff(_ token: MarkupToken) {
    if let attribute = token.attributes.last, attribute.isCutOff {
      report(
        "cut-off-document",
        "the quote that begins here is never closed: everything that follows is in it",
        at: attribute.value.lowerBound - 1, .error)
      return
    }
    switch token.kind {
    case .startTag, .endTag:
      let sign = token.kind == .startTag ? "<" : "</"
      report(
        "cut-off-document",
        "the document ends inside the tag '\(sign)\(token.name)': it is dropped",
        at: token.range.lowerBound, .error)
    case .aside, .text:
      report(
        "cut-off-document",
        "what begins here is never closed: everything that follows is read as a comment",
        at: token.range.lowerBound, .error)
    }
  }
}

extension [UInt8] {
  /// The start of the last comment, and whether it is closed.
  fileprivate var lastComment: (start: Int, isClosed: Bool)? {
    var end = count
    while let sign = self[..<end].lastIndex(of: UInt8(ascii: "<")) {
      if sign + 1 < count, self[sign + 1] == UInt8(ascii: "!"),
        self[sign...].starts(with: "<!--".utf8)
      {
        var dash = sign + 2
        while let found = self[dash...].firstIndex(of: UInt8(ascii: "-")) {
          if self[found...].starts(with: "-->".utf8) { return (sign, true) }
          dash = found + 1
        }
        return (sign, false)
      }
      end = sign
    }
    return nil
  }
}
