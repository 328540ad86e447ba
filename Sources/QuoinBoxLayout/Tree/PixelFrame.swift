/// A border box in whole pixels, from the parent's border box in whole pixels.
struct PixelFrame {
  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0
  /// The fractions of a pixel by which the box lies away from where its pixels begin, in 32,768ths;
  /// boxes in it keep their pixels as long as these do not change.
  var fractionX: Int16 = .max
  var fractionY: Int16 = .max
}
