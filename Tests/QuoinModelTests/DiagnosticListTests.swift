import QuoinModel
import Testing

/// How many diagnostics a document has, and how long they are.
@Suite struct DiagnosticListTests {
  private func list(
    _ severities: [Diagnostic.Severity], limit: Int, rule: (Int) -> String = { _ in "rule" }
  ) -> [Diagnostic] {
    var list = DiagnosticList(DiagnosticLimits(count: limit, bytes: 100))
    for (number, severity) in severities.enumerated() {
      list.append(Diagnostic(severity, rule: rule(number), "\(number)"))
    }
    return list.diagnostics
  }

  @Test func asManyAsTheLimitAreListed() {
    #expect(list([.note, .warning, .error], limit: 3).map(\.message) == ["0", "1", "2"])
  }

  @Test func theLastOneCountsTheOthers() {
    let found = list(Array(repeating: .warning, count: 100_000), limit: 10)
    #expect(found.prefix(10).map(\.message) == (0..<10).map(String.init))
    #expect(found.count == 11)
    #expect(found.last?.rule == "limit-exceeded")
    #expect(found.last?.message.contains("99990 more are not listed") == true)
    let one = list([.warning, .warning], limit: 1)
    #expect(one.last?.message.contains("1 more is not listed") == true)
  }

  @Test func theMostSevereAreKeptInOrder() {
    let severities: [Diagnostic.Severity] = [.note, .warning, .error, .note, .warning, .error]
    #expect(list(severities, limit: 3).dropLast().map(\.message) == ["1", "2", "5"])
    // What names a limit is kept, for it says why the rest is missing.
    let limited = list(severities, limit: 1) { $0 == 4 ? "limit-exceeded" : "rule" }
    #expect(limited.dropLast().map(\.message) == ["4"])
  }

  @Test func listsOfListsCountOnce() {
    let limits = DiagnosticLimits(count: 2, bytes: 100)
    func stage(_ count: Int) -> [Diagnostic] {
      (0..<count).map { Diagnostic(.warning, rule: "rule", "\($0)") }.limited(to: limits)
    }
    let all = (stage(5) + stage(1) + stage(4)).limited(to: limits)
    // The stages have ten diagnostics together; two are listed.
    #expect(all.count == 3)
    #expect(all.last?.message.contains("8 more are not listed") == true)
    #expect(all.limited(to: limits) == all)
    #expect(all.last?.omission == Diagnostic.Omission(count: 8))
  }

  @Test func searchesThatEndEarlySaySo() {
    var list = DiagnosticList(DiagnosticLimits(count: 2, bytes: 100))
    list.append(Diagnostic(.warning, rule: "rule", "a"))
    list.omit(Diagnostic.Omission(count: 3, isMinimum: true))
    #expect(list.diagnostics.last?.message.contains("at least 3 more") == true)
  }

  @Test func messagesAndNamesAreShort() {
    let limits = DiagnosticLimits(count: 1, bytes: 6)
    let long = Diagnostic(
      .warning, rule: "rule", "12345\u{F6}7", nodes: ["abc", "defgh", "ij"])
    let short = limits.shortened(long)
    // The letter would end after the sixth byte.
    #expect(short.message == "12345…")
    #expect(short.nodes == ["abc", "def…"])
    #expect(limits.shortened(short).nodes.joined().utf8.count <= 12)
    let fitting = Diagnostic(.warning, rule: "rule", "123456", nodes: ["abc", "def"])
    #expect(limits.shortened(fitting) == fitting)
  }
}
