import QuoinModel

/// A run of a text resource with uniform style, as defined by `<b>`, `<i>`, `<u>` and similar tags.
struct AndroidRun: Hashable, Sendable {
  /// The style of a run.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let bold = Marks(rawValue: 1)
    static let italic = Marks(rawValue: 2)
    static let underlined = Marks(rawValue: 4)
    static let struck = Marks(rawValue: 8)
    static let monospaced = Marks(rawValue: 16)

    /// Creates the style of a tag; unknown tags have none.
    init(tag: String) {
      switch tag {
      case "b": self = .bold
      case "i", "em", "cite", "dfn": self = .italic
      case "u": self = .underlined
      case "strike", "s", "del": self = .struck
      case "tt": self = .monospaced
      default: self = []
      }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The characters as written.
  let raw: String
  let marks: Marks

  /// Returns the runs of a text, or `nil` if it has a uniform style.
  static func runs(of element: XMLTreeElement) -> [AndroidRun]? {
    guard element.children.contains(where: { _ in true }) else { return nil }
    let tree = element.tree
    var found: [(piece: XMLDocumentTree.TextPiece, marks: Marks)] = []
    var pending: [(element: XMLTreeElement, marks: Marks)] = [(element, [])]
    while let (current, marks) = pending.popLast() {
      var next = tree.records[current.index].lastText
      while next != XMLDocumentTree.none {
        found.append((tree.pieces[Int(next)], marks))
        next = tree.pieces[Int(next)].previous
      }
      for child in current.children {
        pending.append((child, marks.union(Marks(tag: child.name))))
      }
    }
    guard found.contains(where: { !$0.marks.isEmpty }) else { return nil }
    return found.sorted { $0.piece.start < $1.piece.start }.map { piece, marks in
      let characters = tree.characters[piece.start..<piece.end]
      return AndroidRun(raw: String(decoding: characters, as: UTF8.self), marks: marks)
    }
  }

  /// Returns the displayed text.
  static func span(of runs: [AndroidRun]) -> TextSpan {
    let texts = AndroidStrings.texts(runs.map(\.raw), isResource: true)
    return TextSpan(
      zip(runs, texts).map { run, text in
        var span = TextSpan(text)
        if run.marks.contains(.bold) { span = span.bold() }
        if run.marks.contains(.italic) { span = span.italic() }
        if run.marks.contains(.underlined) { span = span.underline() }
        if run.marks.contains(.struck) { span = span.strikethrough() }
        if run.marks.contains(.monospaced) { span = span.family("monospace") }
        return span
      })
  }
}
