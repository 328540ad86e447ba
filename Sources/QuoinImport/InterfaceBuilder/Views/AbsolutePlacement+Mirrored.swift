import QuoinGeometry
import QuoinModel

extension AbsolutePlacement {
  /// The placement mirrored horizontally, as a table cell places its parts in right-to-left layouts.
  ///
  /// Documents record them from left to right.
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
