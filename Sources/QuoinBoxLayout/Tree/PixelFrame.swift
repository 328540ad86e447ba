/// A border box in whole pixels, relative to the parent's border box in whole pixels.
struct PixelFrame {
  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0
  /// The offsets of the box from the start of its pixels, in 32,768ths of a pixel.
  ///
  /// The descendants keep their pixel frames as long as these do not change.
  var fractionX: Int16 = .max
  var fractionY: Int16 = .max
}
