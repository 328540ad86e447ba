import QuoinModel

/// A part of a text resource that looks alike: what stands in `<b>`, `<i>`, `<u>` and their like.
struct AndroidRun: Hashable, Sendable {
  /// The looks of a part.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let bold = Marks(rawValue: 1)
    static let italic = Marks(rawValue: 2)
    static let underlined = Marks(rawValue: 4)
    static let struck = Marks(rawValue: 8)
    static let monospaced = Marks(rawValue: 16)

    /// What a tag says; a tag of no meaning says nothing.
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

  /// The characters as they are written.
  let raw: String
  let marks: Marks

  /// The parts of a text, or `nil` where all look alike.
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

  /// The text as it is shown.
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
