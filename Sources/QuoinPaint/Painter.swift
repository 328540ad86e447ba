/// Turns a drawing into something to look at.
public protocol Painter {
  /// What comes of it: bytes, characters, a surface.
  associatedtype Output

  /// Paints a drawing.
  func paint(_ list: DisplayList) throws(PaintError) -> Output
}
