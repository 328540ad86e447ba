import Synchronization

/// The content of a sheet, which is prepared when it is first needed: many sheets are only layers of others.
package final class SheetPreparation: Sendable {
  private enum State {
    /// The parts of the sheet, and a sheet below them, which is not processed again.
    case pending([StyleSheet.Part], above: SheetPreparation?)
    case made(SheetContent)
  }

  private let state: Mutex<State>
  // Not an `AtomicLazyReference`, whose generic code takes 600 instructions to read a known reference.
  private let isReady = Atomic(false)
  /// The content, which is written once, by the holder of the lock and before it is ready.
  nonisolated(unsafe) private var made: SheetContent?

  static let empty = SheetPreparation([])

  /// - Parameters:
  ///   - parts: The parts of the sheet.
  ///   - base: A sheet below them, which is not processed again.
  init(_ parts: [StyleSheet.Part], above base: SheetPreparation? = nil) {
    state = Mutex(.pending(parts, above: base))
  }

  /// The content, the same one each time.
  var content: SheetContent {
    if isReady.load(ordering: .acquiring), let made { return made }
    prepareBases()
    return state.withLock { state in
      switch state {
      case .made(let content): return content
      case .pending(let parts, let base):
        let content = SheetContent(parts, above: base?.content)
        state = .made(content)
        made = content
        isReady.store(true, ordering: .releasing)
        return content
      }
    }
  }

  /// Prepares the sheets below, the lowest first, since there may be thousands.
  private func prepareBases() {
    var pending: [SheetPreparation] = []
    var step = pendingBase
    while let sheet = step {
      pending.append(sheet)
      step = sheet.pendingBase
    }
    while let sheet = pending.popLast() { _ = sheet.content }
  }

  /// The sheet below, if this one is not prepared.
  private var pendingBase: SheetPreparation? {
    state.withLock { if case .pending(_, let base) = $0 { base } else { nil } }
  }
}
