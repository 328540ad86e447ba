public import QuoinGeometry

/// A measured text at its position in a node.
///
/// Copies share all but the frame, so that a text that only moves, or whose node has another size, costs little.
public struct PlacedText: Hashable, Sendable {
  /// The rectangle that encloses the lines, in the node's coordinates, in points.
  public var frame: Rect
  private var contents: Contents

  /// All that a text has besides its frame.
  // Not private, because the compiler gives a value with a reference to a private class another layout in other modules.
  final class Contents: Hashable, @unchecked Sendable {
    // Mutated only by the single value that references it.
    @exclusivity(unchecked) fileprivate var fields: Fields
    /// Whether the text is a single whole line in one look, as it was when the text was placed.
    @exclusivity(unchecked) fileprivate var isWholeLine = false

    fileprivate init(_ fields: Fields) { self.fields = fields }

    static func == (a: Contents, b: Contents) -> Bool { a === b || a.fields == b.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
  }

  fileprivate struct Fields: Hashable {
    var text: MeasuredText
    var look: TextLook
    var alignment: TextAlignment
    var color: Color
    var runs: [StyledText.Run]
    var objects: [StyledText.Object]
    var sign: ListSign?
  }

  /// Creates a placed text from its parts.
  package init(
    frame: Rect, text: MeasuredText, look: TextLook, alignment: TextAlignment, color: Color,
    runs: [StyledText.Run] = [], objects: [StyledText.Object] = []
  ) {
    self.frame = frame
    contents = Contents(
      Fields(
        text: text, look: look, alignment: alignment, color: color, runs: runs, objects: objects))
  }

  private var fields: Fields {
    _read { yield contents.fields }
    _modify {
      if !isKnownUniquelyReferenced(&contents) { contents = Contents(contents.fields) }
      contents.isWholeLine = false
      yield &contents.fields
    }
  }

  /// Whether the text is known to be a single whole line in one look, and so the same in each width that is not less
  /// than its own.
  package var isWholeLine: Bool { contents.isWholeLine }

  /// Notes whether the text is a single whole line of a string in one look.
  package mutating func noteWholeLine(of string: String) {
    // The fields one by one, which a copy of all would retain.
    guard contents.fields.text.lines.count == 1, contents.fields.text.fontScale == 1,
      contents.fields.runs.isEmpty, contents.fields.sign == nil
    else { return }
    let line = contents.fields.text.lines[0]
    // A line that was cut has other characters.
    contents.isWholeLine =
      line.runs.isEmpty && line.leadingInset == 0 && line.trailingInset == 0 && line.text == string
  }

  /// Whether a character is missing in all fonts.
  package var lacksGlyphs: Bool { contents.fields.text.missingGlyphs > 0 }

  /// The identity of all but the frame, which copies of a text share; valid as long as the text exists.
  package var identity: ObjectIdentifier { ObjectIdentifier(contents) }
}

extension PlacedText {
  /// The lines.
  public var text: MeasuredText {
    _read { yield fields.text }
    _modify { yield &fields.text }
  }
  /// The size of the lines, in points.
  package var extent: Size { contents.fields.text.size }
  /// The look of the text: font and colour.
  public var look: TextLook {
    _read { yield fields.look }
    _modify { yield &fields.look }
  }
  /// The alignment of the lines: left, centre, right or justified.
  public var alignment: TextAlignment {
    get { fields.alignment }
    set { fields.alignment = newValue }
  }
  /// The colour of the glyphs.
  public var color: Color {
    get { fields.color }
    set { fields.color = newValue }
  }
  /// The looks of a styled text's runs, which the pieces of its lines refer to.
  package var runs: [StyledText.Run] {
    _read { yield fields.runs }
    _modify { yield &fields.runs }
  }
  /// The objects of a styled text, which the pieces of its lines refer to.
  package var objects: [StyledText.Object] {
    _read { yield fields.objects }
    _modify { yield &fields.objects }
  }
  /// The list marker that is drawn in the frame instead of the text, if there is one.
  package var sign: ListSign? {
    get { fields.sign }
    set { fields.sign = newValue }
  }
}
