import Foundation
import QuoinModel
import QuoinResources
import Testing

@testable import QuoinImport

/// Documents that take an HTML parser quadratic time, or memory without an element.
@Suite struct ParseLimitTests {
  /// Tags of which each adds an attribute to the root element, and is compared with those before.
  private let slow = (0..<60_000).map { "<html a\($0)=1>" }.joined()

  private func tree(
    _ html: String, _ change: (inout HTMLParser.Limits) -> Void = { _ in }
  ) throws(HTMLParser.Failure) -> HTMLTree {
    var limits = HTMLParser.Limits()
    change(&limits)
    return try HTMLParser.tree(Array(html.utf8), origin: nil, limits: limits)
  }

  @Test func timeEndsAParse() throws {
    let start = threadSeconds()
    #expect(throws: HTMLParser.Failure.time) { try tree(slow) { $0.seconds = 0.05 } }
    // The whole takes several seconds.
    #expect(threadSeconds() - start < 1)
  }

  /// The processor's time of this thread, which a busy machine does not stretch.
  private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A comment is a node of the tree, of more than 80 bytes.
  @Test func memoryEndsAParse() throws {
    let comments = String(repeating: "<!-->", count: 100_000)
    #expect(throws: HTMLParser.Failure.memory) { try tree(comments) { $0.memory = 4 << 20 } }
    #expect(
      try tree(comments) { $0.memory = 64 << 20 }.items.compactMap(\.tag) == [
        "html", "head", "body",
      ])
  }

  /// One text, which grows by doubling.
  @Test func memoryEndsAText() throws {
    let text = String(repeating: "x", count: 4 << 20)
    #expect(throws: HTMLParser.Failure.memory) { try tree(text) { $0.memory = 4 << 20 } }
  }

  @Test func aDeadlineEndsAParse() throws {
    let found = try tree(slow) { $0.deadline = Deadline { true } }
    #expect(found.items.compactMap(\.tag) == ["html", "head", "body"])
  }

  /// A parse that ended leaves nothing behind for the next one.
  @Test func parsesAreIndependent() throws {
    for _ in 0..<20 {
      _ = try? tree(slow) { $0.seconds = 0.002 }
      let found = try tree("<p>a<b>c") { $0.seconds = 1 }
      #expect(found.items.compactMap(\.tag) == ["html", "head", "body", "p", "b"])
    }
  }

  @Test func documentsNameTheLimit() throws {
    func failure(_ html: String, _ change: (inout QuoinResources.Limits) -> Void) -> String? {
      var options = ImportOptions()
      change(&options.limits)
      do {
        _ = try HTMLDocument.read(Data(html.utf8), options: options)
        return nil
      } catch {
        return "\(error.reason.rawValue): \(error.message)"
      }
    }
    #expect(
      failure(slow) { $0.parsingSeconds = 0.05 }
        == "too-large: parsing the HTML takes longer than the limit of 0.05 s of processor time")
    #expect(
      failure(String(repeating: "<!-->", count: 100_000)) { $0.parsingMemory = 4 << 20 }
        == "too-large: parsing the HTML takes more memory than the limit of 4 MB")
    #expect(
      failure(String(repeating: "<!-->", count: 1_000)) { $0.markupBytes = 4 << 10 }
        == "too-large: the HTML is larger than the limit of 4 kB")
    #expect(failure("<p>x") { $0.markupBytes = 4 << 10 } == nil)
  }
}
