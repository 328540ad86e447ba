import QuoinModel

/// The measurer of a scene that has none, which is never asked.
struct MissingMeasurer: TextMeasurer {
  func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText { fail() }

  func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText { fail() }

  func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine? { fail() }

  func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths { fail() }

  func metrics(of font: Font) -> FontMetrics { fail() }

  private func fail() -> Never { preconditionFailure("the scene has no text measurer") }
}
