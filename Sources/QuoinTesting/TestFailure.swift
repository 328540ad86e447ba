#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Where a test stands in the source.
struct TestPlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Fails the running test, of Swift Testing or of XCTest.
  ///
  /// In a task of its own no test is known; then both are told, and the one that runs tests hears it.
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
