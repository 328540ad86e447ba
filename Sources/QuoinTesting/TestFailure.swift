#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The source location of a test's assertion.
struct TestPlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Fails the running test, of Swift Testing or of XCTest.
  ///
  /// In a detached task the current test is unknown; the failure is then reported to both
  /// frameworks, and the one running the test records it.
  func fail(_ message: String) {
    #if canImport(Testing)
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: filePath, line: line)
    #elseif !canImport(Testing)
    preconditionFailure("no test is running: \(message)")
    #endif
  }
}
