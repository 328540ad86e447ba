import Foundation

/// A progress bar on the terminal that shows how many documents are done.
struct ProgressBar {
  private let total: Int
  private let isShown: Bool

  /// A bar for some work.
  ///
  /// - Parameter isBesideOutput: whether the bar may be shown on the terminal that results are printed to, below them.
  init(total: Int, isBesideOutput: Bool = false) {
    self.total = total
    isShown = total > 1 && isatty(2) == 1 && (isBesideOutput || isatty(1) == 0)
  }

  func show(_ done: Int) {
    guard isShown else { return }
    let width = 30
    let filled = done * width / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    write("\r\(bar) \(done)/\(total)")
  }

  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) { StandardOutput.warn(text) }
}
