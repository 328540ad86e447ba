import Foundation
import Synchronization

/// Says on standard error how far a run is: in one line on a terminal, else in a line every ten
/// seconds.
final class Progress: Sendable {
  private let total: Int
  private let start = Date()
  private let isTerminal = isatty(2) == 1
  private let lastShown = Mutex(Date.distantPast)

  init(total: Int) { self.total = total }

  func show(_ title: String, _ done: Int) {
    lastShown.withLock { last in
      let now = Date()
      if !isTerminal && now.timeIntervalSince(last) < 10 { return }
      last = now
      let seconds = Int(now.timeIntervalSince(start))
      let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
      let line = "bench: \(done * 100 / max(total, 1)) % · \(done) of \(total) · \(time) · \(title)"
      FileHandle.standardError.write(Data((isTerminal ? "\r\u{1B}[K" + line : line + "\n").utf8))
    }
  }

  func end() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
