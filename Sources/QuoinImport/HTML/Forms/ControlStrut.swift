import QuoinGeometry
import QuoinModel

/// An invisible node that gives a control its size.
final class ControlStrut: Node {
  /// The default size of a control.
  enum Extent: Sendable {
    /// A number of characters of average width, as browsers compute it for `size`, plus points.
    case columns(Int, beside: Double)
    /// The widest text of each part, with spacing in between, and a picker whose size is given in
    /// ems.
    case parts([[String]], spacing: Double, ems: Double)
    /// A number of characters and lines, as for `cols` and `rows`, plus points for a scroll bar.
    case area(columns: Int, rows: Int, beside: Double)
    /// The width of the widest text, plus points.
    case texts([String], beside: Double)
    /// A number of zeros.
    case zeros(Int)
    case points(Size)

    /// Returns the extent with its points multiplied by a zoom factor; scroll bars keep their size.
    func scaled(by zoom: Double) -> Extent {
      switch self {
      case .columns(let count, let beside): .columns(count, beside: beside * zoom)
      case .parts(let parts, let spacing, let ems):
        .parts(parts, spacing: spacing * zoom, ems: ems)
      case .texts(let texts, let beside): .texts(texts, beside: beside * zoom)
      case .points(let size): .points(Size(size.width * zoom, size.height * zoom))
      case .area, .zeros: self
      }
    }
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
    case .area(let columns, let rows, let beside):
      // Unlike fields, areas are as wide as letters of the exact font size.
      let average = context.text?.letterWidths(of: look.font).average ?? 0
      let width = max(average, average.rounded()) * Double(columns)
      return MeasuredSize(
        Size((width - 1e-6).rounded(.up) + beside, Double(rows) * lineHeight(look, context)))
    }
  }

  /// Returns character widths as browsers compute them: font sizes are multiples of 1/64 pixel, and
  /// averages close to the next pixel are rounded up.
  private func letters(_ font: Font, _ text: (any TextMeasurer)?) -> LetterWidths {
    guard let text, font.size > 0 else { return LetterWidths(average: 0, greatest: 0) }
    let widths = text.letterWidths(of: font)
    let scale = (font.size * 64).rounded() / 64 / font.size
    let average = widths.average * scale
    return LetterWidths(average: max(average, average.rounded()), greatest: widths.greatest * scale)
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
  /// The normal height of a line; browsers round each component.
  var normalLineHeight: Double {
    letterHeight + max(0, lineHeight - ascender - descender).rounded()
  }

  /// The height of the glyphs, in whole pixels.
  var letterHeight: Double { ascender.rounded() + descender.rounded() }
}
