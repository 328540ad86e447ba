import Quoin

/// Compares the frames of a layout with a recorded reference.
///
///     let arrangement = scene.layout(in: Size(390, 844))
///     assertLayout(of: arrangement, named: "iPhone 15")
///
/// The reference is `__Snapshots__/<test file>/<test>.<name>.txt` beside the test's file. It has a
/// line for each node with its kind, name, first line of text and frame, followed by the
/// diagnostics of the layout. It does not depend on drawing, takes a few kilobytes, and its
/// differences can be read in a review. See `Recording` for when it is written; a run that records
/// fails.
///
/// - Parameters:
///   - arrangement: the layout.
///   - name: distinguishes several assertions in one test, and the test's arguments; two results
///     for one reference fail.
///   - recording: when the reference is written, or `nil` to follow the environment.
///   - fileID: the test's file, for messages.
///   - filePath: the test's file, for the location of the reference.
///   - function: the test, for the name of the reference.
///   - line: the line of the assertion, for messages.
///   - column: the column of the assertion, for messages.
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
      // The source location is omitted: it changes with every edit of the file.
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
