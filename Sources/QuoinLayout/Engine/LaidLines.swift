import QuoinModel

/// The lines of a text, and the width in which they were broken.
struct LaidLines {
  let text: MeasuredText
  /// The width, or `nil` for an unlimited one.
  let width: Double?
}
