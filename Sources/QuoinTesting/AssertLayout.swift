import Quoin

/// Holds the frames of a layout against a recorded text.
///
///     let arrangement = scene.layout(in: Size(390, 844))
///     assertLayout(of: arrangement, named: "iPhone 15")
///
/// The reference is `__Snapshots__/<test file>/<test>.<name>.txt` beside the test's file: a line a
/// node with its kind, name, first line of text and frame, and the findings of the layout. It does not
/// depend on how anything is drawn, takes a few kilobytes, and differences can be read in a review.
/// See `Recording` for when it is written; a run that records fails.
///
/// - Parameters:
///   - arrangement: the layout.
///   - name: tells several in one test, and its arguments, apart; two results for one reference fail.
///   - recording: when the reference is written, or `nil` for what the environment says.
///   - fileID: the test's file, for messages.
///   - filePath: the test's file, for the place of the reference.
///   - function: the test, for the name of the reference.
///   - line: the place in the file, for messages.
///   - column: the place in the line, for messages.
public func assertLayout(
  of arrangement: Arrangement, named name: String? = nil, recording: Recording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let reference = Reference(
    testFile: "\(filePath)", function: function, name: name, ending: "txt")
  let failure = Snapshot(layout: arrangement)
    .failure(reference: reference, recording: recording ?? .standard, at: line)
  guard let failure else { return }
  TestPlace(fileID: fileID, filePath: filePath, line: line, column: column).fail(failure)
}

extension Snapshot {
  init(layout arrangement: Arrangement) {
    let size = arrangement.size
    var text = "\(size.width) × \(size.height)\n" + arrangement.treeText
    for diagnostic in arrangement.diagnostics {
      // Without the place: it moves with every edit of the file.
      text += "\(diagnostic.severity.word): \(diagnostic.message) (\(diagnostic.rule))\n"
    }
    let result = text
    self.init(bytes: Array(result.utf8)) { expected in
      let expected = String(decoding: expected, as: UTF8.self)
      return LineDifference(from: expected, to: result).map {
        Difference(message: "the layout differs from its reference\n" + $0.text)
      }
    }
  }
}
