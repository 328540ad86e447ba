import Quoin
import QuoinCairo

/// Compares the picture of a layout with a recorded reference.
///
///     assertPicture(of: arrangement, scale: 2, tolerance: .libraries)
///
/// The reference is `__Snapshots__/<test file>/<test>.<name>.png` beside the test's file. If the
/// pictures differ, the result is written beside it, together with a picture that shows the
/// reference, the result and the difference side by side; the variable `SNAPSHOT_ARTIFACTS` names
/// another folder for these files. Pictures that cannot be compared fail. Colours are compared on
/// the processor in OKLab, so the outcome is the same on every machine.
///
/// - Parameters:
///   - arrangement: the layout.
///   - name: distinguishes several assertions in one test, and the test's arguments; two results
///     for one reference fail.
///   - scale: pixels per point, or `nil` for the scale that the layout was rounded to.
///   - tolerance: how far the pictures may differ.
///   - text: the fonts; pass the measurer that measured the text.
///   - recording: when the reference is written, or `nil` to follow the environment.
///   - fileID: the test's file, for messages.
///   - filePath: the test's file, for the location of the reference.
///   - function: the test, for the name of the reference.
///   - line: the line of the assertion, for messages.
///   - column: the column of the assertion, for messages.
public func assertPicture(
  of arrangement: Arrangement, named name: String? = nil, scale: Double? = nil,
  tolerance: PictureTolerance = .exact, text: PangoTextMeasurer = .standard,
  recording: Recording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let bytes = try PNG(arrangement, scale: scale, text: text).data
    let reference = Reference(
      testFile: "\(filePath)", function: function, name: name, ending: "png")
    let failure = Snapshot(picture: bytes, tolerance: tolerance)
      .failure(reference: reference, recording: recording ?? .standard, at: line)
    if let failure { place.fail(failure) }
  } catch {
    place.fail("the picture could not be drawn: \(error)")
  }
}

extension Snapshot {
  init(picture bytes: [UInt8], tolerance: PictureTolerance) {
    self.init(bytes: bytes) { expected in
      guard tolerance.isUsable else {
        return Difference(message: "the tolerance is not between 0 and 1: \(tolerance)")
      }
      guard expected != bytes else { return nil }
      guard let reference = Bitmap(png: expected) else {
        return Difference(message: "the reference is not a PNG picture")
      }
      guard let result = Bitmap(png: bytes) else {
        return Difference(message: "the result is too large to be compared")
      }
      guard reference.width == result.width, reference.height == result.height else {
        return Difference(
          message: "the picture is \(result.width) × \(result.height) pixels, the reference "
            + "\(reference.width) × \(reference.height)")
      }
      let difference = PictureDifference(reference, result, tolerance: tolerance)
      guard difference.share > 1 - tolerance.precision else { return nil }
      let percent = (difference.share * 10_000).rounded() / 100
      let distance = (difference.largest * 1000).rounded() / 1000
      var message =
        "\(percent) % of the pixels differ, by \(distance) at most (black and white: 1)"
      if let bounds = difference.bounds {
        message +=
          ", within columns \(bounds.x.lowerBound)–\(bounds.x.upperBound) and rows "
          + "\(bounds.y.lowerBound)–\(bounds.y.upperBound)"
      }
      let files = (try? difference.picture.png()).map { [(word: "difference", bytes: $0)] }
      return Difference(message: message, files: files ?? [])
    }
  }
}
