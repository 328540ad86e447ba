import Foundation
import QuoinModel
import QuoinResources

/// The tree of a document, with the diagnostics from parsing it.
struct ParsedHTML {
  private(set) var tree = HTMLTree()
  private(set) var diagnostics: [Diagnostic] = []
  private let options: ImportOptions

  /// Decodes a document, fills its template fields, and parses it within the limits.
  ///
  /// - Throws: An error if nothing of the document can be read, or if it has too many elements.
  init(_ data: Data, _ options: ImportOptions) throws(ImportError) {
    self.options = options
    let (decoded, encodingFinding) = HTMLEncoding.decode(data, path: options.path)
    if let encodingFinding { diagnostics.append(encodingFinding) }
    if decoded.allSatisfy({ $0 <= 0x20 }) {
      diagnostics.append(
        Diagnostic(
          .warning, rule: ImportError.Reason.empty.rawValue, "there is nothing in the document",
          place: SourcePlace(file: options.path, line: 1)))
    }
    var (bytes, origin) = try filled(decoded)
    if !isOutOfTime { try limit(&bytes) }
    // Without time left the text is not parsed; the reader of the tree reports the deadline.
    if isOutOfTime { bytes = [] }
    // The places of a filled template refer to all of its text.
    if origin == nil { TextGuard.shorten(&bytes, to: options.limits.textBytes) }
    tree = try tree(bytes, origin)
    try limitTree(textSize: bytes.count)
    if isOutOfTime { return }
    if options.lints.contains(.markup) {
      diagnostics += MarkupCheck.diagnostics(
        of: bytes, path: options.path, origin: origin, limits: options.limits,
        deadline: options.deadline)
      diagnostics += ReferenceCheck.diagnostics(
        of: tree, path: options.path, limits: options.limits)
    } else if let cut = MarkupCheck.cut(in: bytes, path: options.path, origin: origin) {
      diagnostics.append(cut)
    }
  }

  private var isOutOfTime: Bool { options.deadline?.hasPassed() ?? false }

  /// Returns the text with template fields filled, and the origin of its parts.
  private mutating func filled(
    _ bytes: [UInt8]
  ) throws(ImportError) -> ([UInt8], TemplateOrigin?) {
    if let values = options.templateData {
      let filled = try HTMLTemplate.fill(
        bytes, with: values, path: options.path, limit: options.limits.markupBytes,
        deadline: options.deadline)
      diagnostics += filled.diagnostics
      return (filled.text, filled.origin)
    }
    if let unfilled = HTMLTemplate.unfilled(bytes, path: options.path) {
      diagnostics.append(unfilled)
    }
    return (bytes, nil)
  }

  private func tree(
    _ bytes: [UInt8], _ origin: TemplateOrigin?
  ) throws(ImportError) -> HTMLTree {
    let limits = options.limits
    do throws(HTMLParser.Failure) {
      return try HTMLParser.tree(
        bytes, origin: origin,
        limits: HTMLParser.Limits(
          seconds: limits.parsingSeconds, memory: limits.parsingMemory, deadline: options.deadline))
    } catch {
      switch error {
      case .time:
        throw ImportError(
          .tooLarge,
          "parsing the HTML takes longer than the limit of \(limits.parsingSeconds) s of processor time"
        )
      case .memory:
        throw ImportError(
          .tooLarge,
          "parsing the HTML takes more memory than the limit of \(Limits.words(bytes: limits.parsingMemory))"
        )
      }
    }
  }

  // MARK: Limits

  /// Applies the limits to the text before it is parsed, because parsing can multiply its size.
  private mutating func limit(_ bytes: inout [UInt8]) throws(ImportError) {
    let limits = options.limits
    guard bytes.count <= limits.markupBytes else {
      throw ImportError(
        .tooLarge,
        "the HTML is larger than the limit of \(Limits.words(bytes: limits.markupBytes))")
    }
    if let offset = AttributeGuard.limit(&bytes, to: limits.attributes) {
      report(
        "an element has more attributes than the limit of \(limits.attributes); the rest is left out",
        place(of: offset, in: bytes))
    }
    if let offset = NestingGuard.excess(in: bytes, elements: limits.elements) {
      throw ImportError(
        .tooLarge, "there are more elements than the limit of \(limits.elements)",
        place: place(of: offset, in: bytes))
    }
    if let offset = NestingGuard.excess(in: bytes) {
      throw ImportError(
        .tooLarge,
        "elements are nested deeper than the limit of \(NestingGuard.maximumDepth), or of "
          + "\(NestingGuard.maximumFormattingElements) for formatting elements",
        place: place(of: offset, in: bytes))
    }
  }

  /// Applies the limits to the tree, to which a parser adds elements, formatting elements in
  /// particular.
  private mutating func limitTree(textSize: Int) throws(ImportError) {
    let limits = options.limits
    // Parsing turns a byte into three at most: a zero byte into a replacement character.
    if textSize > limits.textBytes / 3, let place = tree.cutText(toBytes: limits.textBytes) {
      report(
        "the document has more text than the limit of \(Limits.words(bytes: limits.textBytes)); the rest is "
          + "left out",
        SourcePlace(file: options.path, line: place.line, column: place.column), .error)
    }
    // A text shorter than the limit cannot have more lines than it.
    if textSize > limits.textLines, let place = tree.cutText(toLines: limits.textLines) {
      report(
        "the document has more lines of text than the limit of \(limits.textLines); the rest is left out",
        SourcePlace(file: options.path, line: place.line, column: place.column), .error)
    }
    let count = tree.items.reduce(0) { $0 + ($1.tag == nil ? 0 : 1) }
    guard count <= limits.elements else {
      throw ImportError(
        .tooLarge,
        "the document has \(count) elements, with those that its tags imply; the limit is "
          + "\(limits.elements)")
    }
    guard let index = tree.firstTooDeep else { return }
    let item = tree.items[index]
    report(
      "more than \(HTMLTreeBuilder.maximumDepth) elements are inside each other; deeper ones are put beside "
        + "the last of those, as in browsers",
      SourcePlace(file: options.path, line: Int(item.line), column: Int(item.column)))
  }

  private mutating func report(
    _ message: String, _ place: SourcePlace, _ severity: Diagnostic.Severity = .warning
  ) {
    diagnostics.append(Diagnostic(severity, rule: "limit-exceeded", message, place: place))
  }

  private func place(of offset: Int, in bytes: [UInt8]) -> SourcePlace {
    SourcePlace(
      file: options.path, line: bytes[..<offset].reduce(1) { $0 + ($1 == 10 ? 1 : 0) })
  }
}
