import CGumbo
import QuoinModel

/// Parses HTML documents with Gumbo, which follows the HTML standard, §13.2.
enum HTMLParser {
  /// Parses a document in UTF-8.
  ///
  /// HTML has no fatal errors: every input has a tree.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - origin: The origin of the text, if it is a filled template.
  ///   - deadline: The time at which parsing stops, leaving an incomplete tree.
  /// - Complexity: O(n).
  static func tree(
    _ source: [UInt8], origin: TemplateOrigin? = nil, deadline: Deadline? = nil
  ) -> HTMLTree {
    let arena = ParserArena()
    return withExtendedLifetime(arena) {
      source.withUnsafeBufferPointer { bytes in
        var options = kGumboDefaultOptions
        // Gumbo takes its tree apart by recursion, which deep trees overflow: all of it lives in an
        // arena, and goes with it.
        options.userdata = Unmanaged.passUnretained(arena).toOpaque()
        options.allocator = { arena, size in
          arena.flatMap {
            Unmanaged<ParserArena>.fromOpaque($0).takeUnretainedValue().allocate(size)
          }
        }
        options.deallocator = { _, _ in }
        options.max_errors = 0
        options.tab_stop = 1
        let characters = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
        guard let characters,
          let output = gumbo_parse_with_options(&options, characters, bytes.count)
        else { return emptyTree }
        var builder = HTMLTreeBuilder(source: bytes, origin: origin, deadline: deadline)
        builder.build(output.pointee.root)
        guard !builder.tree.items.isEmpty else { return emptyTree }
        var tree = builder.tree
        tree.mode = mode(of: output.pointee.document.pointee.v.document)
        return tree
      }
    }
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

/// Memory that is allocated in pieces and freed as a whole.
private final class ParserArena {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var free: UnsafeMutableRawPointer?
  private var room = 0
  private static let blockSize = 1 << 18

  deinit { for block in blocks { block.deallocate() } }

  func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    let size = (max(size, 1) + 15) & ~15
    if let free, size <= room {
      self.free = free + size
      room -= size
      return free
    }
    let length = max(size, ParserArena.blockSize)
    let block = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
    blocks.append(block)
    if length > size {
      free = block + size
      room = length - size
    }
    return block
  }
}
