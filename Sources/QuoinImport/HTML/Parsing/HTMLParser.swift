import CGumbo
import QuoinModel

/// Parses HTML documents with Gumbo, which follows the HTML standard, §13.2.
enum HTMLParser {
  /// The costs of a parse that end it, because some documents take Gumbo quadratic time.
  struct Limits {
    /// The processor time of a parse, in seconds.
    var seconds = Double.infinity
    /// The memory of a parse, in bytes.
    var memory = Int.max
    /// The time at which parsing stops, leaving an incomplete tree.
    var deadline: Deadline?
  }

  /// The limit that ended a parse.
  enum Failure: Error {
    case time, memory
  }

  /// Parses a document in UTF-8.
  ///
  /// HTML has no fatal errors: every input has a tree.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - origin: The origin of the text, if it is a filled template.
  ///   - limits: The limits that end the parse.
  /// - Throws: The limit that the document exceeds; after the deadline the tree is that of an empty
  ///   document instead.
  /// - Complexity: O(n) for most documents. Each tag may search all open elements, and each
  ///   attribute those before it.
  static func tree(
    _ source: [UInt8], origin: TemplateOrigin?, limits: Limits
  ) throws(Failure) -> HTMLTree {
    var parseLimits = QuoinParseLimits()
    parseLimits.bytes = limits.memory
    parseLimits.seconds = limits.seconds
    if let deadline = limits.deadline {
      parseLimits.deadline = UnsafeRawPointer(Unmanaged.passUnretained(deadline).toOpaque())
      parseLimits.has_passed = { deadline in
        deadline.map { Unmanaged<Deadline>.fromOpaque($0).takeUnretainedValue().isPassed } ?? false
      }
    }
    guard let parse = quoin_parse_create(parseLimits) else { throw .memory }
    defer { quoin_parse_free(parse) }
    let result = withExtendedLifetime(limits) {
      source.withUnsafeBufferPointer { tree($0, origin, limits.deadline, parse) }
    }
    return try result.get()
  }

  /// Parses a document in UTF-8 without limits.
  static func tree(_ source: [UInt8]) -> HTMLTree {
    (try? tree(source, origin: nil, limits: Limits())) ?? emptyTree
  }

  private static func tree(
    _ bytes: UnsafeBufferPointer<UInt8>, _ origin: TemplateOrigin?, _ deadline: Deadline?,
    _ parse: UnsafeMutablePointer<QuoinParse>
  ) -> Result<HTMLTree, Failure> {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return .success(emptyTree) }
    var output: UnsafeMutablePointer<GumboOutput>?
    let end = quoin_parse(
      parse, start.assumingMemoryBound(to: CChar.self), bytes.count, &output)
    switch end {
    case QUOIN_PARSE_TOO_LONG: return .failure(.time)
    case QUOIN_PARSE_TOO_LARGE: return .failure(.memory)
    default: break
    }
    guard let output else { return .success(emptyTree) }
    var builder = HTMLTreeBuilder(source: bytes, origin: origin, deadline: deadline)
    builder.build(output.pointee.root)
    guard !builder.tree.items.isEmpty else { return .success(emptyTree) }
    var tree = builder.tree
    tree.mode = mode(of: output.pointee.document.pointee.v.document)
    return .success(tree)
  }

  private static func mode(of document: GumboDocument) -> HTMLTree.Mode {
    if document.doc_type_quirks_mode == GUMBO_DOCTYPE_QUIRKS { return .quirks }
    let system = document.system_identifier.map { String(cString: $0) } ?? ""
    return HTMLTree.Mode(
      publicID: document.public_identifier.map { String(cString: $0) } ?? "",
      systemID: system.isEmpty ? nil : system)
  }

  /// The tree of an empty document according to the standard: an `html` with a `head` and a `body`.
  private static var emptyTree: HTMLTree {
    HTMLTree(
      items: [
        HTMLTree.Item(
          tag: "html", parent: -1, end: 3, line: 0, column: 0, traits: TagTraits("html")),
        HTMLTree.Item(tag: "head", parent: 0, end: 2, line: 0, column: 0),
        HTMLTree.Item(tag: "body", parent: 0, end: 3, line: 0, column: 0),
      ])
  }
}
