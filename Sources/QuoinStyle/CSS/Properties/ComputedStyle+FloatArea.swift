import QuoinBoxLayout
import QuoinModel

extension CSS.ComputedStyle {
  /// The area that lines beside the element avoid if it floats; `nil` for its margin box.
  package var floatArea: FloatArea? {
    guard set.contains(.shapeOutside), case .list(let parts) = self[.shapeOutside],
      parts.count == 2
    else { return nil }
    let box: FloatArea.Box =
      switch parts[1].keyword {
      case .borderBox: .border
      case .paddingBox: .padding
      case .contentBox: .content
      default: .margin
      }
    var shape: BasicShape?
    if case .function(let name, let values) = parts[0] {
      shape = NativeConversions.shape(name, values)
      if shape == nil { return nil }
    }
    let corners: [CSS.Property] = [
      .borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius,
      .borderBottomLeftRadius,
    ]
    let radii = corners.compactMap { corner -> CornerRadius? in
      guard case .list(let sides) = self[corner], sides.count == 2,
        let horizontal = NativeConversions.lengthPercentage(sides[0]),
        let vertical = NativeConversions.lengthPercentage(sides[1])
      else { return nil }
      return CornerRadius(horizontal, vertical)
    }
    return FloatArea(
      shape: shape, box: box, radii: radii,
      margin: NativeConversions.lengthPercentage(self[.shapeMargin]) ?? .points(0))
  }
}
