import QuoinGeometry
import QuoinModel

extension AbsolutePlacement {
  /// The same place counted from the other side, as a table's cell stands its parts from right to
  /// left; documents record them from left to right.
  var mirrored: AbsolutePlacement {
    guard let design = designSize, let start = horizontal.start?.constant,
      let length = horizontal.length?.constant
    else { return self }
    var mirrored = self
    mirrored.horizontal.start = Coordinate(design.width - start - length)
    mirrored.autoresizing.remove([.flexibleLeftMargin, .flexibleRightMargin])
    if autoresizing.contains(.flexibleLeftMargin) {
      mirrored.autoresizing.insert(.flexibleRightMargin)
    }
    if autoresizing.contains(.flexibleRightMargin) {
      mirrored.autoresizing.insert(.flexibleLeftMargin)
    }
    return mirrored
  }
}
