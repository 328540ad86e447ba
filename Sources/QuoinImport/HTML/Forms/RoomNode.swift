import QuoinGeometry
import QuoinModel

/// What gives a control its size, and shows nothing.
final class RoomNode: Node {
  /// How large a control is where nobody says it.
  enum Extent: Sendable {
    /// So many letters of average width, as browsers count them for `size`, and points beside them.
    case columns(Int, beside: Double)
    /// The widest text of each part, with room between them, and a picker of so many ems.
    case parts([[String]], spacing: Double, ems: Double)
    /// So many letters and lines, and room for a scroll bar, as for `cols` and `rows`.
    case area(columns: Int, rows: Int)
    /// The widest of some texts, and points beside it.
    case texts([String], beside: Double)
    /// So many zeros.
    case zeros(Int)
    case points(Size)
  }

  let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
    super.init()
    documentType = "::room"
  }

  override var kind: String { "room" }
  override var notesItsChanges: Bool { true }

  override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
    let look = context.look.text
    func width(_ text: String) -> Double {
      context.text?.measure(text, style: look, width: nil).size.width ?? 0
    }
    switch extent {
    case .points(let size): return MeasuredSize(size)
    case .zeros(let count): return MeasuredSize(Size((Double(count) * width("0")).rounded(.up), 0))
    case .texts(let texts, let beside):
      let widest = texts.map(width).max() ?? 0
      return MeasuredSize(Size((widest - 1e-6).rounded(.up) + beside, 0))
    case .parts(let parts, let spacing, let ems):
      let texts = parts.reduce(0) { $0 + ($1.map(width).max() ?? 0) }
      return MeasuredSize(
        Size((texts + spacing - 1e-6).rounded(.up) + ems * look.font.size, 0))
    case .columns(let count, let beside):
      let letter = letters(look.font, context.text)
      // The widest letter fits, whatever the average is.
      let width = letter.average * Double(count) + letter.greatest.rounded() - letter.average
      return MeasuredSize(Size(max(0, (width - 1e-6).rounded(.up)) + beside, 0))
    case .area(let columns, let rows):
      let width = letters(look.font, context.text).average * Double(columns)
      return MeasuredSize(
        Size((width - 1e-6).rounded(.up) + 15, Double(rows) * lineHeight(look, context)))
    }
  }

  /// The widths as browsers take them: fonts are scaled in 64ths of a pixel, and an average that is
  /// nearer to the next pixel is that one.
  private func letters(_ font: Font, _ text: (any TextMeasurer)?) -> LetterWidths {
    guard let text, font.size > 0 else { return LetterWidths(average: 0, greatest: 0) }
    let said = text.letterWidths(of: font)
    let scale = (font.size * 64).rounded() / 64 / font.size
    let average = said.average * scale
    return LetterWidths(average: max(average, average.rounded()), greatest: said.greatest * scale)
  }

  private func lineHeight(_ look: TextLook, _ context: MeasureContext) -> Double {
    switch look.lineHeight {
    case .points(let points): points
    case .multiple(let factor): (factor * (look.font.size * 64).rounded()).rounded(.down) / 64
    case .normal: context.text?.metrics(of: look.font).normalLineHeight ?? 0
    }
  }
}

extension FontMetrics {
  /// The height of a line of which nothing is said; browsers round each part.
  var normalLineHeight: Double {
    letterHeight + max(0, lineHeight - ascender - descender).rounded()
  }

  /// The height of the letters, in whole pixels.
  var letterHeight: Double { ascender.rounded() + descender.rounded() }
}
