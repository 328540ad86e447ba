package import QuoinBoxLayout
import QuoinGeometry

/// The area of a float that lines avoid: CSS Shapes 1 §4.
package struct FloatArea: Hashable, Sendable {
  /// The box that the shape refers to.
  package enum Box: Hashable, Sendable {
    case margin
    case border
    case padding
    case content
  }

  /// The shape; `nil` for the box itself, with its rounded corners.
  package var shape: BasicShape?
  package var box = Box.margin
  /// The radii of the box's corners, from the top left corner clockwise.
  ///
  /// In browsers, unlike in §5, these are the same for all boxes.
  package var radii: [CornerRadius]
  /// The distance that lines keep from the shape; a percentage refers to the width of the containing block.
  package var margin: LengthPercentage

  package init(
    shape: BasicShape?, box: Box = .margin, radii: [CornerRadius] = [],
    margin: LengthPercentage = .points(0)
  ) {
    self.shape = shape
    self.box = box
    self.radii = radii
    self.margin = margin
  }

  /// Returns the area of a float.
  package func shape(in boxes: FloatBoxes) -> FloatShape {
    let reference =
      switch box {
      case .margin: boxes.margin
      case .border: boxes.border
      case .padding: boxes.padding
      case .content: boxes.content
      }
    let margin = margin.points(of: boxes.containingWidth)
    switch shape {
    case .ellipse(let ellipse):
      // As browsers have it, the margin adds to the radii, which makes another ellipse.
      let rect = ellipse.rect(in: reference).outset(by: EdgeInsets(margin))
      return FloatShape(outline: Path(ellipse: rect).polygons())
    case let shape?:
      return FloatShape(outline: shape.outline(in: reference).polygons(), margin: margin)
    case nil:
      let rect = RoundedRect(reference, radii: CornerRadii(radii, in: reference.size))
      return FloatShape(outline: Path(rect).polygons(), margin: margin)
    }
  }
}
