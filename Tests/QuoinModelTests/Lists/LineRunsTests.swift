import QuoinModel
import Testing

/// Runs of lines against a plain array of lines.
@Suite struct LineRunsTests {
  /// A line of an array.
  private struct Plain {
    var items: Int
    var length: Double
  }

  /// A generator whose numbers are the same on every run (Knuth's MMIX constants).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func expect(_ runs: LineRuns, is lines: [Plain], spacing: Double) {
    #expect(runs.itemCount == lines.reduce(0) { $0 + $1.items })
    #expect(runs.lineCount == lines.count)
    #expect(abs(runs.length - lines.reduce(0) { $0 + $1.length }) < 1e-6)
    var (item, before, end) = (0, 0.0, 0.0)
    for (number, line) in lines.enumerated() {
      let byNumber = runs.line(number)
      #expect(byNumber.items == item..<item + line.items)
      #expect(byNumber.index == number && byNumber.length == line.length)
      #expect(abs(byNumber.before - before) < 1e-6)
      #expect(runs.line(ofItem: item) == byNumber)
      #expect(runs.line(ofItem: item + line.items - 1) == byNumber)
      if line.length + spacing > 1e-3 {
        // In the middle of a line, rounding does not matter.
        let middle = end + (line.length + spacing) / 2
        #expect(runs.line(at: middle, spacing: spacing)?.index == number)
      }
      item += line.items
      before += line.length
      end += line.length + spacing
    }
    if !lines.isEmpty {
      #expect(runs.line(at: end + 1, spacing: spacing)?.index == lines.count - 1)
    }
  }

  @Test(arguments: 0..<20) func randomReplacements(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) * 77 + 1)
    var runs = LineRuns()
    var lines: [Plain] = []
    for _ in 0..<60 {
      // Whole lines are replaced, and sometimes a part of one at the end.
      let first = Int.random(in: 0...lines.count, using: &numbers)
      let last = Int.random(in: first...min(lines.count, first + 6), using: &numbers)
      let start = lines[..<first].reduce(0) { $0 + $1.items }
      var end = lines[..<last].reduce(0) { $0 + $1.items }
      var new: [Plain] = []
      var pieces: [LineRuns.Run] = []
      for _ in 0..<Int.random(in: 0...4, using: &numbers) {
        let count = Int.random(in: 1...5, using: &numbers)
        let perLine = Int.random(in: 1...3, using: &numbers)
        let length = Double(Int.random(in: 0...4, using: &numbers)) * 10
        pieces.append(
          LineRuns.Run(items: count * perLine, lines: count, length: length, isMeasured: true))
        new += Array(repeating: Plain(items: perLine, length: length), count: count)
      }
      var rest: [Plain] = []
      if last < lines.count, lines[last].items > 1, Bool.random(using: &numbers) {
        rest = [Plain(items: lines[last].items - 1, length: lines[last].length)]
        end += 1
      }
      runs.replace(start..<end, with: pieces)
      lines.replaceSubrange(first..<last + rest.count, with: new + rest)
      expect(runs, is: lines, spacing: Double(seed % 3))
    }
  }

  @Test func aMillionEqualLinesAreOneRun() {
    var runs = LineRuns()
    runs.append(LineRuns.Run(items: 1_000_000, lines: 1_000_000, length: 44, isMeasured: false))
    #expect(runs.runCount == 1)
    for item in 500_000..<500_040 {
      runs.replace(
        item..<item + 1, with: [LineRuns.Run(items: 1, lines: 1, length: 50, isMeasured: true)])
    }
    #expect(runs.runCount == 3)
    #expect(runs.length == 999_960 * 44 + 40 * 50)
    #expect(runs.line(ofItem: 600_000).before == 599_960 * 44 + 40 * 50)
    #expect(runs.line(at: 44 * 500_000 + 120, spacing: 0)?.firstItem == 500_002)
  }

  @Test func averagingKeepsTheWholeAndWhatIsKept() {
    var runs = LineRuns()
    var whole = 0.0
    for item in 0..<1000 {
      let length = Double(10 + item * 7 % 13)
      whole += length
      runs.append(LineRuns.Run(items: 1, lines: 1, length: length, isMeasured: true))
    }
    let kept = (400..<420).map { runs.line(ofItem: $0).length }
    let before = runs.runCount
    runs.average(but: 400..<420)
    #expect(runs.runCount < before * 6 / 10)
    #expect(abs(runs.length - whole) < 1e-6)
    #expect(runs.itemCount == 1000 && runs.lineCount == 1000)
    #expect((400..<420).map { runs.line(ofItem: $0).length } == kept)
  }
}
