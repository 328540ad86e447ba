/// A type that renders drawings.
public protocol Painter {
  /// The rendered result: bytes, text or a surface.
  associatedtype Output

  /// Renders a drawing.
  func paint(_ list: DisplayList) throws(PaintError) -> Output
}
